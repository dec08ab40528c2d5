import type { ListFilter } from "@/components/ui/list/list-filter";
import { itemTypes } from "@/lib/catalog/codes";
import { itemTypeLabels } from "@/lib/catalog/labels";
import type { SearchNames } from "@/lib/names/search-names";
import {
  createChoiceField,
  createMultiField,
  createSortField,
  createTextField,
  type ListState,
} from "@/lib/site/list-state";
import { type ItemListProps, type ItemRow, itemUses } from "@/lib/wiki/items/item-types";
import { itemUseLabels } from "@/lib/wiki/items/labels";

export const rarities = ["1", "2", "3", "4", "5", "6", "7", "8"] as const;
export const itemSources = ["monster", "quest", "ways", "recipe", "unknown"] as const;
export type ItemSource = (typeof itemSources)[number];
export const itemSourceLabels: Readonly<Record<ItemSource, string>> = {
  monster: "Monsters",
  quest: "Quest rewards",
  ways: "Gathered, caught, bought, traded",
  recipe: "Recipes",
  unknown: "Source unknown",
};
const sortKeys = ["name", "type", "rarity", "sell", "buy", "carry"] as const;

/** State of the list of items in the address. */
export function getItemFields(monsters: ItemListProps["monsters"]) {
  return {
    q: createTextField(),
    type: createMultiField(itemTypes),
    rarity: createMultiField(rarities),
    from: createMultiField(itemSources),
    monster: createChoiceField(monsters.map(([id]) => id)),
    use: createMultiField(itemUses),
    sort: createSortField(sortKeys, { key: "name", direction: "asc" }),
  };
}

export type ItemListState = ListState<ReturnType<typeof getItemFields>>;

/** Whether an item comes this way. */
export function hasSource(
  { monsters, isCrafted, isQuestReward, hasOtherWays }: ItemRow,
  source: ItemSource,
): boolean {
  const known = { monster: monsters.length > 0, quest: isQuestReward, ways: hasOtherWays, recipe: isCrafted };
  return source === "unknown" ? !Object.values(known).includes(true) : known[source];
}

/** The filters, as chips and the empty result speak of them. */
export function getItemFilters(
  { q, type, rarity, from, monster, use }: ItemListState,
  monsters: ItemListProps["monsters"],
  names: SearchNames,
): ListFilter<ItemRow>[] {
  return [
    {
      key: "q",
      label: "Name",
      value: q.trim(),
      test: names.createTest(q, ({ id, name }) => names.list("items", id, name)),
    },
    {
      key: "type",
      label: "Type",
      value: type.map((each) => itemTypeLabels[each]).join(" or "),
      test: (row) => type.includes(row.type),
    },
    {
      key: "rarity",
      label: "Rarity",
      value: rarity.join(" or "),
      test: (row) => rarity.some((each) => Number(each) === row.rarity),
    },
    {
      key: "from",
      label: "Source",
      value: from.map((each) => itemSourceLabels[each]).join(" or "),
      test: (row) => from.some((source) => hasSource(row, source)),
    },
    {
      key: "monster",
      label: "Dropped by",
      value: monsters.find(([id]) => id === monster)?.[1] ?? "",
      test: (row) => row.monsters.some(({ id }) => id === monster),
    },
    {
      key: "use",
      label: "Used for",
      value: use.map((each) => itemUseLabels[each]).join(" or "),
      test: (row) => use.some((each) => row.uses.includes(each)),
    },
  ];
}
