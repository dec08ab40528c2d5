import fc from "fast-check";
import loadHighs from "highs";
import { describe, expect, test } from "vitest";
import type { BuilderCatalog } from "@/lib/builder/catalog/catalog";
import type { FoundSet, SearchQuery } from "@/lib/builder/search/query";
import { checkReport, checkSet } from "@/tests/support/builder/check-set";
import { integerProgram, solveProgram } from "@/tests/support/builder/integer-program";
import { bestFigures, everySet } from "@/tests/support/builder/oracle";
import { smallQuestion } from "@/tests/support/builder/random-query";
import { figuresOf } from "@/tests/support/builder/reading";
import { getRuns } from "@/tests/support/test-size";

/** What the search is proved against is itself tried here: two ways of thinking, and planted faults. */
describe("the exhaustive search and the integer program", () => {
  test("agree on the best set, its second figure and the set after it", async () => {
    const highs = await loadHighs();
    fc.assert(
      fc.property(smallQuestion(), ({ catalog, query }) => {
        const objective = query.objective ?? { kind: "defense" };
        const second = objective.kind === "defense" ? "slots" : "defense";
        const sets = everySet(query, catalog);
        const [best, next] = bestFigures(sets, objective, 2);
        const solved = solveProgram(highs, integerProgram(query, catalog));
        expect(solved.feasible).toBe(best !== undefined);
        if (!best) return;
        expect(solved.value).toBe(best[0]);

        const tie = { objective: { kind: second } as const, atLeast: { objective, value: best[0] } };
        expect(solveProgram(highs, integerProgram(query, catalog, tie)).value).toBe(best[1]);

        const again = solveProgram(highs, integerProgram(query, catalog, { without: [solved.armor] }));
        expect(again.feasible).toBe(next !== undefined);
        if (next) expect(again.value).toBe(next[0]);
      }),
      { numRuns: getRuns({ small: 40, full: 400 }) },
    );
  });
});

const none = { fire: 0, water: 0, thunder: 0, ice: 0, dragon: 0 };

function piece(part: "head" | "chest" | "arms" | "waist" | "legs", slots: readonly number[]) {
  return {
    id: part,
    piece: part,
    rank: "high" as const,
    rarity: 8,
    defenseMax: 10,
    slots,
    skills: [],
    setBonuses: ["pulse"],
    groupSkills: [],
    resistances: { ...none, fire: 1 },
  };
}

const catalog: BuilderCatalog = {
  skills: [
    { id: "guard", kind: "armor", maxLevel: 3 },
    { id: "focus", kind: "weapon", maxLevel: 3 },
    { id: "pulse", kind: "set-bonus", maxLevel: 1, levels: [{ level: 1, pieces: 4 }] },
  ],
  armor: [
    piece("head", [3, 1]),
    { ...piece("head", [1]), id: "low-head", rank: "low" },
    piece("chest", [2]),
    piece("arms", []),
    piece("waist", []),
    piece("legs", [1]),
  ],
  decorations: [
    { id: "guard-jewel", kind: "armor", slot: 2, skills: [{ skill: "guard", level: 1 }] },
    { id: "focus-jewel", kind: "weapon", slot: 1, skills: [{ skill: "focus", level: 1 }] },
  ],
  charms: [{ id: "guard-charm", skills: [{ skill: "guard", level: 1 }] }],
  talismans: {
    talismans: [{ id: "old-charm", rarity: 5, patterns: [[1, 1, 0, 1]] }],
    skillGroups: [
      {
        group: 1,
        entries: [
          { skill: "guard", level: 1 },
          { skill: "focus", level: 1 },
        ],
      },
    ],
    slotGroups: [{ group: 1, slots: [{ kind: "armor", slot: 1 }] }],
  },
};

const query: SearchQuery = {
  skills: { guard: 2, focus: 1 },
  bonuses: { pulse: 1 },
  weapon: { slots: [1] },
};

const good: FoundSet = {
  armor: { head: "head", chest: "chest", arms: "arms", waist: "waist", legs: "legs" },
  charm: { kind: "charm", id: "guard-charm" },
  decorations: ["guard-jewel"],
  weaponDecorations: ["focus-jewel"],
  defense: 50,
  resistances: { ...none, fire: 5 },
  freeSlots: [2, 0, 1],
};

const talisman = {
  kind: "talisman" as const,
  id: null,
  talisman: "old-charm",
  skills: [
    { skill: "focus", level: 1 },
    { skill: "guard", level: 1 },
  ],
  slots: [{ kind: "armor" as const, slot: 1 }],
};

