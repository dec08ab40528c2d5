import { describe, expect, test } from "vitest";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { getPartName } from "@/lib/catalog/relations/get-part-name.server";
import { dropKinds } from "@/lib/catalog/world-codes";
import { listDropGroups } from "@/lib/wiki/monsters/list-drop-groups.server";

const monsters = getCatalog().monsters.all.map(({ id }) => id);

describe("rewards by source", () => {
  test("low rank before high, sources in their order, the likeliest first", () => {
    for (const id of monsters) {
      const ranks = listDropGroups(id);
      expect(["low high", "low", "high", ""]).toContain(ranks.map(({ rank }) => rank).join(" "));
      for (const { groups } of ranks) {
        const kinds = groups.map(({ kind }) => dropKinds.indexOf(kind));
        expect(kinds, id).toEqual(kinds.toSorted((a, b) => a - b));
        for (const { rows } of groups) {
          const chances = rows.map(([, , , chance]) => chance);
          expect(chances, id).toEqual(chances.toSorted((a, b) => b - a));
        }
      }
    }
  });

  test("a row names its item, and a part is told by name", () => {
    const low = listDropGroups("balahara").find(({ rank }) => rank === "low");
    const head = low?.groups.find(({ kind, part }) => kind === "brokenPart" && part?.id === "head");
    expect(head?.part?.name).toBe("Head");
    expect(head?.rows).toEqual([
      ["balahara-skull", "Balahara Skull", 1, 80],
      ["balahara-black-pearl", "Balahara Black Pearl", 1, 20],
    ]);
  });

  test("in the whole catalog a group sums to 100, and to 200 where a part breaks twice", () => {
    const sums = monsters.flatMap((id) =>
      listDropGroups(id).flatMap(({ groups }) =>
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
    expect(getPartName("corner")).toBe("Horn");
    expect(getPartName("head")).toBe("Head");
    expect(() => getPartName("third-eye")).toThrow("third-eye");
  });
});
