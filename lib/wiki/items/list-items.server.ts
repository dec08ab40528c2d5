import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { getItemRelations } from "@/lib/catalog/relations/get-item-relations.server";
import type { Item } from "@/lib/catalog/schema";
import { findSources } from "@/lib/drops/find-sources";
import { defaultHabits } from "@/lib/drops/habits";
import { listDropPools } from "@/lib/drops/list-drop-pools.server";
import { packRows } from "@/lib/wiki/pack-rows";
import { type ItemListProps, type ItemUse, itemUses } from "./item-types";

/** All items by name, packed for the page. */
export function listItems(): ItemListProps {
  const { items, monsters } = getCatalog();
  const places = new Map(monsters.all.map(({ id }, place) => [id, place]));
  return {
    monsters: monsters.all.map(({ id, name }) => ({ id, name })),
    items: packRows(
      items.all.map((item) => toItemRow(item, places)).toSorted((a, b) => a.name.localeCompare(b.name, "en")),
    ),
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

function toItemRow(item: Item, places: ReadonlyMap<string, number>) {
  const uses = getUses(item.id);
  const ways = getCatalog().itemSources.get(item.id)?.sources ?? [];
  const isQuestReward =
    getItemRelations(item.id).rewards.length > 0 || ways.some(({ kind }) => questWays.has(kind));
  const { id, name, type, rarity, sellPrice: sell, buyPrice: buy, maxCarry: carry, recipes } = item;
  return {
    ...{ id, name, type, rarity, sell, buy, carry, isQuestReward },
    isCrafted: recipes.length > 0,
    hasOtherWays: ways.some(({ kind }) => !questWays.has(kind)),
    uses: itemUses.filter((use) => uses[use]),
    monsters: listDroppers(id, places),
  };
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
