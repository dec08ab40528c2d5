import type { ItemAmount, Named } from "@/lib/catalog/named";
import type { KinsectDust, KinsectSecondSkill, KinsectSkill } from "@/lib/catalog/weapon-codes";

/** Figures that change with the level of a kinsect. */
export const kinsectFigures = ["power", "speed", "recovery", "staminaRecovery", "dustLevel"] as const;
type KinsectFigure = (typeof kinsectFigures)[number];

export const kinsectFigureNames: Readonly<Record<KinsectFigure, string>> = {
  power: "Power",
  speed: "Speed",
  recovery: "Recovery",
  staminaRecovery: "Stamina",
  dustLevel: "Dust level",
};

/** The levels a glaive can give its kinsect. */
export const kinsectLevels = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"] as const;

/** One kinsect as its page shows it; each figure holds ten values, level 1 first. */
export interface KinsectRow extends Named, Readonly<Record<KinsectFigure, readonly number[]>> {
  readonly rarity: number;
  readonly attackType: "sever" | "blunt";
  readonly dust: KinsectDust;
  readonly skills: readonly (KinsectSkill | KinsectSecondSkill)[];
  readonly from: Named | null;
  readonly zenny: number;
  readonly materials: readonly ItemAmount[];
}

/** The effects of extracts: seconds and multipliers. */
export interface Extracts {
  readonly redSec: number;
  readonly whiteSec: number;
  readonly orangeSec: number;
  readonly tripleSec: number;
  readonly redWhiteAttackMult: number;
  readonly tripleAttackMult: number;
  readonly orangeDefenseMult: number;
  readonly orangeWhiteDefenseMult: number;
  readonly whiteWalkSpeedMult: number;
}

/** Our labels for codes that have no values in the data. */
export const kinsectSkillNames: Readonly<Record<KinsectSkill | KinsectSecondSkill, string>> = {
  attack: "Attack",
  "fight-together": "Fights alongside",
  dust: "Dust",
  heal: "Healing",
  stamina: "Stamina",
  charge: "Charge",
  "aim-attack": "Aimed attack",
};
