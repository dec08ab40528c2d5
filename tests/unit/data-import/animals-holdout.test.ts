import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

/** A second reader of the tables, as in `monster-combat-holdout.test.ts`: it needs `QUARRY_TABLES`. */
const folder = join(process.env.QUARRY_TABLES ?? "", "natives/STM/GameDesign/Common/Enemy");
const has = process.env.QUARRY_TABLES !== undefined && existsSync(folder);

// biome-ignore lint/suspicious/noExplicitAny: the tables have no types, and the reader has none on purpose.
type Json = any;

const facts = (file: string): Json[] => JSON.parse(readFileSync(`data/catalog/${file}.json`, "utf8"));

describe.skipIf(!has)("a second reader of the tables", () => {
  test("finds the same items from animals, in the same mean numbers", () => {
    const items = new Map(facts("items").map(({ id, gameId }) => [gameId, id]));
    const ours = facts("item-sources").flatMap(({ id, sources }) =>
      sources.flatMap((source: Json) => (source.kind === "animal" ? [[id, source.pieces]] : [])),
    );
    const theirs: [string, number][] = [];
    for (const file of readdirSync(folder).filter((name) => name.startsWith("EM5"))) {
      const groups = new Map<string, Map<number, number>>();
      let type = "";
      const [table] = JSON.parse(readFileSync(join(folder, file), "utf8"));
      for (const row of Object.values<Json>(table)[0]._Values.map((each: Json) => Object.values(each)[0])) {
        if (!row._rewardType.endsWith("INVALID")) type = row._rewardType;
        const item = Number(/\d+/.exec(row._IdStory)?.[0]);
        const given = groups.get(type) ?? new Map<number, number>();
        const pieces = (row._RewardNumStory * row._probabilityStory) / 100;
        groups.set(type, given.set(item, (given.get(item) ?? 0) + pieces));
      }
      // Kinds of reward that repeat an item give as much of it, so that any of them will do.
      const merged = new Map([...groups.values()].flatMap((given) => [...given]));
      for (const [item, pieces] of merged) {
        const id = items.get(item);
        if (id !== undefined && pieces > 0) theirs.push([id, Math.round(pieces * 1e5) / 1e5]);
      }
    }
    expect(ours.length).toBe(theirs.length);
    expect(ours.length).toBeGreaterThan(25);
    expect(ours.toSorted()).toEqual(theirs.toSorted());
  });
});
