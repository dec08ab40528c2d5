import type { WeaponType } from "@/lib/catalog/codes";
import type { ArtianTier } from "@/lib/catalog/weapon-codes";
import type { OddsProps } from "@/lib/wiki/odds/odds-props";
import { getChanceWithin, getExpectedTries, getTriesForChance } from "@/lib/wiki/odds/trials";
import { isReinforcementRoll, type RollAttempt, type RollGoal } from "./artian-weapons";

/** Odds of the skills of a Gogma Artian weapon, and the cost of a draw. */
export interface RerollRules {
  /** Set bonuses and group skills by name, each pair equally likely. */
  readonly setBonuses: readonly { readonly id: string; readonly name: string }[];
  readonly groupSkills: readonly { readonly id: string; readonly name: string }[];
  /** Odds of reinforcements. */
  readonly reinforcements: Pick<OddsProps, "categories" | "bonuses">;
  /** Of one reroll of the skills of a Gogma Artian weapon. */
  readonly cost: RerollCost;
  /** Of all five reinforcements of a Gogma Artian weapon. */
  readonly reinforcementCost: RerollCost;
  /** Materials that give points for Gogma Artian weapons. */
  readonly givers: readonly { readonly item: string; readonly name: string; readonly points: number }[];
}

interface RerollCost {
  readonly points: number;
  readonly zenny: number;
}

/** Everything that the reroll journal needs. */
export interface RerollProps {
  readonly rules: RerollRules;
  /** Artian and Gogma Artian weapons, by type and name. */
  readonly weapons: readonly RerolledWeapon[];
  /** Of the builder's data, which is loaded where results are scored. */
  readonly version: string;
}

/** A weapon that can be rerolled. */
export interface RerolledWeapon {
  readonly id: string;
  readonly label: string;
  readonly type: WeaponType;
  readonly tier: ArtianTier;
  /** Of all its reinforcements; `null` = the tables do not say. */
  readonly reinforcementCost: RerollCost | null;
}

/**
 * Chance that one reroll gives what is wanted, 0 to 1: every set bonus comes with every group skill, all pairs equally
 * likely (the game's skill pool). 1 where nothing is wanted, 0 for what is not in the pool.
 */
export function getRerollChance({ setBonus, groupSkill }: RollGoal, rules: RerollRules): number {
  const share = (wanted: string | null, pool: RerollRules["setBonuses"]) => {
    if (wanted === null) return 1;
    return pool.some(({ id }) => id === wanted) ? 1 / pool.length : 0;
  };
  return share(setBonus, rules.setBonuses) * share(groupSkill, rules.groupSkills);
}

/** Whether a result has all that is wanted. */
export function meetsGoal(result: RollGoal, { setBonus, groupSkill }: RollGoal): boolean {
  return (
    (setBonus === null || result.setBonus === setBonus) &&
    (groupSkill === null || result.groupSkill === groupSkill)
  );
}

/** How much of what is wanted a result has, 0 to 2. */
export function countMet(result: RollGoal, { setBonus, groupSkill }: RollGoal): number {
  return (
    Number(setBonus !== null && result.setBonus === setBonus) +
    Number(groupSkill !== null && result.groupSkill === groupSkill)
  );
}

interface RerollAdvice {
  /** Of one reroll, 0 to 1. */
  readonly chance: number;
  /** Rerolls after which half, and nine of ten, have what is wanted; `Infinity` where it cannot come. */
  readonly median: number;
  readonly ninety: number;
  readonly expected: number;
  /** Rerolls so far. */
  readonly tries: number;
  /** Share of hunters who would have it after as many, 0 to 1. */
  readonly luck: number;
  /** Whether one of the rerolls had it. */
  readonly isReached: boolean;
  /** Points and zenny that the rerolls cost so far. */
  readonly spent: RerollCost;
}

/** The worth of further rerolls: they do not remember the ones before, so only what is wanted counts. */
export function getRerollAdvice(
  goal: RollGoal,
  attempts: readonly RollAttempt[],
  rules: RerollRules,
): RerollAdvice {
  const chance = getRerollChance(goal, rules);
  const rolled = attempts.filter(({ result }) => !isReinforcementRoll(result));
  const tries = rolled.length;
  return {
    chance,
    median: getTriesForChance(chance, 1, 0.5),
    ninety: getTriesForChance(chance, 1, 0.9),
    expected: getExpectedTries(chance, 1),
    tries,
    luck: getChanceWithin(chance, 1, tries),
    isReached: rolled.some(({ result }) => meetsGoal(result, goal)),
    spent: { points: rules.cost.points * tries, zenny: rules.cost.zenny * tries },
  };
}
