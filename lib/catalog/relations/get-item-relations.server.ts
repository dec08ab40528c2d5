import { isOfKind } from "../collection";
import { getCatalog } from "../get-catalog.server";
import { groupBy } from "../group-by";
import { runOnce } from "../run-once";
import type {
  Ammo,
  Armor,
  Charm,
  Drop,
  FoodIngredient,
  Item,
  Kinsect,
  Material,
  Meal,
  Monster,
  PalicoSet,
  Quest,
  Weapon,
} from "../schema";
import type { PalicoPiece } from "../world-codes";

/** A way to get an item from a monster. */
interface ItemDrop {
  readonly monster: Monster;
  readonly drop: Drop;
}

/** A quest that gives an item for completing it. */
interface ItemReward {
  readonly quest: Quest;
  readonly reward: NonNullable<Quest["rewards"]>[number];
}

/** Something that is made with the item. */
interface ProductUse<T> {
  readonly product: T;
  /** Pieces of the item that it takes. */
  readonly qty: number;
}

/** One recipe: what goes in, what comes out and how many. */
export interface Recipe {
  readonly inputs: readonly Item[];
  readonly output: Item;
  readonly amount: number;
}

/** Where an item comes from and what it is good for. Lists are in the order of the catalog. */
export interface ItemRelations {
  /** The likeliest first. */
  readonly drops: readonly ItemDrop[];
  /** Quests that give it, events last, then the likeliest first. */
  readonly rewards: readonly ItemReward[];
  /** Recipes that make it. */
  readonly madeBy: readonly Recipe[];
  /** Recipes that take it. */
  readonly makes: readonly Recipe[];
  readonly weapons: readonly ProductUse<Weapon>[];
  readonly armor: readonly ProductUse<Armor>[];
  readonly charms: readonly ProductUse<Charm>[];
  readonly kinsects: readonly ProductUse<Kinsect>[];
  /** Pieces of Palico gear, each with its set. */
  readonly palicoGear: readonly ProductUse<{ readonly set: PalicoSet; readonly piece: PalicoPiece }>[];
  readonly ingredient: FoodIngredient | undefined;
  /** Meals that it buys. */
  readonly meals: readonly Meal[];
  readonly ammo: Ammo | undefined;
  /** Points that it gives when an Artian weapon is reinforced. */
  readonly artianPoints: readonly { readonly tier: "artian" | "gogma"; readonly points: number }[];
}

const none: readonly never[] = Object.freeze([]);

/** @throws for an unknown id */
export function getItemRelations(id: string): ItemRelations {
  const item = getCatalog().items.require(id);
  const index = indexes();
  return Object.freeze({
    drops: index.drops.get(id) ?? none,
    rewards: index.rewards.get(id) ?? none,
    madeBy: listRecipes(item),
    makes: index.recipes.get(id) ?? none,
    weapons: index.weapons.get(id) ?? none,
    armor: index.armor.get(id) ?? none,
    charms: index.charms.get(id) ?? none,
    kinsects: index.kinsects.get(id) ?? none,
    palicoGear: index.palicoGear.get(id) ?? none,
    ingredient: getCatalog().foodIngredients.get(id),
    meals: index.meals.get(id) ?? none,
    ammo: index.ammo.get(id),
    artianPoints: index.points.get(id) ?? none,
  });
}

const indexes = runOnce(() => {
  const catalog = getCatalog();
  return {
    drops: indexDrops(),
    rewards: indexRewards(),
    recipes: indexRecipes(),
    weapons: indexUses(catalog.weapons.all, (weapon) => weapon.craft?.materials ?? []),
    armor: indexUses(catalog.armor.all, (piece) => piece.materials),
    charms: indexUses(catalog.charms.all, (charm) => charm.materials),
    kinsects: indexUses(isOfKind(catalog.kinsects.all, "kinsect"), (kinsect) => kinsect.materials),
    palicoGear: indexUses(
      catalog.palicoGear.all.flatMap((set) =>
        set.pieces.map(({ piece, materials }) => Object.freeze({ set, piece, materials })),
      ),
      ({ materials }) => materials,
    ),
    meals: indexMeals(),
    ammo: new Map(catalog.ammo.all.map((ammo) => [ammo.item, ammo])),
    points: groupBy(isOfKind(catalog.artianParts.all, "reinforcementItem"), ({ item }) => item),
  };
});

function indexDrops(): ReadonlyMap<string, readonly ItemDrop[]> {
  const { monsterDrops, monsters } = getCatalog();
  const drops = monsterDrops.all.flatMap(({ id, drops: rows }) => {
    const monster = monsters.require(id);
    return rows.map((drop) => Object.freeze({ monster, drop }));
  });
  // Sorting is stable: equal chances stay in the order of the catalog.
  drops.sort((left, right) => right.drop.chance - left.drop.chance);
  return groupBy(drops, ({ drop }) => drop.item);
}

function indexRewards(): ReadonlyMap<string, readonly ItemReward[]> {
  const rewards = getCatalog().quests.all.flatMap((quest) =>
    (quest.rewards ?? []).map((reward) => Object.freeze({ quest, reward })),
  );
  const isEvent = ({ quest }: ItemReward) => Number(quest.kind === "event");
  rewards.sort((left, right) => isEvent(left) - isEvent(right) || right.reward.chance - left.reward.chance);
  return groupBy(rewards, ({ reward }) => reward.item);
}

function listRecipes(output: Item): readonly Recipe[] {
  const { items } = getCatalog();
  return Object.freeze(
    output.recipes.map(({ inputs, amount }) =>
      Object.freeze({ inputs: Object.freeze(inputs.map((id) => items.require(id))), output, amount }),
    ),
  );
}

function indexRecipes(): ReadonlyMap<string, readonly Recipe[]> {
  const entries = getCatalog().items.all.flatMap((output) =>
    listRecipes(output).flatMap((recipe) =>
      [...new Set(recipe.inputs)].map((input) => ({ input: input.id, recipe })),
    ),
  );
  return getMapValues(
    groupBy(entries, ({ input }) => input),
    ({ recipe }) => recipe,
  );
}

function indexMeals(): ReadonlyMap<string, readonly Meal[]> {
  const entries = getCatalog().meals.all.flatMap((meal) =>
    [...new Set(meal.ticket ?? [])].map((ticket) => ({ ticket, meal })),
  );
  return getMapValues(
    groupBy(entries, ({ ticket }) => ticket),
    ({ meal }) => meal,
  );
}

function indexUses<T>(
  products: readonly T[],
  getMaterials: (product: T) => readonly Material[],
): ReadonlyMap<string, readonly ProductUse<T>[]> {
  const entries = products.flatMap((product) =>
    getMaterials(product).map(({ item, qty }) => ({ item, use: Object.freeze({ product, qty }) })),
  );
  return getMapValues(
    groupBy(entries, ({ item }) => item),
    ({ use }) => use,
  );
}

function getMapValues<From, To>(
  groups: ReadonlyMap<string, readonly From[]>,
  change: (value: From) => To,
): ReadonlyMap<string, readonly To[]> {
  return new Map([...groups].map(([key, values]) => [key, Object.freeze(values.map(change))]));
}
