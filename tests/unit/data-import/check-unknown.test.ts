import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { getQuality } from "@/lib/catalog/get-quality.server";
import { formatNoSource } from "@/lib/wiki/items/format-no-source";
import { getItem } from "@/lib/wiki/items/get-item.server";
import {
  findMentions,
  listNewMentions,
  type Mentions,
  mentionsSchema,
  unknownSchema,
} from "@/scripts/data-import/check-unknown";
import { runImportCommand } from "@/scripts/data-import/import-command";
import { Overlays } from "@/scripts/data-import/overlays";
import { Tables } from "@/scripts/data-import/tables";
import { copyData, makeFolder } from "@/tests/support/data-import/tables";

const entries = new Overlays("data/sources").get("unknown", unknownSchema);
const mentions = mentionsSchema.parse(JSON.parse(readFileSync("data/unknown.json", "utf8")));

/** A checkout with files of one's own, and one entry that is searched for in it. */
function search(files: Readonly<Record<string, unknown>>, entry: object): Mentions {
  const folder = makeFolder();
  mkdirSync(join(folder, "GameDesign/Common/Item"), { recursive: true });
  for (const [file, value] of Object.entries(files)) {
    const path = join(folder, "GameDesign", file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify(value));
  }
  const overlay = { provenance: ["test"], entries: [{ id: "the-thing", ...entry }] };
  writeFileSync(join(folder, "unknown.json"), JSON.stringify(overlay));
  return findMentions(Tables.open(folder), new Overlays(folder));
}

describe("a search for what is unknown", () => {
  test("finds the value of an enum in any table, and no longer number that begins alike", () => {
    const files = { "A/Has.user.3.json": ["[7] ITEM_0007"], "A/Other.user.3.json": ["[70] ITEM_00070"] };
    expect(search(files, { tables: ['] ITEM_0007"'] })).toEqual({ "the-thing": ["A/Has.user.3.json"] });
  });

  test("finds a column in the folders that are named, a name in English texts alone", () => {
    const texts = { languages: [0, 1], entries: [{ content: ["Gajau Hide", "Great Hide"] }] };
    const files = {
      "A/Has.user.3.json": { _Recoil: 1 },
      "B/Has.user.3.json": { _Recoil: 1 },
      "Text/Japanese.msg.23.json": texts,
      "Text/English.msg.23.json": { ...texts, languages: [1, 0] },
    };
    expect(search(files, { tables: ["_Recoil"], folders: ["A"], texts: ["Gajau Hide"] })).toEqual({
      "the-thing": ["A/Has.user.3.json", "Text/English.msg.23.json"],
    });
  });

  test("reports a file that is new, and nothing of an entry that is new", () => {
    const before = { glory: ["A", "B"] };
    expect(listNewMentions(before, { glory: ["B"], other: ["A"] })).toEqual([]);
    expect(listNewMentions(before, { glory: ["A", "B", "C"] })).toEqual([
      "glory is called unknown, and C mentions it now",
    ]);
  });

  test("stops an import of a new mention until it is accepted", () => {
    const dataFolder = copyData();
    const lines: string[] = [];
    const run = (found: Mentions, ...args: string[]) =>
      runImportCommand(["tests/fixtures/tables", ...args], {
        dataFolder,
        importers: [],
        findMentions: () => found,
        print: (text) => lines.push(text),
        today: "2026-11-23",
      });
    const read = () => JSON.parse(readFileSync(join(dataFolder, "unknown.json"), "utf8"));
    expect(run({ glory: ["A"] })).toBe(0);
    expect(run({ glory: ["A"] }, "--check")).toBe(0);
    expect(run({ glory: ["A", "B"] }, "--check")).toBe(1);
    expect(run({ glory: ["A", "B"] })).toBe(1);
    expect(lines).toContain("! glory is called unknown, and B mentions it now");
    expect(read()).toEqual({ glory: ["A"] });
    expect(run({ glory: ["A", "B"] }, "--accept-mentions")).toBe(0);
    expect(read()).toEqual({ glory: ["A", "B"] });
  });
});

/** How the site says that something about the game is unknown. */
const claim =
  /\bunknown\b|\b(?:is|are) not known\b|\bno data\b|\b(?:isn|aren)['’]t known\b|\bmeaning isn['’]t|\bnot in our data\b|\bdata has no recipe\b|\b(?:does not|doesn['’]t|do not|don['’]t) (?:say|name)\b|\bunnamed\b|\buncertain\b/i;
