import { getCatalog } from "@/lib/catalog/catalog.server";
import { armorPieces, type Rank, weaponTypes } from "@/lib/catalog/codes";
import { namesOf } from "@/lib/catalog/names.server";
import {
  type ItemRelations,
  itemRelations,
  type Recipe,
} from "@/lib/catalog/relations/item-relations.server";
import type { FoodIngredient } from "@/lib/catalog/schema";
import { allDropPools } from "@/lib/drops/drop-pools.server";
import { defaultHabits } from "@/lib/drops/habits";
import { toSourceRow } from "@/lib/drops/source-rows";
import { sourcesFor } from "@/lib/drops/ways";
import { mealRow, named, skillEffects } from "@/lib/wiki/food/rows.server";
import type { IngredientView, ItemView, MadeGroup, MadeThing, Named, RecipeView } from "./types";

/** Most readers are in high rank. */
const ranksInOrder: readonly Rank[] = ["high", "low"];

/**
 * Everything that the page of an item shows. Chances per hunt are those of the default habits.
 *
 * @throws for an unknown id
 */
export function getItem(id: string): ItemView {
  const item = getCatalog().items.require(id);
  const relations = itemRelations(id);
  return {
    ...named(item),
    type: item.type,
    rarity: item.rarity,
    sell: item.sellPrice,
    buy: item.buyPrice,
    carry: item.maxCarry,
    drops: dropsByRank(id),
    madeBy: relations.madeBy.map(recipeView),
    makes: relations.makes.map(recipeView),
    weapons: weaponGroups(relations.weapons),
    armor: armorGroups(relations.armor),
    charms: relations.charms.map(madeThing),
    kinsects: relations.kinsects.map(madeThing),
    ingredient: relations.ingredient ? ingredientView(relations.ingredient) : null,
    meals: relations.meals.map((meal) => named(mealRow(meal))),
    artianPoints: relations.artianPoints.map(({ tier, points }) => ({ tier, points })),
    names: namesOf("items", id),
  };
}

function dropsByRank(id: string): ItemView["drops"] {
  return ranksInOrder
    .map((rank) => ({
      rank,
      sources: sourcesFor(id, 1, allDropPools(), defaultHabits, rank).map(toSourceRow),
    }))
    .filter(({ sources }) => sources.length > 0);
}

function madeThing({ product, qty }: { product: Named; qty: number }): MadeThing {
  return { ...named(product), qty };
}

function weaponGroups(uses: ItemRelations["weapons"]): ItemView["weapons"] {
  return weaponTypes
    .map((type) => ({
      group: { id: type, name: type },
      things: uses.filter(({ product }) => product.type === type).map(madeThing),
    }))
    .filter(({ things }) => things.length > 0);
}

/** By set, in the order of the catalog; pieces from head to toe. */
function armorGroups(uses: ItemRelations["armor"]): MadeGroup[] {
  const sets = [...new Set(uses.map(({ product }) => product.set))];
  return sets.map((set) => ({
    group: named(getCatalog().armorSets.require(set)),
    things: uses
      .filter(({ product }) => product.set === set)
      .toSorted((a, b) => armorPieces.indexOf(a.product.piece) - armorPieces.indexOf(b.product.piece))
      .map(madeThing),
  }));
}

function recipeView({ inputs, output, amount }: Recipe): RecipeView {
  return { inputs: inputs.map(named), output: named(output), amount };
}

function ingredientView({ kind, foodSkill: id, minutes }: FoodIngredient): IngredientView {
  const skill = getCatalog().foodSkills.require(id);
  return { kind, foodSkill: named(skill), effects: skillEffects(skill), minutes };
}
