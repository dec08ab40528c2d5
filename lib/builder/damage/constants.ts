import type { SharpnessColor, WeaponType } from "@/lib/catalog/codes";

/*
 * Constants of the formula, as the public calculators named in the README agree on them. Where they do not, the
 * constant says so, and what depends on it is reported as doubtful.
 */

/**
 * What a color of sharpness multiplies raw damage by. Green, blue and white are in the calculators' tables;
 * red, orange, yellow and purple are the values of the series, which nobody has seen in this game's tables.
 */
export const sharpnessRaw: Readonly<Record<SharpnessColor, number>> = {
  red: 0.5,
  orange: 0.75,
  yellow: 1,
  green: 1.05,
  blue: 1.2,
  white: 1.32,
  purple: 1.39,
};

/** Colors whose multipliers are values of the series. */
export const seriesColors: readonly SharpnessColor[] = ["red", "orange", "yellow", "purple"];

/** What a color multiplies element damage by; the same colors are values of the series. */
export const sharpnessElement: Readonly<Record<SharpnessColor, number>> = {
  red: 0.25,
  orange: 0.5,
  yellow: 0.75,
  green: 1,
  blue: 1.0625,
  white: 1.15,
  purple: 1.25,
};

/** A critical hit without Critical Boost, on raw damage. */
export const criticalMultiplier = 1.25;

/** A hit weakened by negative affinity, on raw damage. Element is not weakened. */
export const weakenedMultiplier = 0.75;

/** A critical hit without Critical Element, on element damage. */
export const elementCriticalMultiplier = 1;

/** Percentage points: affinity counts between these. */
export const affinityLimits = { min: -100, max: 100 } as const;

/**
 * The most that displayed element can become: the larger of base + `plus` and base × `times`.
 *
 * Disputed: one calculator has 350 and 1.9, another 400 and 2.3. The lower one is used, so that damage is not
 * promised that may not be there.
 */
export const elementCap = { plus: 350, times: 1.9 } as const;

/** The most that an element of this base can become. Displayed units. */
export function capElement(base: number): number {
  return Math.max(base + elementCap.plus, base * elementCap.times);
}

/** Sword mode of a switch axe with a power phial, on base raw. */
export const powerPhialMultiplier = 1.17;

/** Sword mode of a switch axe with an element phial, on base element. */
export const elementPhialMultiplier = 1.45;

/** Axe mode of a switch axe in its power state. True raw, added after percentages. */
export const axePowerAttack = 10;

/** Displayed element units to one of damage. */
export const displayedPerDamage = 10;

/**
 * Which figure of Elemental Absorption counts. The game's table holds a range; two calculators take different
 * ends of it. The lower end is used.
 */
export const elementalAbsorptionFigure: "element" | "elementMax" = "element";

/**
 * Levels whose figures are empty in the facts although the level before has some and a calculator keeps that at
 * both: the figures of the level named here count. Doubtful, and reported as such.
 */
export const carriedLevels: Readonly<Record<string, { readonly level: number; readonly from: number }>> = {
  "soul-of-the-dark-knight": { level: 2, from: 1 },
};

/** Of a skill whose figures take turns, each counts this share of the time. Nothing says how long a turn is. */
export const alternatingShare = 0.5;

export const rangedWeapons: readonly WeaponType[] = ["bow", "light-bowgun", "heavy-bowgun"];
