import { itemTypes } from "@/lib/catalog/codes";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { getItemRelations } from "@/lib/catalog/relations/get-item-relations.server";
import type { Item, Monster } from "@/lib/catalog/schema";
import { findSources } from "@/lib/drops/find-sources";
import { defaultHabits } from "@/lib/drops/habits";
import { listDropPools } from "@/lib/drops/list-drop-pools.server";
import { type ItemListProps, type ItemUse, itemUses, type PackedItem } from "./item-types";

/** All items by name, packed for the page. */
export function listItems(): ItemListProps {
  const { items, monsters } = getCatalog();
  const places = new Map(monsters.all.map(({ id }, place) => [id, place]));
  return {
    monsters: monsters.all.map(({ id, name }: Monster) => [id, name] as const),
    items: items.all
      .map((item) => packItem(item, places))
      .toSorted(([, nameA], [, nameB]) => nameA.localeCompare(nameB, "en")),
  };
}

/** Ways that are rewards of quests. */
const questWays: ReadonlySet<string> = new Set([
  "otherQuest",
  "sideQuest",
  "gift",
  "questItem",
  "rewardTable",
]);

function packItem(item: Item, places: ReadonlyMap<string, number>): PackedItem {
  const uses = getUses(item.id);
  const ways = getCatalog().itemSources.get(item.id)?.sources ?? [];
  const isQuestReward =
    getItemRelations(item.id).rewards.length > 0 || ways.some(({ kind }) => questWays.has(kind));
  return [
    item.id,
    item.name,
    itemTypes.indexOf(item.type),
    item.rarity,
    item.sellPrice,
    item.buyPrice,
    item.maxCarry,
    (item.recipes.length > 0 ? 1 : 0) +
      (isQuestReward ? 2 : 0) +
      (ways.some(({ kind }) => !questWays.has(kind)) ? 4 : 0),
    itemUses.reduce((bits, use, bit) => (uses[use] ? bits | (1 << bit) : bits), 0),
    listDroppers(item.id, places),
  ];
}

function getUses(id: string): Record<ItemUse, boolean> {
  const relations = getItemRelations(id);
  return {
    weapon: relations.weapons.length > 0,
    armor: relations.armor.length > 0,
    charm: relations.charms.length > 0,
    kinsect: relations.kinsects.length > 0,
    recipe: relations.makes.length > 0,
    food: relations.ingredient !== undefined || relations.meals.length > 0,
    artian: relations.artianPoints.length > 0,
    palico: relations.palicoGear.length > 0,
  };
}

/** A monster that gives the item in both ranks counts by the better one. */
function listDroppers(id: string, places: ReadonlyMap<string, number>): number[] {
  const sources = findSources(id, listDropPools(), defaultHabits);
  return [...new Set(sources.map(({ monster }) => places.get(monster.id) ?? -1))];
}
