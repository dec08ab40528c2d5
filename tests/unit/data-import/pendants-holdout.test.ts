import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

/** A second reader of the tables, as in `monster-combat-holdout.test.ts`: it needs `QUARRY_TABLES`. */
const folder = join(process.env.QUARRY_TABLES ?? "", "natives/STM/GameDesign");
const has = process.env.QUARRY_TABLES !== undefined && existsSync(folder);

// biome-ignore lint/suspicious/noExplicitAny: the tables have no types, and the reader has none on purpose.
type Json = any;

const read = (path: string) => readFileSync(join(folder, path), "utf8");
const listCodes = (text: string) => new Set(text.match(/CHARM_\d+/g));

describe.skipIf(!has)("a second reader of the tables", () => {
  test("finds the same pendants, with names in every language and what gives them", () => {
    const texts: Json = JSON.parse(read("Text/Excel_Equip/Charm.msg.23.json"));
    const contents = new Map<string, string[]>(
      texts.entries.map(({ guid, content }: Json) => [guid, content]),
    );
    const downloads = listCodes(read("DLC/UserData/DlcLinkDataCharm.user.3.json"));
    const eventFiles = readdirSync(join(folder, "Common")).filter((name) => /^Event\d/.test(name));
    const events = listCodes(eventFiles.map((name) => read(`Common/${name}`)).join(""));
    const [table]: Json = JSON.parse(read("Common/Equip/Charm.user.3.json"));
    const rows: Json[] = Object.values<Json>(table)[0]._Values.map((row: Json) => Object.values(row)[0]);
    const theirs = rows.map(({ _Type, _Name, _StoryFlag }) => {
      const code = _Type.split(" ")[1];
      const progress = _StoryFlag.endsWith("INVALID") ? null : "progress";
      const from = downloads.has(code) ? "download" : events.has(code) ? "event" : progress;
      const [english, german] = [1, 4].map(
        (number) => contents.get(_Name)?.[texts.languages.indexOf(number)],
      );
      return [code, english, german, from];
    });

    const german: Json = JSON.parse(readFileSync("data/names/de.json", "utf8"));
    const ours = JSON.parse(readFileSync("data/catalog/pendants.json", "utf8")).map(
      ({ id, gameId, name, from }: Json) => [gameId, name, german.pendants[id], from],
    );
    expect(ours).toHaveLength(168);
    expect(ours.toSorted()).toEqual(theirs.toSorted());
  });
});
