import { describe, expect, test } from "vitest";
import { formatCombinationProof, formatRolls } from "@/lib/builder/criteria/format-combinations";
import type { CombinationReport } from "@/lib/builder/search/combinations";

const report: CombinationReport = {
  status: "optimal",
  results: [],
  excluded: 12,
  open: 0,
  bound: null,
  nodes: 50,
  ms: 900,
};

const set: CombinationReport["results"][number]["set"] = {
  armor: { head: "a", chest: "b", arms: "c", waist: "d", legs: "e" },
  charm: null,
  decorations: [],
  weaponDecorations: [],
  defense: 1,
  resistances: { fire: 0, water: 0, thunder: 0, ice: 0, dragon: 0 },
  freeSlots: [0, 0, 0],
  damage: 200,
};

describe("a search over weapons", () => {
  test("ends with what was left out and what was excluded", () => {
    const { title, more } = formatCombinationProof(report, true, 40);
    expect(title).toBe("Proven best.");
    expect(more).toContain("40 weapons and rolls left out");
    expect(more).toContain("12 excluded by proof");
    expect(formatCombinationProof(report, true, 0).more).toMatch(/^12 excluded by proof\. 50 combinations/);
  });

  test("that was stopped claims no proof, and states the gap", () => {
    const stopped = {
      ...report,
      status: "bounded",
      open: 3,
      bound: 210,
      results: [{ option: 0, pair: null, set }],
    } as const;
    const { title, more } = formatCombinationProof(stopped, true, 0);
    expect(title).toBe("Stopped before the proof.");
    expect(more).toContain("3 weapons and rolls not searched to the end.");
    expect(more).toContain("over 5% more than the best found");
    const unknown = formatCombinationProof({ ...stopped, bound: null }, true, 0);
    expect(unknown.more).toContain("They may deal more.");
  });

  test("shows rolls as a player reads them", () => {
    const choices = {
      parts: [
        { element: "fire", infusion: "attack" },
        { element: "fire", infusion: "attack" },
        { element: "fire", infusion: "affinity" },
      ],
      reinforcements: ["boost", "boost", "other"],
      setBonus: null,
      groupSkill: null,
    } as const;
    expect(formatRolls(choices, (_, id) => id)).toBe(
      "Fire parts (2 attack, 1 affinity); 2 × boost, 1 × other",
    );
    const mixed = {
      ...choices,
      parts: [...choices.parts.slice(0, 2), { element: "ice", infusion: "attack" }],
    } as const;
    expect(formatRolls({ ...mixed, reinforcements: [] }, (_, id) => id)).toBe(
      "Parts of different elements (3 attack)",
    );
  });
});
