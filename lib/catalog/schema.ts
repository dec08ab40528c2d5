import { z } from "zod";
import type { DeepReadonly } from "./deep-freeze";
import { armorSchema, armorSetSchema } from "./schema/armor";
import { artianBonusSchema, artianPartSchema } from "./schema/artian";
import { attackEffectSchema } from "./schema/attack-effects";
import { ammoSchema, attackRowSchema, attackSchema } from "./schema/attacks";
import { bowgunModSchema, specialAmmoSchema } from "./schema/bowguns";
import { fieldMapSchema } from "./schema/field-maps";
import { foodIngredientSchema, foodSkillSchema, mealSchema } from "./schema/food";
import { hunterAilmentSchema } from "./schema/hunter-ailments";
import { itemEffectSchema } from "./schema/item-effects";
import { itemSourceSchema } from "./schema/item-sources";
import { itemSchema } from "./schema/items";
import { charmSchema, decorationOrbSchema, decorationSchema, randomTalismanSchema } from "./schema/jewelry";
import { kinsectSchema } from "./schema/kinsects";
import { layeredArmorSchema } from "./schema/layered-armor";
import { monsterAttacksSchema, monsterCombatSchema } from "./schema/monster-combat";
import { monsterDropsSchema, monsterSchema } from "./schema/monsters";
import { melodySchema } from "./schema/music";
import { palicoGearSchema } from "./schema/palico-gear";
import type { materialSchema, skillLevelSchema } from "./schema/parts";
import { pendantSchema } from "./schema/pendants";
import { playerModifierSchema } from "./schema/player-modifiers";
import { rewardDrawsSchema } from "./schema/reward-draws";
import { sideQuestSchema } from "./schema/side-quests";
import { type effectsSchema, skillSchema } from "./schema/skills";
import { type loadedAmmoSchema, weaponSchema } from "./schema/weapons";
import { localeSchema, questSchema } from "./schema/world";

/**
 * One schema per file of `data/catalog`, strict: a field that is not known here is refused. The file of
 * `armorSets` is `armor-sets.json`, and so on.
 */
export const catalogSchemas = {
  weapons: weaponSchema,
  armor: armorSchema,
  armorSets: armorSetSchema,
  layeredArmor: layeredArmorSchema,
  skills: skillSchema,
  decorations: decorationSchema,
  decorationOrbs: decorationOrbSchema,
  charms: charmSchema,
  palicoGear: palicoGearSchema,
  pendants: pendantSchema,
  randomTalismans: randomTalismanSchema,
  artianBonuses: artianBonusSchema,
  artianParts: artianPartSchema,
  monsters: monsterSchema,
  monsterDrops: monsterDropsSchema,
  monsterCombat: monsterCombatSchema,
  monsterAttacks: monsterAttacksSchema,
  rewardDraws: rewardDrawsSchema,
  items: itemSchema,
  itemSources: itemSourceSchema,
  itemEffects: itemEffectSchema,
  hunterAilments: hunterAilmentSchema,
  locales: localeSchema,
  fieldMaps: fieldMapSchema,
  foodSkills: foodSkillSchema,
  foodIngredients: foodIngredientSchema,
  meals: mealSchema,
  quests: questSchema,
  sideQuests: sideQuestSchema,
  attacks: attackSchema,
  attackRows: attackRowSchema,
  attackEffects: attackEffectSchema,
  playerModifiers: playerModifierSchema,
  kinsects: kinsectSchema,
  melodies: melodySchema,
  ammo: ammoSchema,
  bowgunMods: bowgunModSchema,
  specialAmmo: specialAmmoSchema,
} as const;

/** A collection of the catalog. */
export type CatalogEntity = keyof typeof catalogSchemas;

/** A record of a collection, frozen all the way down. */
export type CatalogRecord<Entity extends CatalogEntity> = DeepReadonly<
  z.infer<(typeof catalogSchemas)[Entity]>
>;

export type Weapon = CatalogRecord<"weapons">;
export type Armor = CatalogRecord<"armor">;
export type ArmorSet = CatalogRecord<"armorSets">;
export type Skill = CatalogRecord<"skills">;
export type Decoration = CatalogRecord<"decorations">;
export type Charm = CatalogRecord<"charms">;
export type PalicoSet = CatalogRecord<"palicoGear">;
export type Pendant = CatalogRecord<"pendants">;
export type Monster = CatalogRecord<"monsters">;
type MonsterDrops = CatalogRecord<"monsterDrops">;
export type MonsterCombat = CatalogRecord<"monsterCombat">;
export type MonsterAttacks = CatalogRecord<"monsterAttacks">;
export type Item = CatalogRecord<"items">;
export type ItemSource = CatalogRecord<"itemSources">["sources"][number];
export type Locale = CatalogRecord<"locales">;
export type FieldMap = CatalogRecord<"fieldMaps">;
export type FoodSkill = CatalogRecord<"foodSkills">;
export type FoodIngredient = CatalogRecord<"foodIngredients">;
export type Meal = CatalogRecord<"meals">;
export type Quest = CatalogRecord<"quests">;
export type SideQuest = CatalogRecord<"sideQuests">;
export type LayeredArmor = CatalogRecord<"layeredArmor">;
export type HunterAilment = CatalogRecord<"hunterAilments">;
export type SpecialAmmoRecord = CatalogRecord<"specialAmmo">;
export type Ammo = CatalogRecord<"ammo">;
export type AttackEffect = CatalogRecord<"attackEffects">;
export type PlayerModifier = CatalogRecord<"playerModifiers">;

/** Files that hold several kinds of record: the union, and each kind by itself. */
type RandomTalismanRecord = CatalogRecord<"randomTalismans">;
export type RandomTalisman = Extract<RandomTalismanRecord, { kind: "talisman" }>;
type ArtianBonusRecord = CatalogRecord<"artianBonuses">;
export type ArtianBonus = Exclude<ArtianBonusRecord, { kind: "skillPool" }>;
export type ArtianPartRecord = CatalogRecord<"artianParts">;
export type ArtianTierWeapon = Extract<ArtianPartRecord, { kind: "weapon" }>;
type KinsectRecord = CatalogRecord<"kinsects">;
export type Kinsect = Extract<KinsectRecord, { kind: "kinsect" }>;
type BowgunModRecord = CatalogRecord<"bowgunMods">;
export type BowgunMod = Extract<BowgunModRecord, { kind: "mod" }>;
export type MelodyRecord = CatalogRecord<"melodies">;
export type Melody = Extract<MelodyRecord, { kind: "melody" }>;

export type Drop = MonsterDrops["drops"][number];
export type SkillAtLevel = DeepReadonly<z.infer<typeof skillLevelSchema>>;
export type Material = DeepReadonly<z.infer<typeof materialSchema>>;
export type Effects = DeepReadonly<z.infer<typeof effectsSchema>>;
export type LoadedAmmo = DeepReadonly<z.infer<typeof loadedAmmoSchema>>;
export type SetSkill = ArmorSet["setBonuses"][number];

/** A text of ours per id. */
export const textsSchema = z.record(z.string(), z.string().min(1));

/** Names in one language: entity, id, name. */
export const namesSchema = z.record(z.string(), z.record(z.string(), z.string().min(1)));
