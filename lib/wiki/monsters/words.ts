import type { KinsectExtract, MonsterItem, MonsterStatus, MonsterVariant } from "@/lib/catalog/codes";

export const variantWords: Readonly<Record<MonsterVariant, string>> = {
  alpha: "Alpha",
  frenzied: "Frenzied",
  tempered: "Tempered",
  archTempered: "Arch-tempered",
};

export const statusWords: Readonly<Record<MonsterStatus, string>> = {
  poison: "Poison",
  paralysis: "Paralysis",
  sleep: "Sleep",
  blast: "Blast",
  stun: "Stun",
  exhaust: "Exhaust",
};

/** How well a status works, by its stars. */
export const starWords = ["No effect", "Weak", "Fair", "Strong"] as const;

export const itemWords: Readonly<Record<MonsterItem, string>> = {
  flash: "Flash pod",
  sonic: "Sonic pod",
  pitfallTrap: "Pitfall trap",
  shockTrap: "Shock trap",
  ivyTrap: "Ivy trap",
};

export const extractWords: Readonly<
  Record<KinsectExtract, { readonly letter: string; readonly word: string }>
> = {
  red: { letter: "R", word: "red" },
  white: { letter: "W", word: "white" },
  orange: { letter: "O", word: "orange" },
  green: { letter: "G", word: "green" },
};
