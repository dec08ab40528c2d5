import { describe, expect, test } from "vitest";
import { listMonsterFigures } from "@/lib/wiki/monsters/get-monster-page.server";
import { suggestPairs } from "@/lib/wiki/monsters/suggest-pairs";

const monsters = listMonsterFigures();
const idsOf = (chosen: string | null, count = 6) =>
  suggestPairs(monsters, chosen, count).map((pair) => pair.map(({ id }) => id));

describe("suggested comparisons", () => {
  test("begin with a monster and its Guardian, and have no monster twice", () => {
    const pairs = idsOf(null);
    expect(pairs).toHaveLength(6);
    expect(pairs.slice(0, 3).map((pair) => pair.toSorted())).toEqual(
      expect.arrayContaining([
        ["arkveld", "guardian-arkveld"],
        ["doshaguma", "guardian-doshaguma"],
        ["guardian-rathalos", "rathalos"],
      ]),
    );
    expect(new Set(pairs.flat()).size).toBe(12);
  });

  test("of a chosen monster begin with it, and are of its species or its Guardian", () => {
    const pairs = idsOf("rathalos");
    expect(pairs[0]).toEqual(["rathalos", "guardian-rathalos"]);
    expect(pairs.every(([first]) => first === "rathalos")).toBe(true);
    expect(pairs.map(([, second]) => second)).toContain("rathian");
  });

  test("are none for a monster without its like, and never of small monsters", () => {
    expect(idsOf("baunos")).toEqual([]);
    expect(idsOf("no-such-monster")).toEqual([]);
  });
});