/** Code, and what a link, a file or a person names that there is no such thing of. */
const noClaim =
  /[:<|] ?unknown\b|unknown(?:[[(.,]|: \[)|\bfunction\b|=>|\bconst\b|^Unknown [^:]*: ?|^The (?:link|file|worker|engine) |\bunknown (?:ID|type|fields)\b|^Not found|\$\{unknown\.id\}|values that aren't known$|disputed or unknown|what isn't known|^Empty if|\bunnamed\./i;
const sourceFolders = ["components/wiki", "components/builder", "lib/catalog", "lib/drops", "lib/shopping"];
const otherFolders = ["lib/wiki", "lib/builder/target", "pages/wiki"];

/** Sentences of the interface that call something unknown, with their file. */
function listSourceClaims(): { readonly where: string; readonly sentence: string }[] {
  return [...sourceFolders, ...otherFolders].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((path) => /\.tsx?$/.test(path))
      .flatMap((path) => {
        const where = join(folder, path);
        const code = readFileSync(where, "utf8").replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
        return [...code.matchAll(/"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`|[>}]([^<>{}"`;]+)(?=[<{])/g)]
          .map(([, quoted, template, text]) => (quoted ?? template ?? text ?? "").replace(/\s+/g, " ").trim())
          .filter((sentence) => sentence.includes(" ") && claim.test(sentence) && !noClaim.test(sentence))
          .map((sentence) => ({ where, sentence }));
      }),
  );
}

/** Sentences of our prose that call something unknown. */
function listTextClaims(): { readonly where: string; readonly sentence: string }[] {
  const texts = readdirSync("data/texts").flatMap((file) => {
    const path = join("data/texts", file);
    const byId = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(path, "utf8")));
    return Object.entries(byId).map(([id, sentence]) => ({ where: `${path}, ${id}`, sentence }));
  });
  return texts.filter(({ sentence }) => claim.test(sentence));
}

describe("what the site calls unknown", () => {
  const covers = (sentence: string) =>
    entries.some(({ claims }) => claims.some((each) => sentence.includes(each)));

  test("has an entry that says what was searched, wherever the site says it", () => {
    const said = [...listSourceClaims(), ...listTextClaims()];
    expect(said.length).toBeGreaterThan(50);
    expect(said.filter(({ sentence }) => !covers(sentence))).toEqual([]);
  });

  test("has one for every gap of the page of data quality", () => {
    expect(getQuality().unknown.filter(({ text }) => !covers(text) && !/inferred/.test(text))).toEqual([]);
  });

  test("has one for every skill without figures and every item without a source, and for no other", () => {
    const { skills, foodSkills, items } = getCatalog();
    const listIds = (kind: string) =>
      entries.flatMap(({ id }) => (id.startsWith(`${kind}/`) ? [id.slice(kind.length + 1)] : [])).toSorted();
    const noSource = items.all.filter(({ id }) => getItem(id).sourceCount === 0).map(({ id }) => id);
    const noFigures = skills.all.filter(({ effects, effectsByWeapon = [] }) => {
      return effects.length === 0 && effectsByWeapon.length === 0;
    });
    expect(listIds("items")).toEqual(noSource.toSorted());
    expect(listIds("skills")).toEqual(expect.arrayContaining(noFigures.map(({ id }) => id)));
    expect(listIds("food-skills")).toEqual(
      expect.arrayContaining(foodSkills.all.flatMap(({ id, effects }) => (hasNone(effects) ? [id] : []))),
    );
  });

  test("was searched in the tables of the last import", () => {
    expect(Object.keys(mentions)).toEqual(entries.map(({ id }) => id));
    expect(mentions["skills/glorys-favor"]).toContain("Common/Equip/SkillData.user.3.json");
  });

  test("names a table that pays an item where one does, and only then", () => {
    for (const { id } of entries.filter((entry) => entry.id.startsWith("items/"))) {
      const named = [...formatNoSource(id.slice("items/".length)).matchAll(/\((\w+)\)/g)].map(
        ([, name]) => name,
      );
      const paying = (mentions[id] ?? []).flatMap((file) => {
        const name =
          /^(?:Common\/Item|Facility|Mission\/_UserData|Mission\/_UserData\/_Reward|DLC\/UserData|Environment\/UserData\/ExFieldPattern\/ExFieldPattern_Default)\/(\w+)\./.exec(
            file,
          )?.[1];
        return name &&
          /^(?:CommonRewardData|FixItems|BowlingRewardData|MissionRewardData|SupplyItemData|DLCItemPackData|GrillData|ExQuestRewardSetting)$/.test(
            name,
          )
          ? [name]
          : [];
      });
      expect([id, paying.toSorted()]).toEqual([id, named.toSorted()]);
    }
  });
});

function hasNone(effects: object | readonly unknown[]): boolean {
  return Object.keys(effects).length === 0;
}
