import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { groupDrops } from "@/lib/wiki/monsters/drop-groups";
import { partName } from "@/lib/wiki/monsters/part-names";

const names = { item: (id: string) => `Item ${id}`, part: (id: string) => `Part ${id}` };

describe("rewards by source", () => {
  test("rank, kind, part and column make a group; the likeliest stands first", () => {
    expect(
      groupDrops(
        [
          { rank: "high", kind: "carve", item: "scale", qty: 1, chance: 30 },
          { rank: "high", kind: "carve", item: "ruby", qty: 1, chance: 70 },
          { rank: "high", kind: "target", item: "tail", qty: 2, chance: 100, table: 2 },
          { rank: "high", kind: "target", item: "wing", qty: 1, chance: 100, table: 1 },
          { rank: "low", kind: "brokenPart", item: "wing", qty: 1, chance: 100, part: "head" },
        ],
        names,
      ),
    ).toEqual([
      {
        rank: "low",
        groups: [
          {
            kind: "brokenPart",
            part: { id: "head", name: "Part head" },
            rows: [["wing", "Item wing", 1, 100]],
          },
        ],
      },
      {
        rank: "high",
        groups: [
          { kind: "target", table: 1, rows: [["wing", "Item wing", 1, 100]] },
          { kind: "target", table: 2, rows: [["tail", "Item tail", 2, 100]] },
          {
            kind: "carve",
            rows: [
              ["ruby", "Item ruby", 1, 70],
              ["scale", "Item scale", 1, 30],
            ],
          },
        ],
      },
    ]);
  });

  test("a rank without rewards is left out", () => {
    expect(groupDrops([], names)).toEqual([]);
  });

  test("in the whole catalogue a group sums to 100, and to 200 where a part breaks twice", () => {
    const stored: { id: string; drops: Parameters<typeof groupDrops>[0] }[] = JSON.parse(
      readFileSync("data/catalog/monster-drops.json", "utf8"),
    );
    const sums = stored.flatMap(({ id, drops }) =>
      groupDrops(drops, names).flatMap(({ groups }) =>
        groups.map(({ kind, part, rows }) => ({
          source: `${id} ${kind} ${part?.id}`,
          sum: rows.reduce((sum, [, , , chance]) => sum + chance, 0),
        })),
      ),
    );
    expect(sums.length).toBeGreaterThan(500);
    expect(sums.filter(({ sum }) => sum !== 100)).toEqual([
      { source: "blangonga brokenPart head", sum: 200 },
      { source: "gogmazios brokenPart back", sum: 200 },
    ]);
  });

  test("a part that nobody has named is refused, not shown by its id", () => {
    expect(partName("corner", new Map())).toBe("Horn");
    expect(partName("head", new Map([["head", "Head"]]))).toBe("Head");
    expect(() => partName("third-eye", new Map())).toThrow("third-eye");
  });
});
