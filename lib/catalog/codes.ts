/**
 * The closed vocabularies of the catalog that pages of all features read: weapons, armor, skills, damage. Each file of codes
 * is loaded as a whole, so what fewer pages need is in `weapon-codes.ts`, `attack-codes.ts` and `world-codes.ts`. `labels.ts`,
 * `skill-labels.ts` and `world-labels.ts` have the words that people read for them.
 */

/** In the order that the game lists them. */
export const weaponTypes = [
  "great-sword",
  "long-sword",
  "sword-and-shield",
  "dual-blades",
  "hammer",
  "hunting-horn",
  "lance",
  "gunlance",
  "switch-axe",
  "charge-blade",
  "insect-glaive",
  "light-bowgun",
  "heavy-bowgun",
  "bow",
] as const;
export type WeaponType = (typeof weaponTypes)[number];

/** Elements proper: what armor resists and hitzones list. */
export const elements = ["fire", "water", "thunder", "ice", "dragon"] as const;
export type Element = (typeof elements)[number];

/** Ailments that a weapon can carry in the place of an element. */
export const weaponAilments = ["poison", "paralysis", "sleep", "blast"] as const;
export type WeaponAilment = (typeof weaponAilments)[number];

/** Elements of weapons, ailments included. */
export const weaponElements = [...elements, ...weaponAilments] as const;
export type WeaponElement = (typeof weaponElements)[number];

/** Statuses that build up on a monster: ailments of weapons, stun and exhaustion. */
export const monsterStatuses = [...weaponAilments, "stun", "exhaust"] as const;
export type MonsterStatus = (typeof monsterStatuses)[number];

/** All that builds up on a monster by hits until it happens: statuses, and that it can be mounted. */
export const monsterBuildups = [...monsterStatuses, "mount"] as const;
export type MonsterBuildup = (typeof monsterBuildups)[number];

/** From head to toe. */
export const armorPieces = ["head", "chest", "arms", "waist", "legs"] as const;
export type ArmorPiece = (typeof armorPieces)[number];

export const ranks = ["low", "high"] as const;
export type Rank = (typeof ranks)[number];

export const skillKinds = ["armor", "weapon", "set-bonus", "group"] as const;
export type SkillKind = (typeof skillKinds)[number];

export const skillCategories = [
  "attack",
  "affinity",
  "element",
  "sharpness",
  "ranged",
  "offense",
  "defense",
  "health",
  "stamina",
  "utility",
  "item",
  "gathering",
  "set",
  "group",
] as const;
export type SkillCategory = (typeof skillCategories)[number];

/** A decoration fits a slot of its kind of equipment. */
export const decorationKinds = ["weapon", "armor"] as const;
export type DecorationKind = (typeof decorationKinds)[number];

/** From the dullest to the keenest, as in the lengths of a sharpness bar. */
export const sharpnessColors = ["red", "orange", "yellow", "green", "blue", "white", "purple"] as const;
export type SharpnessColor = (typeof sharpnessColors)[number];

/** States of a hitzone; custom states are forms of one monster (enraged, charged, coated in mud). A part may have two weak points. */
export const hitzoneStates = [
  "normal",
  "broken",
  "wound",
  "weakPoint",
  "custom1",
  "custom2",
  "custom3",
  "custom4",
  "weakPoint2",
] as const;
export type HitzoneState = (typeof hitzoneStates)[number];

export const physicalDamage = ["sever", "blunt", "ammo"] as const;
export type PhysicalDamage = (typeof physicalDamage)[number];
