import type { ArmorPiece, DecorationKind, PhysicalDamage, Rank, WeaponElement, WeaponType } from "./codes";
import { weaponTypeNames } from "./weapon-type-names";

/** Words that people read for codes of the catalog, short enough for a chip or the head of a column. */
export type Labels<Code extends string> = Readonly<Record<Code, string>>;

export const weaponTypeLabels: Labels<WeaponType> = weaponTypeNames;

/** Elements, and the ailments that take their place. */
export const elementLabels: Labels<WeaponElement> = {
  fire: "Fire",
  water: "Water",
  thunder: "Thunder",
  ice: "Ice",
  dragon: "Dragon",
  poison: "Poison",
  paralysis: "Paralysis",
  sleep: "Sleep",
  blast: "Blast",
};

export const armorPieceLabels: Labels<ArmorPiece> = {
  head: "Head",
  chest: "Chest",
  arms: "Arms",
  waist: "Waist",
  legs: "Legs",
};

export const rankLabels: Labels<Rank> = { low: "Low rank", high: "High rank" };

export const physicalDamageLabels: Labels<PhysicalDamage> = { sever: "Sever", blunt: "Blunt", ammo: "Ammo" };

/** Kinds of decorations and slots by name. */
export const decorationKindLabels: Labels<DecorationKind> = { weapon: "Weapon", armor: "Armor" };
