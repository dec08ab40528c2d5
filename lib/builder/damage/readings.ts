import type { DamageScenario } from "./inputs";

/**
 * Terms of the formula on which sources disagree or are silent. Each is calculated by its usual reading; a scenario
 * that names it is calculated by the other one.
 */
export const readings = [
  /** The factor of a switch axe's element phial raises the cap of element as well; usually it does not. */
  "elementPhialCap",
  /** Demon Boost Mode multiplies the element before its cap; usually the damage of the hit. */
  "demonBoostElement",
  /** Weakness Exploit keeps its extra affinity on wounds with a hitzone below 45; usually it gives nothing there. */
  "woundBelowWeakSpot",
  /** Dark Arts gives hunting horns and bowguns the lower percentage; usually the higher one. */
  "darkArtsLower",
  /** The Blackest Night gives no element; usually as much as Dark Arts. */
  "blackestNight",
  /** The attack of Ballistics does not raise the element of elemental ammo; usually it does. */
  "ballisticsAmmo",
  /** Elemental Absorption gives the upper end of its range; usually the lower one. */
  "absorptionUpper",
  /** The element modifiers of hammers are half as high again; usually they are those of the tables. */
  "hammerElement",
] as const;

export type Reading = (typeof readings)[number];

/** Whether a scenario takes the other reading of a doubtful term. */
export function isReadOtherwise({ readings: chosen }: DamageScenario, reading: Reading): boolean {
  return chosen?.includes(reading) === true;
}
