import { z } from "zod";
import { armorSchema, armorSetSchema } from "@/lib/catalog/schema/armor";
import { artianBonusSchema, artianPartSchema } from "@/lib/catalog/schema/artian";
import { attackEffectSchema } from "@/lib/catalog/schema/attack-effects";
import { ammoSchema, attackRowSchema, attackSchema } from "@/lib/catalog/schema/attacks";
import { bowgunModSchema, specialAmmoSchema } from "@/lib/catalog/schema/bowguns";
import { fieldMapSchema } from "@/lib/catalog/schema/field-maps";
import { foodIngredientSchema, foodSkillSchema, mealSchema } from "@/lib/catalog/schema/food";
import { hunterAilmentSchema } from "@/lib/catalog/schema/hunter-ailments";
import { itemEffectSchema } from "@/lib/catalog/schema/item-effects";
import { itemSourceSchema } from "@/lib/catalog/schema/item-sources";
import { itemSchema } from "@/lib/catalog/schema/items";
import {
  charmSchema,
  decorationOrbSchema,
  decorationSchema,
  randomTalismanSchema,
} from "@/lib/catalog/schema/jewelry";
import { kinsectSchema } from "@/lib/catalog/schema/kinsects";
import { layeredArmorSchema } from "@/lib/catalog/schema/layered-armor";
import { monsterAttacksSchema, monsterCombatSchema } from "@/lib/catalog/schema/monster-combat";
import { monsterDropsSchema, monsterSchema } from "@/lib/catalog/schema/monsters";
import { melodySchema } from "@/lib/catalog/schema/music";
import { palicoGearSchema } from "@/lib/catalog/schema/palico-gear";
import { pendantSchema } from "@/lib/catalog/schema/pendants";
import { playerModifierSchema } from "@/lib/catalog/schema/player-modifiers";
import { rewardDrawsSchema } from "@/lib/catalog/schema/reward-draws";
import { sideQuestSchema } from "@/lib/catalog/schema/side-quests";
import { skillSchema } from "@/lib/catalog/schema/skills";
import { weaponSchema } from "@/lib/catalog/schema/weapons";
import { localeSchema, questSchema } from "@/lib/catalog/schema/world";
import { listFields, type RecordSchema } from "./list-fields";
import type { OpenEntity } from "./open-data-format";

/** The one field that the catalog does not have: `getOpenRecords` adds it. */
const ours = { description: z.string().describe("Description, written by us.") };

