import { describe, expect, test } from "vitest";
import { groupTies } from "@/lib/builder/criteria/group-ties";
import { formatTargetCost, listCostQuestions, toTargetCost } from "@/lib/builder/criteria/target-costs";
import type { FoundSet, SearchReport } from "@/lib/builder/search/query";

function found(
  damage: number | undefined,
  defense = 400,
  freeSlots: FoundSet["freeSlots"] = [0, 0, 0],
): FoundSet {
  return {
    armor: { head: "a", chest: "b", arms: "c", waist: "d", legs: "e" },
    ...{ charm: null, decorations: [], weaponDecorations: [], defense, freeSlots },
    resistances: { fire: 0, water: 0, thunder: 0, ice: 0, dragon: 0 },
    damage,
  };
}

const report = (damage: number | null, status: SearchReport["status"] = "optimal") => ({
  status,
  results: damage === null ? [] : [found(damage)],
});

describe("what a skill costs", () => {
  const query = { skills: { earplugs: 2, "attack-boost": 3 }, bonuses: { gore: 1 }, limit: 20 };

  test("is asked by the same search without each skill target", () => {
    const questions = listCostQuestions(query);
    expect(questions.map(({ id }) => id)).toEqual(["earplugs", "attack-boost", "gore"]);
    expect(questions[0]?.query).toEqual({ skills: { "attack-boost": 3 }, bonuses: { gore: 1 }, limit: 1 });
    expect(questions[2]?.query).toEqual({ skills: query.skills, bonuses: {}, limit: 1 });
  });

  test("is the share by which the best damage is less with it", () => {
    const [question] = listCostQuestions(query);
    if (!question) throw new Error("There are questions.");
    expect(toTargetCost(question, report(980), report(1000))).toEqual({
      id: "earplugs",
      change: expect.closeTo(-0.02),
      isProven: true,
    });
    expect(toTargetCost(question, report(980), report(1000, "bounded")).isProven).toBe(false);
    expect(toTargetCost(question, report(980), report(null)).change).toBeNull();
    // A search that was cut off found less than it could have.
    expect(toTargetCost(question, report(980), report(970, "bounded")).change).toBe(0);
  });

  test("is said in tenths of a percent, and as found where it is not proved", () => {
    const cost = { id: "earplugs", isProven: true };
    expect(formatTargetCost({ ...cost, change: -0.0213 })).toBe("costs 2.1% damage");
    expect(formatTargetCost({ ...cost, change: 0 })).toBe("costs no damage");
    expect(formatTargetCost({ ...cost, change: -0.01, isProven: false })).toBe("costs about 1% damage");
    expect(formatTargetCost({ ...cost, change: null })).toBe("no answer in time");
  });
});

describe("sets that are equally good", () => {
  const damage = { kind: "damage" } as never;

  test("are one group by damage, whatever their defense, in the order of the search alone", () => {
    const sets = [found(500, 400), found(500, 390), found(499.9), found(499.9 * (1 - 1e-12))];
    const groups = groupTies(sets, damage, "found");
    expect(groups.map(({ first, others }) => [sets.indexOf(first), others.length])).toEqual([
      [0, 1],
      [2, 1],
    ]);
    expect(groupTies(sets, damage, "defense").every(({ others }) => others.length === 0)).toBe(true);
  });

  test("are told apart by the second figure where sums are maximized", () => {
    const sets = [found(undefined, 400, [1, 0, 0]), found(undefined, 400), found(undefined, 400)];
    expect(groupTies(sets, { kind: "defense" }, "found").map(({ others }) => others.length)).toEqual([0, 1]);
    expect(groupTies(sets, undefined, "found")).toHaveLength(2);
  });
});
