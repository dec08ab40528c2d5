import { armorPieces, type Rank, weaponTypes } from "@/lib/catalog/codes";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { getNamesByLanguage } from "@/lib/catalog/get-names.server";
import type { Named } from "@/lib/catalog/named";
import {
  getItemRelations,
  type ItemRelations,
  type Recipe,
} from "@/lib/catalog/relations/get-item-relations.server";
import type { FoodIngredient } from "@/lib/catalog/schema";
import { getMeanDraws } from "@/lib/drops/expected-hunts";
import { findSourcesForAmount } from "@/lib/drops/find-sources";
import { getRewardDraws } from "@/lib/drops/get-reward-draws.server";
import { defaultHabits } from "@/lib/drops/habits";
import { listDropPools } from "@/lib/drops/list-drop-pools.server";
import { listItemWays } from "@/lib/drops/list-item-ways.server";
import { rankSources } from "@/lib/drops/rank-sources";
import { toRankedRow } from "@/lib/drops/to-ranked-row";
import { toSourceRow } from "@/lib/drops/to-source-row";
import { formatNumber, formatSeconds } from "@/lib/text/format";
import { getSkillEffects, toMealRow, toNamed } from "@/lib/wiki/food/to-food-rows.server";
import type {
  AmmoFigure,
  CraftedEntry,
  CraftedGroup,
  IngredientDetail,
  ItemDetail,
  RecipeDetail,
} from "./item-types";
import { listAmmoFigures } from "./list-ammo-figures";
import { listOtherWays } from "./list-other-ways.server";

/** Sources that the page of an item ranks; the drop finder has all. */
const maxSources = 12;

/** Most readers are in high rank. */
const ranksInOrder: readonly Rank[] = ["high", "low"];

/**
 * Everything that the page of an item shows. Chances per hunt are those of the default habits.
 *
 * @throws for an unknown id
 */
export function getItem(id: string): ItemDetail {
  const item = getCatalog().items.require(id);
  const relations = getItemRelations(id);
  const facts = { pools: listDropPools(), ways: listItemWays() };
  const sources = rankSources(id, 1, facts, defaultHabits);
  return {
    ...toNamed(item),
    type: item.type,
    rarity: item.rarity,
    sell: item.sellPrice,
    buy: item.buyPrice,
    carry: item.maxCarry,
    sources: sources.slice(0, maxSources).map(toRankedRow),
    sourceCount: sources.length,
    drops: groupDropsByRank(id),
    rewards: relations.rewards.map(({ quest, reward: { qty, chance } }) => ({
      ...toNamed(quest),
      kind: quest.kind,
      stars: quest.stars,
      qty,
      chance,
      pieces: (getMeanDraws(getRewardDraws("quest")) * qty * chance) / 100,
    })),
    otherWays: listOtherWays(id),
    madeBy: relations.madeBy.map(toRecipe),
    makes: relations.makes.map(toRecipe),
    weapons: groupWeapons(relations.weapons),
    armor: groupArmor(relations.armor),
    charms: relations.charms.map(toCraftedEntry),
    kinsects: relations.kinsects.map(toCraftedEntry),
    palicoGear: groupPalicoGear(relations.palicoGear),
    ingredient: relations.ingredient ? toIngredient(relations.ingredient) : null,
    effects: listItemEffects(id),
    ammo: relations.ammo ? listAmmoFigures(relations.ammo) : [],
    meals: relations.meals.map((meal) => toNamed(toMealRow(meal))),
    artianPoints: relations.artianPoints.map(({ tier, points }) => ({ tier, points })),
    names: getNamesByLanguage("items", id),
  };
}

function groupDropsByRank(id: string): ItemDetail["drops"] {
  return ranksInOrder
    .map((rank) => ({
      rank,
      sources: findSourcesForAmount(id, 1, listDropPools(), defaultHabits, rank).map(toSourceRow),
    }))
    .filter(({ sources }) => sources.length > 0);
}

function toCraftedEntry({ product, qty }: { product: Named; qty: number }): CraftedEntry {
  return { ...toNamed(product), qty };
}

function groupWeapons(uses: ItemRelations["weapons"]): ItemDetail["weapons"] {
  return weaponTypes
    .map((type) => ({
      group: { id: type, name: type },
      entries: uses.filter(({ product }) => product.type === type).map(toCraftedEntry),
    }))
    .filter(({ entries }) => entries.length > 0);
}

/** By set, in the order of the catalog; pieces from head to toe. */
function groupArmor(uses: ItemRelations["armor"]): CraftedGroup[] {
  const sets = [...new Set(uses.map(({ product }) => product.set))];
  return sets.map((set) => ({
    group: toNamed(getCatalog().armorSets.require(set)),
    entries: uses
      .filter(({ product }) => product.set === set)
      .toSorted((a, b) => armorPieces.indexOf(a.product.piece) - armorPieces.indexOf(b.product.piece))
      .map(toCraftedEntry),
  }));
}

/** By set, in the order of the catalog. */
function groupPalicoGear(uses: ItemRelations["palicoGear"]): CraftedGroup[] {
  const sets = [...new Set(uses.map(({ product }) => product.set))];
  return sets.map((set) => ({
    group: toNamed(set),
    entries: set.pieces.flatMap(({ piece, name }) =>
      uses
        .filter(({ product }) => product.set === set && product.piece === piece)
        .map(({ qty }) => ({ id: `${set.id}/${piece}`, name, qty })),
    ),
  }));
}

function toRecipe({ inputs, output, amount }: Recipe): RecipeDetail {
  return { inputs: inputs.map(toNamed), output: toNamed(output), amount };
}

function toIngredient({ kind, foodSkill: id, minutes }: FoodIngredient): IngredientDetail {
  const skill = getCatalog().foodSkills.require(id);
  return { kind, foodSkill: toNamed(skill), effects: getSkillEffects(skill), minutes };
}

/** The effects of an item, written out; nothing where the tables have no figures of it. */
export function listItemEffects(id: string): AmmoFigure[] {
  const effect = getCatalog().itemEffects.get(id);
  if (!effect) return [];
  const plus = (value: number) => `+${formatNumber(value)}`;
  const times = (value: number) => `× ${formatNumber(value, 2)}`;
  const lines: readonly (readonly [
    label: string,
    value: number | undefined,
    format: (value: number) => string,
  ])[] = [
    ["Restores at once", effect.healAtOnce, (value) => formatNumber(value)],
    [
      effect.healAtOnce === undefined ? "Restores" : "Then restores",
      effect.heal,
      (value) => formatNumber(value),
    ],
    ["Max health", effect.maxHealth, plus],
    ["Max stamina", effect.maxStamina, plus],
    ["Attack", effect.attack, plus],
    ["Defense", effect.defense, plus],
    ["Defense", effect.defenseMult, times],
    ["Stamina used", effect.staminaUseMult, times],
    ["Natural recovery", effect.recoveryMult, times],
    ["Lasts", effect.durationSec, formatSeconds],
  ];
  return lines.flatMap(([label, value, format]) =>
    value === undefined ? [] : [{ label, value: format(value) }],
  );
}
