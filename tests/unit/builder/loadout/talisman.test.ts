import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { SkillLevel, TalismanRules } from "@/lib/builder/catalog/catalog";
import type { TalismanFigures } from "@/lib/builder/loadout/model";
import {
  createTalismanRuleIndex,
  findTalismanProblems,
  isLegalTalisman,
  type TalismanRuleIndex,
} from "@/lib/builder/loadout/talisman";
import { deepFreeze } from "@/lib/catalog/deep-freeze";
import { catalog, data, goldenTalisman } from "@/tests/support/builder/loadouts";
import { anyTalisman } from "@/tests/support/builder/random-loadouts";
import { getRuns } from "@/tests/support/test-size";

/** Two kinds: `one` draws from a and b, or from a alone; `two` draws from b and c. */
const rules: TalismanRules = {
  talismans: [
    {
      id: "one",
      rarity: 5,
      patterns: [
        [1, 2, 0, 1],
        [1, 0, 0, 2],
      ],
    },
    { id: "two", rarity: 6, patterns: [[2, 3, 3, 0]] },
  ],
  skillGroups: [
    { group: 1, entries: [entry("attack-boost", 1), entry("focus", 2)] },
    { group: 2, entries: [entry("attack-boost", 1), entry("agitator", 1)] },
    { group: 3, entries: [entry("agitator", 1), entry("burst", 1), entry("foray", 1)] },
  ],
  slotGroups: [
    { group: 0, slots: [] },
    {
      group: 1,
      slots: [
        { kind: "weapon", slot: 1 },
        { kind: "armor", slot: 2 },
      ],
    },
    { group: 2, slots: [{ kind: "armor", slot: 3 }] },
  ],
};
deepFreeze(rules);
const law = createTalismanRuleIndex({ talismans: rules, skills: data.skills });

function entry(skill: string, level: number): SkillLevel {
  return { skill, level };
}

function codes(figures: TalismanFigures, by: TalismanRuleIndex = law): string[] {
  return findTalismanProblems(deepFreeze(figures), by).map(({ code }) => code);
}

const bothSlots = rules.slotGroups[1]?.slots ?? [];
const legal: TalismanFigures = {
  talisman: "one",
  skills: [entry("focus", 2), entry("agitator", 1)],
  slots: bothSlots,
};

describe("an invented talisman", () => {
  test("is legal with one entry of each group and the slots of the pattern", () => {
    expect(codes(legal)).toEqual([]);
    expect(isLegalTalisman(legal, law)).toBe(true);
  });

  test("may name skills and slots in any order", () => {
    expect(codes({ ...legal, skills: legal.skills.toReversed(), slots: legal.slots.toReversed() })).toEqual(
      [],
    );
  });

  test("deals skills out to groups that overlap", () => {
    // Attack Boost is in both groups; only group 1 has Focus, so Attack Boost must come from group 2.
    expect(codes({ ...legal, skills: [entry("attack-boost", 1), entry("focus", 2)] })).toEqual([]);
    expect(codes({ ...legal, skills: [entry("focus", 2), entry("attack-boost", 1)] })).toEqual([]);
  });

  test("takes no entry for a group 0", () => {
    expect(codes({ ...legal, skills: [entry("focus", 2)], slots: [{ kind: "armor", slot: 3 }] })).toEqual([]);
  });

  test("is not legal with the slots of another pattern", () => {
    expect(codes({ ...legal, slots: [{ kind: "armor", slot: 3 }] })).toEqual(["talisman-slots"]);
    expect(codes({ ...legal, slots: [] })).toEqual(["talisman-slots"]);
    expect(codes({ ...legal, slots: [...bothSlots, { kind: "armor", slot: 1 }] })).toEqual([
      "talisman-slots",
    ]);
  });

  test("is not legal with an armor slot where a weapon slot belongs", () => {
    const slots = bothSlots.map(({ slot }) => ({ kind: "armor" as const, slot }));
    expect(codes({ ...legal, slots })).toEqual(["talisman-slots"]);
  });

  test("is not legal with two entries of one group", () => {
    // Both are in group 1 alone or need it; group 2 has no Focus.
    expect(codes({ ...legal, skills: [entry("burst", 1), entry("focus", 2)] })).toEqual(["talisman-skills"]);
  });

  test("is not legal with fewer or more skills than the pattern has groups", () => {
    const alone = { ...legal, skills: [entry("focus", 2)] };
    expect(codes(alone)).toEqual(["talisman-slots"]);
    expect(codes({ ...legal, skills: [] })).toEqual(["talisman-skills"]);
    expect(codes({ ...legal, skills: [...legal.skills, entry("burst", 1)] })).toEqual(["talisman-skills"]);
  });

  test("is not legal with a level that no group has", () => {
    expect(codes({ ...legal, skills: [entry("focus", 1), entry("agitator", 1)] })).toEqual([
      "talisman-skills",
    ]);
  });

  test("is not legal with skills that another talisman has", () => {
    const skills = [entry("agitator", 1), entry("burst", 1), entry("foray", 1)];
    expect(codes({ talisman: "two", skills, slots: [] })).toEqual([]);
    expect(codes({ talisman: "one", skills, slots: [] })).toEqual(["talisman-skills", "talisman-slots"]);
  });

  test("does not have the same skill twice, though two groups hold it", () => {
    const twice = { ...legal, skills: [entry("attack-boost", 1), entry("attack-boost", 1)] };
    expect(findTalismanProblems(twice, law)).toEqual([
      { code: "talisman-skill-twice", skill: "attack-boost" },
    ]);
    expect(isLegalTalisman(twice, law)).toBe(false);
  });

  test.each([0, -1, 1.5, 4, Number.NaN])("does not have level %s of a skill with three", (level) => {
    expect(findTalismanProblems({ ...legal, skills: [entry("focus", level)] }, law)[0]).toEqual({
      code: "talisman-skill-level",
      skill: "focus",
      level,
      maxLevel: 3,
    });
  });

  test("names what is not known", () => {
    expect(findTalismanProblems({ ...legal, talisman: "three" }, law)).toEqual([
      { code: "talisman-unknown", talisman: "three" },
    ]);
    expect(findTalismanProblems({ ...legal, skills: [entry("flight", 1)] }, law)).toEqual([
      { code: "talisman-skill-unknown", skill: "flight" },
    ]);
  });

  test("is told of wrong slots even where a skill is wrong", () => {
    expect(codes({ ...legal, skills: [entry("flight", 1)], slots: [{ kind: "weapon", slot: 3 }] })).toEqual([
      "talisman-skill-unknown",
      "talisman-slots",
    ]);
  });
});

