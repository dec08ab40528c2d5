import type {
  ArmorPiece,
  CampRisk,
  DecorationKind,
  DropKind,
  ItemType,
  LayeredArmorSource,
  LocaleKind,
  MonsterItem,
  MonsterStatus,
  MonsterVariant,
  PalicoPiece,
  PendantSource,
  PhysicalDamage,
  QuestKind,
  QuestObjective,
  Rank,
  SideQuestKind,
  SkillCategory,
  SkillKind,
  TemperedVariant,
  WeaponElement,
  WeaponType,
} from "./codes";
import type { Unlock } from "./named";
import { weaponTypeNames } from "./weapon-type-names";

/** The words that people read for the codes of the catalog, short enough for a chip or the head of a column. */
type Labels<Code extends string> = Readonly<Record<Code, string>>;

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

export const statusLabels: Labels<MonsterStatus> = {
  poison: "Poison",
  paralysis: "Paralysis",
  sleep: "Sleep",
  blast: "Blast",
  stun: "Stun",
  exhaust: "Exhaust",
};

export const monsterItemLabels: Labels<MonsterItem> = {
  flash: "Flash pod",
  sonic: "Screamer pod",
  pitfallTrap: "Pitfall trap",
  shockTrap: "Shock trap",
  ivyTrap: "Ivy trap",
};

export const armorPieceLabels: Labels<ArmorPiece> = {
  head: "Head",
  chest: "Chest",
  arms: "Arms",
  waist: "Waist",
  legs: "Legs",
};

export const rankLabels: Labels<Rank> = { low: "Low rank", high: "High rank" };

export const variantLabels: Labels<TemperedVariant> = {
  tempered: "Tempered",
  archTempered: "Arch-tempered",
};

export const skillKindLabels: Labels<SkillKind> = {
  armor: "Equipment skill",
  weapon: "Weapon skill",
  "set-bonus": "Set bonus",
  group: "Group skill",
};

export const skillCategoryLabels: Labels<SkillCategory> = {
  attack: "Attack",
  affinity: "Affinity",
  element: "Element and status",
  sharpness: "Sharpness",
  ranged: "Ranged",
  offense: "Offense",
  defense: "Defense",
  health: "Health",
  stamina: "Stamina",
  utility: "Utility",
  item: "Items",
  gathering: "Gathering",
  set: "Set bonus",
  group: "Group skill",
};

export const sideQuestKindLabels: Labels<SideQuestKind> = {
  "side-mission": "Side mission",
  "small-monsters": "Small monsters",
};

export const layeredArmorSourceLabels: Labels<LayeredArmorSource> = {
  forging: "Forging the armor",
  download: "Download",
};

export const pendantSourceLabels: Labels<PendantSource> = {
  download: "Download",
  event: "Event",
  progress: "Story or side mission",
};
export const palicoPieceLabels: Labels<PalicoPiece> = { weapon: "Weapon", head: "Head", body: "Body" };

export const physicalDamageLabels: Labels<PhysicalDamage> = { sever: "Sever", blunt: "Blunt", ammo: "Ammo" };

export const dropKindLabels: Labels<DropKind> = {
  target: "Target reward",
  carve: "Carve",
  carveSevered: "Carve severed part",
  brokenPart: "Broken part",
  woundDestroyed: "Wound destroyed",
  temperedWound: "Tempered wound destroyed",
  carveRotten: "Carve (rotten body)",
  carveRottenSevered: "Carve (rotten severed part)",
  carveCrystallized: "Carve (crystallized body)",
  slingerGather: "Slinger pods",
  other: "Source unknown",
};

export const monsterVariantLabels: Labels<MonsterVariant> = {
  alpha: "Alpha",
  frenzied: "Frenzied",
  tempered: "Tempered",
  archTempered: "Arch-tempered",
};

export const localeKindLabels: Labels<LocaleKind> = {
  field: "Field",
  arena: "Arena",
  settlement: "Settlement",
  hub: "Hub",
};

/** Kinds of decorations and slots by name. */
export const decorationKindLabels: Labels<DecorationKind> = { weapon: "Weapon", armor: "Armor" };

export const campRiskLabels: Labels<CampRisk> = {
  safe: "Safe",
  insecure: "Insecure",
  dangerous: "Dangerous",
};

export const itemTypeLabels: Labels<ItemType> = {
  material: "Material",
  consumable: "Consumable",
  tool: "Tool",
  ammo: "Ammo",
  coating: "Coating",
  account: "Account item",
  appraisal: "Appraisal item",
};

export const questKindLabels: Labels<QuestKind> = {
  assignment: "Assignment",
  optional: "Optional",
  event: "Event",
  arena: "Arena",
};

/** Before the name of what opens a quest. */
export const unlockWords: Labels<Unlock["entity"]> = {
  quests: "Completing",
  "side-quests": "Completing",
  monsters: "Hunting",
  "story-missions": "Story mission",
};

export const questObjectiveLabels: Labels<QuestObjective> = {
  hunt: "Hunt",
  kill: "Slay",
  capture: "Capture",
  arena: "Arena",
  bossrush: "Multi-hunt",
  special: "Special",
};
