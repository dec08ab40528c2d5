/** The closed vocabularies of the catalog. `labels.ts` has the words that people read for them. */

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

/** Traps that hold a monster; items of `monsterItems`. */
export const monsterTraps = ["pitfallTrap", "shockTrap"] as const;
export const monsterItems = ["flash", "sonic", "pitfallTrap", "shockTrap", "ivyTrap"] as const;
export type MonsterItem = (typeof monsterItems)[number];

/** From head to toe. */
export const armorPieces = ["head", "chest", "arms", "waist", "legs"] as const;
export type ArmorPiece = (typeof armorPieces)[number];

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

export const hornNotes = ["purple", "white", "red", "blue", "green", "aqua", "yellow", "orange"] as const;
export type HornNote = (typeof hornNotes)[number];

export const coatings = [
  "power",
  "pierce",
  "close-range",
  "poison",
  "paralysis",
  "sleep",
  "blast",
  "exhaust",
] as const;
export type Coating = (typeof coatings)[number];

export const switchAxePhials = ["power", "element", "dragon", "exhaust", "paralysis", "poison"] as const;
export const chargeBladePhials = ["impact", "element"] as const;
export const phials = ["power", "element", "impact", "dragon", "exhaust", "paralysis", "poison"] as const;
export type Phial = (typeof phials)[number];

export const shellTypes = ["normal", "long", "wide"] as const;
export type ShellType = (typeof shellTypes)[number];

/** Special ammo of the light bowgun. */
export const specialAmmo = ["adhesive", "wyvernblast"] as const;
export type SpecialAmmo = (typeof specialAmmo)[number];

/** Figures that a bowgun modification raises. */
export const bowgunModEffects = ["capacity", "level", "power", "recovery", "mode"] as const;
export type BowgunModEffect = (typeof bowgunModEffects)[number];
/** Targets of bowgun mods besides kinds of ammo. */
export const bowgunModTargets = [
  "rapidFire",
  "specialAmmo",
  "ignition",
  "standardMode",
  "ignitionMode",
] as const;
export type BowgunModTarget = (typeof bowgunModTargets)[number];

export const ammoTypes = [
  "normal",
  "pierce",
  "spread",
  "slicing",
  "sticky",
  "cluster",
  "flaming",
  "water",
  "thunder",
  "freeze",
  "dragon",
  "poison",
  "paralysis",
  "sleep",
  "exhaust",
  "wyvern",
  "recover",
  "demon",
  "armor",
  "tranq",
] as const;
export type AmmoType = (typeof ammoTypes)[number];

export const artianTiers = ["artian", "gogma"] as const;
export type ArtianTier = (typeof artianTiers)[number];

export const gogmaFocuses = ["attack", "affinity", "element"] as const;
export type GogmaFocus = (typeof gogmaFocuses)[number];

export const monsterSizes = ["large", "small"] as const;
export type MonsterSize = (typeof monsterSizes)[number];

export const monsterVariants = ["alpha", "frenzied", "tempered", "archTempered"] as const;
export type MonsterVariant = (typeof monsterVariants)[number];

/** Variants whose figures are factors of those of the monster. */
export const temperedVariants = ["tempered", "archTempered"] as const satisfies readonly MonsterVariant[];
export type TemperedVariant = (typeof temperedVariants)[number];

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

export const kinsectExtracts = ["red", "white", "orange", "green"] as const;
export type KinsectExtract = (typeof kinsectExtracts)[number];

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

export const kinsectDusts = ["heal", "poison", "paralysis", "blast"] as const;
export type KinsectDust = (typeof kinsectDusts)[number];

export const kinsectSkills = ["attack", "fight-together", "dust"] as const;
export type KinsectSkill = (typeof kinsectSkills)[number];

export const kinsectSecondSkills = ["heal", "stamina", "charge", "aim-attack"] as const;
export type KinsectSecondSkill = (typeof kinsectSecondSkills)[number];

export const echoWaves = [
  "blow",
  "slash",
  "elem-fire",
  "elem-water",
  "elem-elec",
  "elem-ice",
  "elem-dragon",
  "elem-poison",
  "elem-paralyze",
  "elem-sleep",
  "elem-blast",
] as const;
export type EchoWave = (typeof echoWaves)[number];

export const echoBubbles = [
  "dodge-no-hit-move-spd",
  "regene",
  "stamina",
  "disable-bad-cond-attr-dmg",
  "def-up-attr-def-up",
  "atk-up-crt-up",
] as const;
export type EchoBubble = (typeof echoBubbles)[number];

export const artianCategories = ["attack", "affinity", "element", "sharpness-ammo"] as const;
export type ArtianCategory = (typeof artianCategories)[number];
