import { useMemo } from "react";
import { createNameColumn, createRarityColumn } from "@/components/game/columns";
import { Zenny } from "@/components/game/Zenny";
import { FacetedTable } from "@/components/list/FacetedTable";
import { createFacets, getFacetFields, toOptions } from "@/components/list/facets";
import type { Column } from "@/components/list/table-column";
import { useListState } from "@/hooks/ui/use-list-state";
import { itemTypes } from "@/lib/catalog/world-codes";
import { itemTypeLabels } from "@/lib/catalog/world-labels";
import { createSortField } from "@/lib/site/list-state";
import { getItemPath } from "@/lib/site/wiki-paths";
import { formatNumber } from "@/lib/text/format";
import { type ItemListProps, type ItemRow, itemUses, unpackItems } from "@/lib/wiki/items/item-types";
import { itemUseLabels } from "@/lib/wiki/items/labels";
import { formatItemSources, ItemSources } from "./ItemSources";

const rarities = ["1", "2", "3", "4", "5", "6", "7", "8"] as const;
const itemSources = ["monster", "quest", "ways", "recipe", "unknown"] as const;
const itemSourceLabels: Readonly<Record<(typeof itemSources)[number], string>> = {
  monster: "Monsters",
  quest: "Quest rewards",
  ways: "Gathered, caught, bought, traded",
  recipe: "Recipes",
  unknown: "Source unknown",
};

const { text, oneOf, anyOf } = createFacets<ItemRow>();

/** The facets of items. @param monsters that drop any */
function createItemFacets(monsters: ItemListProps["monsters"]) {
  return {
    q: text({ label: "Name", chip: "Name", texts: ({ id, name }, names) => names.list("items", id, name) }),
    type: anyOf({
      label: "Type",
      options: toOptions(itemTypes, itemTypeLabels),
      has: (row, type) => row.type === type,
      isCounted: true,
    }),
    rarity: anyOf({
      label: "Rarity",
      options: toOptions(rarities),
      has: (row, rarity) => row.rarity === Number(rarity),
    }),
    from: anyOf({
      label: "Source",
      options: toOptions(itemSources, itemSourceLabels),
      has: hasSource,
      isCounted: true,
    }),
    monster: oneOf({
      label: "Dropped by",
      entity: "monsters",
      options: monsters
        .map(({ id, name }) => ({ value: id, label: name }))
        .toSorted((a, b) => a.label.localeCompare(b.label, "en")),
      has: (row, monster) => row.monsters.some(({ id }) => id === monster),
    }),
    use: anyOf({
      label: "Used for",
      options: toOptions(itemUses, itemUseLabels),
      has: ({ uses }, use) => uses.includes(use),
      isCounted: true,
    }),
  };
}

function hasSource(
  { monsters, isCrafted, isQuestReward, hasOtherWays }: ItemRow,
  source: (typeof itemSources)[number],
): boolean {
  const known = { monster: monsters.length > 0, quest: isQuestReward, ways: hasOtherWays, recipe: isCrafted };
  return source === "unknown" ? !Object.values(known).includes(true) : known[source];
}

const sort = createSortField(["name", "type", "rarity", "sell", "buy", "carry"], {
  key: "name",
  direction: "asc",
});

const columns: readonly Column<ItemRow>[] = [
  createNameColumn("items", "Item"),
  createRarityColumn("main"),
  {
    key: "type",
    label: "Type",
    phone: "figure",
    render: ({ type }) => itemTypeLabels[type],
    sortValue: ({ type }) => itemTypeLabels[type],
  },
  {
    key: "from",
    label: "Source",
    phone: "figure",
    render: (item) => <ItemSources item={item} />,
    text: formatItemSources,
  },
  {
    key: "sell",
    label: "Sell price",
    align: "end",
    phone: "figure",
    render: ({ sell }) => (sell > 0 ? <Zenny amount={sell} /> : "—"),
    sortValue: ({ sell }) => sell,
  },
  {
    key: "buy",
    label: "Buy price",
    align: "end",
    phone: "hide",
    render: ({ buy }) => (buy > 0 ? <Zenny amount={buy} /> : "—"),
    sortValue: ({ buy }) => buy,
  },
  {
    key: "carry",
    label: "Carry limit",
    align: "end",
    phone: "hide",
    render: ({ carry }) => formatNumber(carry),
    sortValue: ({ carry }) => carry,
  },
];

/** Every item of the game, to be narrowed down. */
export function ItemList({ monsters, items }: ItemListProps) {
  const rows = useMemo(() => unpackItems({ monsters, items }), [monsters, items]);
  const facets = useMemo(() => createItemFacets(monsters), [monsters]);
  const list = useListState(useMemo(() => ({ ...getFacetFields(facets), sort }), [facets]));
  return (
    <FacetedTable
      list={list}
      rows={rows}
      facets={facets}
      noun={["item", "items"]}
      caption="Items"
      columns={columns}
      rowHref={({ id }) => getItemPath(id)}
    />
  );
}
