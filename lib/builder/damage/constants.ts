import type { SharpnessColor, WeaponType } from "@/lib/catalog/codes";

/*
 * Constants of the formula, as the public calculators named in the README agree on them. Where they do not, the
 * constant says so, and what depends on it is reported as doubtful.
 */

/** Factor of raw damage by color of sharpness: `Damage` of `_KireajiTable` in `EmCommonData`. */
export const sharpnessRaw: Readonly<Record<SharpnessColor, number>> = {
  red: 0.5,
  orange: 0.75,
  yellow: 1,
  green: 1.05,
  blue: 1.2,
  white: 1.32,
  purple: 1.39,
};

/** Factor of element damage by color: `Elem` of the same table. */
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
 * The most that displayed element can become: the larger of base + `plus` and base × `times`; of bowguns
 * base × `times` alone. The game's tables hold both figures, and two calculators have them too.
 */
export const elementCap = { plus: 400, times: 2.3 } as const;

/** The most that an element of this base can become. Displayed units. */
export function capElement(base: number, weapon: WeaponType): number {
  const times = base * elementCap.times;
  return bowguns.includes(weapon) ? times : Math.max(base + elementCap.plus, times);
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
 * Levels whose figures are empty in the facts although the level before has some and a calculator keeps that at
 * both: the figures of the level named here count. Doubtful, and reported as such.
 */
export const carriedLevels: Readonly<Record<string, { readonly level: number; readonly from: number }>> = {
  "soul-of-the-dark-knight": { level: 2, from: 1 },
};

/**
 * Dark Arts has a higher and a lower percentage. For these types sources disagree, or are silent: the facts give
 * them the higher one, and the other reading is that of the long sword.
 */
export const darkArts: {
  readonly skill: string;
  readonly uncertain: readonly WeaponType[];
  readonly lowerAs: WeaponType;
} = {
  skill: "soul-of-the-dark-knight",
  uncertain: ["hunting-horn", "light-bowgun", "heavy-bowgun"],
  lowerAs: "long-sword",
};

/** Percentage points of affinity once Frenzy is overcome, with or without Antivirus. */
export const frenzyOvercomeAffinity = 15;

/** Skills whose attack does not raise the element of elemental ammo; their element percentage counts. */
export const outsideAmmoElement: readonly string[] = ["opening-shot", "tetrad-shot"];

/** One report has it that the attack of this skill does not raise it either; the tables do not say. */
export const perhapsOutsideAmmoElement = "ballistics";

/** Factor of the element modifiers of every hammer move in one calculator; nothing else has it. */
export const hammerElementFactor = 1.5;

/** Of a skill whose figures take turns, each counts this share of the time. Nothing says how long a turn is. */
export const alternatingShare = 0.5;

export const bowguns: readonly WeaponType[] = ["light-bowgun", "heavy-bowgun"];

export const rangedWeapons: readonly WeaponType[] = ["bow", "light-bowgun", "heavy-bowgun"];
