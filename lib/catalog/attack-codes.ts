/** The closed vocabularies of moves: of hunters, with what modifies them, and of monsters. */

/** Parts of a monster that attacks belong to: its body, or something thrown, breathed or left behind. */
export const attackOrigins = ["body", "projectile"] as const;

/** Effects of a monster's attack on a hunter that it hits. */
export const attackReactions = [
  "none",
  "flinch",
  "knockbackSmall",
  "knockbackMedium",
  "knockback",
  "launch",
  "knockbackHuge",
  "slip",
  "roar",
  "tremor",
  "wind",
  "flash",
  "gesture",
  "grab",
  "other",
] as const;
export type AttackReaction = (typeof attackReactions)[number];

/** How an attack of a monster can be guarded. */
export const attackGuards = ["front", "all", "unblockable", "skill", "skillAll"] as const;
export type AttackGuard = (typeof attackGuards)[number];

/** Ailments that attacks of monsters inflict. */
export const monsterAilments = [
  "fireblight",
  "waterblight",
  "thunderblight",
  "iceblight",
  "dragonblight",
  "frostblight",
  "blastblight",
  "poison",
  "paralysis",
  "sleep",
  "bleeding",
  "bubbleblight",
  "frenzy",
  "stench",
  "webbed",
  "defenseDown",
] as const;
export type MonsterAilment = (typeof monsterAilments)[number];

export const attackFlags = [
  "charge",
  "airborne",
  "melody",
  "spreadPowerShot",
  "normalShot",
  "piercingShot",
  "artilleryAmmo",
  "specialAmmo",
  "ignoreCoating",
  "chargeBladeAxe",
  "chargeBladePhial",
  "morph",
  "noExtract",
] as const;
export type AttackFlag = (typeof attackFlags)[number];

export const attackModes = ["sword", "axe"] as const;
export type AttackMode = (typeof attackModes)[number];

/** Where the figures of a move come from. */
export const attackSources = ["tables", "mhwilds-calculator-2025-08"] as const;
export type AttackSource = (typeof attackSources)[number];

/** Modifiers of attack, element or affinity besides gear and skills; `cap` limits them. */
export const modifierKinds = [
  "item",
  "meal",
  "coating",
  "stance",
  "gauge",
  "phial",
  "buff",
  "frenzy",
  "cap",
] as const;

/** Of one group only one acts at a time. */
export const modifierGroups = [
  "charm",
  "coating",
  "demondrug",
  "extracts",
  "mantle",
  "meal",
  "might",
  "powder",
  "spirit-gauge",
] as const;

export const modifierConditions = [
  "afterPerfectEvade",
  "afterPerfectEvadeInDemonMode",
  "afterRecoil",
  "afterSitting",
  "frenzyCured",
  "healthBelow10",
  "inWater",
  "mantleFrenzyOvercome",
  "mantleWorn",
  "playedAgain",
  "proc",
] as const;
export type ModifierCondition = (typeof modifierConditions)[number];

/** A flag or a mode of moves; of a cap, a type of weapon or what it limits. */
export const modifierScopes = [
  "flag:chargeBladeAxe",
  "flag:chargeBladePhial",
  "flag:ignoreCoating",
  "flag:noExtract",
  "mode:sword",
  "mode:axe",
  "attackAfterAll",
  "attackAfterSkills",
  "elementAfterSkills",
  "heavy-bowgun",
  "light-bowgun",
] as const;
export type ModifierScope = (typeof modifierScopes)[number];
