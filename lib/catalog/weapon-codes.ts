/** The closed vocabularies of what single types of weapons have besides attack, element and sharpness. */

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

export const kinsectExtracts = ["red", "white", "orange", "green"] as const;
export type KinsectExtract = (typeof kinsectExtracts)[number];

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