describe("a talisman of the game", () => {
  test("is legal as the tables have it, and not with one level more", () => {
    expect(codes(goldenTalisman, catalog)).toEqual([]);
    const skills = [entry("attack-boost", 4), entry("divine-blessing", 3)];
    expect(codes({ ...goldenTalisman, skills }, catalog)).toEqual(["talisman-skills"]);
  });

  test("is legal whichever entries its groups give", () => {
    fc.assert(
      fc.property(anyTalisman, (talisman) => {
        expect(codes(talisman, catalog)).toEqual([]);
      }),
      { numRuns: getRuns({ small: 80, full: 500 }) },
    );
  });

  test("agrees with a plain walk over all patterns, legal or not", () => {
    const pool = data.talismans.skillGroups.flatMap(({ entries }) => entries);
    const runs = getRuns({ small: 150, full: 1000 });
    let found = 0;
    const anything = fc.record({
      talisman: fc.constantFrom(...data.talismans.talismans.map(({ id }) => id)),
      skills: fc.array(fc.constantFrom(...pool), { minLength: 1, maxLength: 3 }),
      slots: fc.constantFrom(...data.talismans.slotGroups.map(({ slots }) => slots)),
    });
    // A third of the legal ones stay as they are, the rest get one part of something else.
    const close = fc.tuple(anyTalisman, anything, fc.constantFrom("none", "talisman", "skills", "slots")).map(
      ([{ talisman, skills, slots }, other, part]): TalismanFigures => ({
        talisman: part === "talisman" ? other.talisman : talisman,
        skills: part === "skills" ? other.skills : skills,
        slots: part === "slots" ? other.slots : slots,
      }),
    );
    fc.assert(
      fc.property(fc.oneof(anything, close), (talisman) => {
        const expected = walk(talisman);
        if (expected) found += 1;
        expect(isLegalTalisman(deepFreeze(talisman), catalog)).toBe(expected);
      }),
      { numRuns: runs },
    );
    expect(found).toBeGreaterThan(runs / 10);
  });
});

/** Every way to deal the skills to the groups, written out. */
function walk({ talisman, skills, slots }: TalismanFigures): boolean {
  if (new Set(skills.map(({ skill }) => skill)).size < skills.length) return false;
  const holds = (group: number, index: number) => {
    const given = skills[index];
    if (group === 0 || !given) return group === 0 && !given;
    const entries = data.talismans.skillGroups[group - 1]?.entries ?? [];
    return entries.some(({ skill, level }) => skill === given.skill && level === given.level);
  };
  const orders = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ];
  const patterns = data.talismans.talismans.find(({ id }) => id === talisman)?.patterns ?? [];
  return patterns.some(([a = 0, b = 0, c = 0, slotGroup]) => {
    const expected = data.talismans.slotGroups.find(({ group }) => group === slotGroup)?.slots;
    if (JSON.stringify(expected) !== JSON.stringify(slots)) return false;
    return orders.some(([x = 0, y = 0, z = 0]) => holds(a, x) && holds(b, y) && holds(c, z));
  });
}
