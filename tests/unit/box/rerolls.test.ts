import { describe, expect, test } from "vitest";
import {
  type ArtianBox,
  type ArtianWeapon,
  noArtian,
  type RollAttempt,
  readArtian,
  withArtianWeapon,
  withoutArtianWeapon,
  withoutRoll,
  withRoll,
} from "@/lib/box/artian-weapons";
import { getRerollProps } from "@/lib/box/get-reroll-props.server";
import { countMet, getRerollAdvice, getRerollChance, meetsGoal } from "@/lib/box/reroll-advice";

const { rules, weapons } = getRerollProps();
const [set, otherSet] = rules.setBonuses.map(({ id }) => id) as [string, string];
const [group] = rules.groupSkills.map(({ id }) => id) as [string];
const weapon: ArtianWeapon = {
  id: "w1",
  name: "Mine",
  weapon: weapons[0]?.id ?? "",
  rolls: { parts: [], reinforcements: [], setBonus: null, groupSkill: null },
  goal: { setBonus: set, groupSkill: group },
};
const roll = (id: string, setBonus: string, kept = false): RollAttempt => ({
  id,
  weapon: "w1",
  at: "2026-11-27T10:00:00.000Z",
  result: { reinforcements: [], setBonus, groupSkill: group },
  kept,
});

describe("the odds of a reroll", () => {
  test("are what counting every pair of the pool gives", () => {
    const goals = [
      { setBonus: set, groupSkill: group },
      { setBonus: set, groupSkill: null },
      { setBonus: null, groupSkill: group },
      { setBonus: null, groupSkill: null },
      { setBonus: "gone", groupSkill: null },
    ];
    for (const goal of goals) {
      const pairs = rules.setBonuses.flatMap((a) =>
        rules.groupSkills.map((b) => ({ setBonus: a.id, groupSkill: b.id })),
      );
      const met = pairs.filter((pair) => meetsGoal(pair, goal)).length;
      expect(getRerollChance(goal, rules)).toBeCloseTo(met / pairs.length, 12);
    }
  });

  test("give a median that half of all hunters reach, and what was spent", () => {
    const advice = getRerollAdvice(weapon.goal, [roll("a", otherSet), roll("b", otherSet)], rules);
    const missing = (tries: number) => (1 - advice.chance) ** tries;
    expect(1 - missing(advice.median)).toBeGreaterThanOrEqual(0.5 - 1e-9);
    expect(1 - missing(advice.median - 1)).toBeLessThan(0.5);
    expect(1 - missing(advice.ninety)).toBeGreaterThanOrEqual(0.9 - 1e-9);
    expect(advice).toMatchObject({ tries: 2, isReached: false });
    expect(advice.luck).toBeCloseTo(1 - missing(2), 12);
    expect(advice.spent).toEqual({ points: 2 * rules.cost.points, zenny: 2 * rules.cost.zenny });
    expect(getRerollAdvice(weapon.goal, [roll("a", set)], rules).isReached).toBe(true);
    expect(countMet(roll("a", otherSet).result, weapon.goal)).toBe(1);
  });
});

describe("the journal", () => {
  const one = withArtianWeapon(noArtian, weapon);

  test("gives the weapon what was kept, and nothing else", () => {
    const tried = withRoll(one, roll("a", otherSet));
    expect(tried.weapons[0]?.rolls.setBonus).toBeNull();
    const kept = withRoll(tried, roll("b", set, true));
    expect(kept.weapons[0]?.rolls).toMatchObject({ setBonus: set, groupSkill: group });
    expect(withoutRoll(kept, "b").weapons).toEqual(kept.weapons);
    expect(withoutArtianWeapon(kept, "w1")).toEqual(noArtian);
  });

  test("is read back as it was stored, and junk is left out", () => {
    const box: ArtianBox = withRoll(one, roll("a", set, true));
    expect(readArtian(JSON.stringify({ version: 1, ...box }))).toEqual(box);
    const orphan = { ...box, weapons: [] };
    expect(readArtian(JSON.stringify(orphan))).toEqual(noArtian);
    for (const text of ["", "{", "[]", '{"weapons":[7,{"id":1}],"rolls":[{}]}']) {
      expect(readArtian(text)).toEqual(noArtian);
    }
  });

  test("takes no more weapons than there is room for", () => {
    const full = Array.from({ length: 301 }).reduce<ArtianBox>(
      (box, _, at) => withArtianWeapon(box, { ...weapon, id: `w${at}` }),
      noArtian,
    );
    expect(full.weapons).toHaveLength(300);
  });
});
