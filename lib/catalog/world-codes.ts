/** The closed vocabularies of monsters, quests, locales, items, meals and Palico gear. */

/** Traps that hold a monster; items of `monsterItems`. */
export const monsterTraps = ["pitfallTrap", "shockTrap"] as const;
export const monsterItems = ["flash", "sonic", "pitfallTrap", "shockTrap", "ivyTrap"] as const;
export type MonsterItem = (typeof monsterItems)[number];

/** Pieces of Palico gear besides the weapon. */
export const palicoArmorPieces = ["head", "body"] as const;
/** All pieces of Palico gear. */
export const palicoPieces = ["weapon", ...palicoArmorPieces] as const;
export type PalicoPiece = (typeof palicoPieces)[number];

/** Sources of pendants. */
export const pendantSources = ["download", "event", "progress"] as const;
export type PendantSource = (typeof pendantSources)[number];

/** Sources of layered armor. */
export const layeredArmorSources = ["forging", "download"] as const;
export type LayeredArmorSource = (typeof layeredArmorSources)[number];

/** Hitzones that Palico weapons hit. */
export const palicoAttackTypes = ["sever", "blunt"] as const;

export const monsterSizes = ["large", "small"] as const;
export type MonsterSize = (typeof monsterSizes)[number];

export const monsterVariants = ["alpha", "frenzied", "tempered", "archTempered"] as const;
export type MonsterVariant = (typeof monsterVariants)[number];

/** Variants whose figures are factors of those of the monster. */
export const temperedVariants = ["tempered", "archTempered"] as const satisfies readonly MonsterVariant[];
export type TemperedVariant = (typeof temperedVariants)[number];

export const dropKinds = [
  "target",
  "carve",
  "carveSevered",
  "brokenPart",
  "woundDestroyed",
  "temperedWound",
  "carveRotten",
  "carveRottenSevered",
  "carveCrystallized",
  "slingerGather",
  "other",
] as const;
export type DropKind = (typeof dropKinds)[number];

export const localeKinds = ["field", "arena", "settlement", "hub"] as const;
export type LocaleKind = (typeof localeKinds)[number];

export const campRisks = ["safe", "insecure", "dangerous"] as const;
export type CampRisk = (typeof campRisks)[number];

export const itemTypes = [
  "material",
  "consumable",
  "tool",
  "ammo",
  "coating",
  "account",
  "appraisal",
] as const;
export type ItemType = (typeof itemTypes)[number];

export const ingredientKinds = ["additional", "finishing"] as const;
export type IngredientKind = (typeof ingredientKinds)[number];

export const mealKinds = ["rationBase", "village", "hub"] as const;
export type MealKind = (typeof mealKinds)[number];

/** Where village meals are served. */
export const mealVillages = ["kunafa", "suja", "azuz", "sild"] as const;
export type MealVillage = (typeof mealVillages)[number];

/** Meals of the villages. That of Suja keeps the id of its first reading: saved links hold it. */
export const villageMealIds: Readonly<Record<MealVillage, string>> = {
  kunafa: "village-kunafa",
  suja: "village-wudwud-hideout",
  azuz: "village-azuz",
  sild: "village-sild",
};

export const questKinds = ["assignment", "optional", "event", "arena"] as const;
export type QuestKind = (typeof questKinds)[number];

export const questObjectives = ["hunt", "kill", "capture", "arena", "bossrush", "special"] as const;
export type QuestObjective = (typeof questObjectives)[number];

export const sideQuestKinds = ["side-mission", "small-monsters"] as const;
export type SideQuestKind = (typeof sideQuestKinds)[number];

export const questVariants = ["tempered", "arch-tempered"] as const;
export type QuestVariant = (typeof questVariants)[number];
