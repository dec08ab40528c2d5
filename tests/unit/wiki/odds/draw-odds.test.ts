import { describe, expect, test } from "vitest";
import { getTalismanChance, type TalismanPools } from "@/lib/drops/talisman-odds";
import { getDecorationChance, listOrbsFor } from "@/lib/wiki/odds/decoration-odds";
import { getReinforcementChance, type ReinforcementPool } from "@/lib/wiki/odds/reinforcement-odds";

const orb = {
  id: "orb",
  name: "Orb",
  tiers: [
    { chance: 75, decorations: [{ decoration: "common", weight: 1 }] },
    {
      chance: 25,
      decorations: [
        { decoration: "a", weight: 3 },
        { decoration: "b", weight: 1 },
      ],
    },
  ],
};

describe("decoration orbs", () => {
  test("give a tier, then a share of its weight", () => {
    expect(getDecorationChance(orb, "common")).toBe(0.75);
    expect(getDecorationChance(orb, "a")).toBe(0.1875);
    expect(getDecorationChance(orb, "none")).toBe(0);
  });

  test("are listed by their chance, those that never give it left out", () => {
    const better = {
      ...orb,
      id: "better",
      tiers: [{ chance: 100, decorations: [{ decoration: "b", weight: 1 }] }],
    };
    expect(listOrbsFor([orb, better], "b").map(({ orb, chance }) => [orb.id, chance])).toEqual([
      ["better", 1],
      ["orb", 0.0625],
    ]);
    expect(listOrbsFor([orb, better], "a").map(({ orb }) => orb.id)).toEqual(["orb"]);
  });
});

const pools: TalismanPools = {
  talismans: [
    {
      id: "plain",
      appraisedFrom: [{ item: "stone", chance: 80 }],
      patterns: [[1, 0, 0, 0]],
      weights: [1],
    },
    {
      id: "golden",
      appraisedFrom: [{ item: "stone", chance: 20 }],
      patterns: [
        [2, 1, 0, 1],
        [2, 1, 0, 2],
      ],
      weights: [3, 1],
    },
  ],
  skillGroups: {
    1: [
      { skill: "attack", level: 1 },
      { skill: "guard", level: 1 },
      { skill: "speed", level: 1 },
      { skill: "focus", level: 1 },
    ],
    2: [
      { skill: "attack", level: 3 },
      { skill: "guard", level: 2 },
    ],
  },
  slotGroups: { 0: [], 1: [{ kind: "armor", slot: 1 }], 2: [{ kind: "armor", slot: 2 }] },
};

const getChance = (skills: readonly (readonly [string, number])[], slot: 1 | 2 | 3 | null = null) =>
  getTalismanChance(pools, "stone", {
    skills: skills.map(([skill, level]) => ({ skill, level })),
    slot: slot && { kind: "armor", slot },
  });

describe("talismans", () => {
  test("are drawn by talisman, pattern and skill", () => {
    // Golden, then one of two skills.
    expect(getChance([["attack", 2]])).toBeCloseTo(0.2 / 2, 12);
    // Plain: one of four. Golden: first, or guard first and then one of the three that are left.
    expect(getChance([["attack", 1]])).toBeCloseTo(0.8 / 4 + 0.2 * (1 / 2 + (1 / 2) * (1 / 3)), 12);
  });

  test("never have a skill twice: one that came up too low is lost", () => {
    // Guard 2 first, since the second draw has it at level 1; then attack is one of three.
    expect(
      getChance([
        ["guard", 2],
        ["attack", 1],
      ]),
    ).toBeCloseTo(0.2 * (1 / 2) * (1 / 3), 12);
    // Either order: attack 3 and guard 1, or guard 2 and attack 1.
    expect(
      getChance([
        ["guard", 1],
        ["attack", 1],
      ]),
    ).toBeCloseTo(0.2 * (1 / 3), 12);
  });

  test("have the slots of their pattern, by its weight", () => {
    expect(getChance([], 1)).toBeCloseTo(0.2, 12);
    expect(getChance([], 2)).toBeCloseTo(0.2 / 4, 12);
    expect(getChance([["attack", 3]], 2)).toBeCloseTo(0.2 / 4 / 2, 12);
    expect(getChance([], 3)).toBe(0);
    expect(getTalismanChance(pools, "stone", { skills: [], slot: { kind: "weapon", slot: 1 } })).toBe(0);
  });

  test("cannot be more than they have room for, and need an item that gives them", () => {
    expect(
      getChance([
        ["attack", 1],
        ["guard", 1],
        ["speed", 1],
      ]),
    ).toBe(0);
    expect(getChance([])).toBeCloseTo(1, 12);
    expect(getTalismanChance(pools, "other", { skills: [], slot: null })).toBe(0);
  });
});

const coin: ReinforcementPool = {
  categories: [
    { id: "attack", weight: 60, max: 3 },
    { id: "sharpness", weight: 60, max: 1 },
  ],
  bonuses: [
    { id: "attack-ii", category: "attack", weight: 100, max: 3 },
    { id: "attack-ex", category: "attack", weight: 100, max: 1 },
    { id: "sharpness-i", category: "sharpness", weight: 100, max: 1 },
  ],
  draws: 2,
};

describe("reinforcements", () => {
  test("take a category, then a bonus of it", () => {
    // Both draws attack: half of the first, half of the second.
    expect(getReinforcementChance({ ...coin, draws: 1 }, ["attack-ex"])).toBe(0.25);
    expect(getReinforcementChance({ ...coin, draws: 1 }, ["sharpness-i"])).toBe(0.5);
  });

  test("leave out a category and a bonus that are full", () => {
    // Sharpness first (1/2), then attack for certain; or attack first (1/2), then sharpness (1/2).
    expect(getReinforcementChance(coin, ["sharpness-i"])).toBeCloseTo(0.75, 12);
    // EX twice can't be. EX and II: EX first (1/4) then attack (1/2) is II for certain; II first (1/4) then EX (1/4).
    expect(getReinforcementChance(coin, ["attack-ex", "attack-ex"])).toBe(0);
    expect(getReinforcementChance(coin, ["attack-ex", "attack-ii"])).toBeCloseTo(1 / 8 + 1 / 16, 12);
  });

  test("come to 1 together, and to 0 for a bonus that is not in the pool", () => {
    expect(getReinforcementChance(coin, [])).toBeCloseTo(1, 12);
    expect(getReinforcementChance(coin, ["other"])).toBe(0);
  });
});
