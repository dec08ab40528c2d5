import type { DamageBonus, DamageMove } from "./inputs";

/** The bonuses that hold for a move. */
export function listBonuses(move: DamageMove, bonuses: readonly DamageBonus[] | undefined): DamageBonus[] {
  return (bonuses ?? []).filter(
    ({ only, except }) =>
      (only === undefined || move.flags?.includes(only) === true) &&
      (except === undefined || move.flags?.includes(except) !== true),
  );
}

/** Figures that a bonus can have. */
export const bonusFigures = [
  "attackPct",
  "attack",
  "rawDamagePct",
  "affinity",
  "elementPct",
  "element",
] as const;
export type BonusFigure = (typeof bonusFigures)[number];

/** What is to be expected of one figure of a bonus; 0 where it has none. */
export function getBonusFigure(bonus: DamageBonus, figure: BonusFigure): number {
  return ((bonus.uptime ?? 100) / 100) * (bonus[figure] ?? 0);
}

/** Whether a bonus names any figure of damage. */
export function hasFigures(bonus: DamageBonus): boolean {
  return bonusFigures.some((figure) => (bonus[figure] ?? 0) !== 0);
}