const entities: readonly (Omit<OpenEntity, "fields"> & { readonly schema: RecordSchema })[] = [
  {
    id: "weapons",
    label: "Weapons",
    about: "A weapon of any of the 14 types, including Artian and Gogma Artian bases.",
    // No weapon has two elements so far.
    schema: weaponSchema.omit({ element2: true }),
  },
  { id: "armor", label: "Armor pieces", about: "An armor piece.", schema: armorSchema },
  {
    id: "armor-sets",
    label: "Armor sets",
    about: "An armor set with its pieces and bonuses.",
    schema: armorSetSchema,
  },
  {
    id: "layered-armor",
    label: "Layered armor",
    about: "A series of armor that changes a hunter's looks alone, with its pieces and what gives it.",
    schema: layeredArmorSchema,
  },
  {
    id: "skills",
    label: "Skills",
    about: "A skill of armor or weapons, a set bonus or a group skill.",
    schema: skillSchema.extend(ours),
  },
  { id: "decorations", label: "Decorations", about: "A decoration.", schema: decorationSchema },
  {
    id: "decoration-orbs",
    label: "Decoration orbs",
    about: "An orb with the decorations it can turn out to be, and their odds.",
    schema: decorationOrbSchema,
  },
  { id: "charms", label: "Charms", about: "A craftable charm.", schema: charmSchema },
  {
    id: "palico-gear",
    label: "Palico gear",
    about: "Weapon, head and body of a series of Palico gear, with what each takes.",
    schema: palicoGearSchema,
  },
  {
    id: "pendants",
    label: "Pendants",
    about: "A pendant of weapons, with what gives it.",
    schema: pendantSchema,
  },
  {
    id: "random-talismans",
    label: "Talismans",
    about: "A talisman that is appraised, or a group of skills or slots that talismans draw from.",
    schema: randomTalismanSchema,
  },
  {
    id: "artian-bonuses",
    label: "Artian bonuses",
    about: "A bonus of Artian weapons, or the skills that a Gogma Artian weapon can roll.",
    schema: artianBonusSchema,
  },
  {
    id: "artian-parts",
    label: "Artian parts",
    about: "A part, recipe, weapon, trait, cap or cost of Artian weapons.",
    schema: artianPartSchema,
  },
  {
    id: "monsters",
    label: "Monsters",
    about: "A large or small monster with its hitzones.",
    schema: monsterSchema.extend(ours),
  },
  {
    id: "monster-drops",
    label: "Monster drops",
    about: "All drops of one monster.",
    schema: monsterDropsSchema,
  },
  {
    id: "monster-combat",
    label: "Monster combat",
    about:
      "Part health, breaks, wounds, enrage, fatigue, tempered factors, mounts, offsets, clashes, capture, limping and crown odds of one monster.",
    schema: monsterCombatSchema,
  },
  {
    id: "monster-attacks",
    label: "Monster attacks",
    about: "What hits hunters: damage, element, ailment, stun, guard, roar, wind and tremor of one monster.",
    schema: monsterAttacksSchema,
  },
  {
    id: "reward-draws",
    label: "Reward draws",
    about: "How often target rewards and quest rewards are drawn at the end of a quest.",
    schema: rewardDrawsSchema,
  },
  { id: "items", label: "Items", about: "An item.", schema: itemSchema },
  {
    id: "item-sources",
    label: "Item sources",
    about:
      "What is gathered, picked up, bought, traded, exchanged, cooked, melded, brought by the support ship, made in workshops, handed out or given by side quests and by quests without a record.",
    schema: itemSourceSchema,
  },
  {
    id: "item-effects",
    label: "Item effects",
    about: "Health, stamina, attack, defense and duration of an item that a hunter uses or carries.",
    schema: itemEffectSchema,
  },
  {
    id: "hunter-ailments",
    label: "Hunter ailments",
    about: "What an attack of a monster leaves on a hunter: seconds, losses, multipliers and cures.",
    schema: hunterAilmentSchema,
  },
  { id: "locales", label: "Locales", about: "A location.", schema: localeSchema.extend(ours) },
  {
    id: "field-maps",
    label: "Field maps",
    about: "Areas, camps, exits and ground of a field with coordinates, and the areas that monsters roam.",
    schema: fieldMapSchema,
  },
  { id: "food-skills", label: "Food skills", about: "A food skill.", schema: foodSkillSchema.extend(ours) },
  {
    id: "food-ingredients",
    label: "Food ingredients",
    about: "What can be added to a ration; the id is that of the item.",
    schema: foodIngredientSchema,
  },
  {
    id: "meals",
    label: "Meals",
    about: "A meal: a ration base, a village meal or a hub meal.",
    schema: mealSchema,
  },
  { id: "quests", label: "Quests", about: "A quest that can be timed.", schema: questSchema },
  {
    id: "side-quests",
    label: "Side quests",
    about: "A side mission or a quest for small monsters, with what it gives.",
    schema: sideQuestSchema,
  },
  {
    id: "attacks",
    label: "Attacks",
    about: "A move of a weapon type, with the source of its values.",
    schema: attackSchema,
  },
  {
    id: "attack-rows",
    label: "Attack rows",
    about: "Where the values of a move are in the game's tables.",
    schema: attackRowSchema,
  },
  {
    id: "attack-effects",
    label: "Attack effects",
    about:
      "Stun, exhaust, status, wounding, part breaks, mount and offset of one row of hunters' attack tables, and the moves made of it.",
    schema: attackEffectSchema,
  },
  {
    id: "player-modifiers",
    label: "Player modifiers",
    about: "An item, meal, coating, stance, gauge, phial or cap that changes attack, element or affinity.",
    schema: playerModifierSchema,
  },
  {
    id: "kinsects",
    label: "Kinsects",
    about: "A kinsect, plus one record for extracts.",
    schema: kinsectSchema,
  },
  {
    id: "melodies",
    label: "Melodies",
    about: "A hunting horn melody, an echo wave or bubble, or a set of three notes.",
    schema: melodySchema,
  },
  {
    id: "ammo",
    label: "Ammo",
    about: "A type of bowgun ammo: heavy bowgun values at level 1, and their modifiers.",
    // No ammo differs in it so far.
    schema: ammoSchema.omit({ lightSpecialMultiplierByLevel: true }),
  },
  {
    id: "bowgun-mods",
    label: "Bowgun modifications",
    about:
      "A modification of bowguns, a place for one with the bowguns that have it, or a mode of heavy bowguns.",
    schema: bowgunModSchema,
  },
  {
    id: "special-ammo",
    label: "Special ammo",
    about:
      "Special ammo of bowguns: energy, steps of charging, multipliers, reload, and the bowguns that have it.",
    schema: specialAmmoSchema,
  },
];

/** The entities of the open data in the order of the documentation. */
export const openEntities: readonly OpenEntity[] = entities.map(({ schema, ...entity }) => ({
  ...entity,
  fields: addSourceFields(listFields(schema)),
}));

/** Fields that every published record has: `getOpenRecords` adds them. Some records have a source of their own. */
function addSourceFields(fields: OpenEntity["fields"]): OpenEntity["fields"] {
  const hasSource = fields.some(([name]) => name === "source");
  return [
    ...fields,
    ...(hasSource
      ? []
      : [
          [
            "source",
            "string",
            "game-tables: the game's parameter tables, of the version in the header.",
          ] as const,
        ]),
    [
      "verified",
      "string[]",
      "Public repositories that agree with all records of this file in every value that was compared.",
    ] as const,
  ];
}