describe("the checker", () => {
  test("has nothing to say about a good set", () => {
    expect(checkSet(good, query, catalog)).toEqual([]);
    expect(
      checkSet(
        { ...good, charm: talisman, weaponDecorations: [], freeSlots: [3, 0, 1] },
        { ...query, talismans: "any-legal" },
        catalog,
      ),
    ).toEqual([]);
  });

  const faults: [string, Partial<FoundSet>, Partial<SearchQuery>, string][] = [
    ["an unknown piece", { armor: { ...good.armor, legs: "nothing" } }, {}, "may not be equipped"],
    ["a piece in another place", { armor: { ...good.armor, legs: "arms" } }, {}, "may not be equipped"],
    ["a piece of another rank", { armor: { ...good.armor, head: "low-head" } }, {}, "may not be equipped"],
    ["an excluded piece", {}, { excluded: ["arms"] }, "may not be equipped"],
    ["a piece other than the pinned one", {}, { pinned: { head: "low-head" } }, "may not be equipped"],
    ["an excluded charm", {}, { excluded: ["guard-charm"] }, "charm: guard-charm"],
    ["a charm where there are none", {}, { charms: "none" }, "charm: guard-charm"],
    ["no charm where one is pinned", { charm: null }, { pinned: { charm: "guard-charm" } }, "is pinned"],
    ["a talisman where there are none", { charm: talisman }, {}, "is not owned like this"],
    [
      "a talisman that was altered",
      { charm: { ...talisman, id: "mine", skills: [{ skill: "guard", level: 2 }] } },
      { talismans: [{ ...talisman, id: "mine" }] },
      "is not owned like this",
    ],
    [
      "a talisman with the same skill twice",
      { charm: { ...talisman, skills: [1, 1].map((level) => ({ skill: "guard", level })) } },
      { talismans: "any-legal" },
      "no talisman can be",
    ],
    [
      "a talisman with a place left open",
      { charm: { ...talisman, skills: [{ skill: "guard", level: 1 }] } },
      { talismans: "any-legal" },
      "no talisman can be",
    ],
    [
      "a talisman with other slots",
      { charm: { ...talisman, slots: [] } },
      { talismans: "any-legal" },
      "no talisman can be",
    ],
    ["a decoration of the other kind", { decorations: ["focus-jewel"] }, {}, "of the other kind"],
    ["too few decorations", { decorations: [], freeSlots: [2, 1, 1] }, {}, "guard lacks 1"],
    ["too few weapon decorations", { weaponDecorations: [] }, {}, "focus lacks 1"],
    ["decorations that are not owned", {}, { decorations: { "focus-jewel": 1 } }, "are not owned"],
    [
      "decorations beyond the slots",
      { decorations: ["guard-jewel", "guard-jewel", "guard-jewel"] },
      { skills: { guard: 4, focus: 1 } },
      "do not fit the armor slots",
    ],
    ["weapon decorations beyond the slots", {}, { weapon: {} }, "do not fit the weapon slots"],
    ["a decoration for nothing", {}, { skills: { guard: 1, focus: 1 } }, "is not needed"],
    ["a free slot that is taken", { freeSlots: [2, 1, 1] }, {}, "freeSlots: 2,1,1 instead of 2,0,1"],
    ["a large slot used for a small one", { freeSlots: [2, 1, 0] }, {}, "freeSlots: 2,1,0 instead of 2,0,1"],
    ["another defense", { defense: 51 }, {}, "defense: 51 instead of 50"],
    ["another resistance", { resistances: none }, {}, "fire 0 instead of 5"],
  ];

  test.each(faults)("finds %s", (_name, set, more, complaint) => {
    expect(checkSet({ ...good, ...set }, { ...query, ...more }, catalog).join()).toContain(complaint);
  });

  test("counts the pieces of a bonus", () => {
    const without = catalog.armor.map((each) =>
      ["head", "arms"].includes(each.id) ? { ...each, setBonuses: [] } : each,
    );
    expect(checkSet(good, query, { ...catalog, armor: without })).toEqual([
      "bonuses: pulse has 3 of 4 pieces",
    ]);
  });

  test("finds the same armor twice, a wrong order, and sets with a status that denies them", () => {
    const report = { bound: null, nodes: 0, ms: 0 };
    const complain = (more: { status: "optimal" | "infeasible"; results: FoundSet[] }, limit = 9) =>
      checkReport({ ...report, ...more }, { ...query, limit }, catalog).join();
    expect(complain({ status: "optimal", results: [good] })).toBe("");
    expect(complain({ status: "optimal", results: [good, good] })).toBe("the same armor is listed twice");
    expect(complain({ status: "optimal", results: [good, good] }, 1)).toContain(
      "more sets than were requested",
    );
    expect(complain({ status: "infeasible", results: [good] })).toBe("infeasible, with sets");
    expect(complain({ status: "optimal", results: [] })).toBe("optimal, without a set");
    const better = { ...good, defense: 60 };
    expect(complain({ status: "optimal", results: [good, better] })).toContain("result 1 is better");
    expect(figuresOf(better, { kind: "slots" })).toEqual([10_002, 60]);
  });
});
