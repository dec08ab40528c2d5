import type { MonsterStatus } from "./codes";
import type { Labels } from "./labels";
import type { Unlock } from "./named";
import type {
  CampRisk,
  DropKind,
  ItemType,
  LayeredArmorSource,
  LocaleKind,
  MonsterItem,
  MonsterVariant,
  PalicoPiece,
  PendantSource,
  QuestKind,
  QuestObjective,
  SideQuestKind,
  TemperedVariant,
} from "./world-codes";

/* The words that people read for `world-codes.ts`, and for states of monsters. */

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

export const variantLabels: Labels<TemperedVariant> = {
  tempered: "Tempered",
  archTempered: "Arch-tempered",
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
