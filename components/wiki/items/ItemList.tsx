import { useMemo } from "react";
import { Name } from "@/components/game/Name";
import { RarityGem } from "@/components/game/RarityGem";
import { Zenny } from "@/components/game/Zenny";
import { ChoiceFilter } from "@/components/ui/list/ChoiceFilter";
import { type Column, DataTable } from "@/components/ui/list/DataTable";
import { FilteredList } from "@/components/ui/list/FilteredList";
import { TextFilter } from "@/components/ui/list/TextFilter";
import { CheckboxGroup } from "@/components/ui/RadioGroup";
import { useListState } from "@/hooks/ui/use-list-state";
import { useSearchNames } from "@/hooks/wiki/use-search-names";
import { itemTypes } from "@/lib/catalog/codes";
import { itemTypeLabels } from "@/lib/catalog/labels";
import { getItemPath } from "@/lib/site/wiki-paths";
import { formatNumber } from "@/lib/text/format";
import { type ItemListProps, type ItemRow, itemUses } from "@/lib/wiki/items/item-types";
import { itemUseLabels } from "@/lib/wiki/items/labels";
import { unpackItems } from "@/lib/wiki/items/unpack-items";
import {
  getItemFields,
  getItemFilters,
  hasSource,
  itemSourceLabels,
  itemSources,
  rarities,
} from "./get-item-filters";
import { ItemSources } from "./ItemSources";

const columns: readonly Column<ItemRow>[] = [
  {
    key: "name",
    label: "Item",
    phone: "title",
    entity: "items",
    render: ({ id, name }) => (
      <Name entity="items" id={id}>
        {name}
      </Name>
    ),
    sortValue: ({ name }) => name,
  },
  {
    key: "rarity",
    label: "Rarity",
    align: "center",
    phone: "main",
    render: ({ rarity }) => <RarityGem rarity={rarity} />,
    sortValue: ({ rarity }) => rarity,
  },
  {
    key: "type",
    label: "Type",
    phone: "figure",
    render: ({ type }) => itemTypeLabels[type],
    sortValue: ({ type }) => itemTypeLabels[type],
  },
  { key: "from", label: "Source", phone: "figure", render: (item) => <ItemSources item={item} /> },
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
  const fields = useMemo(() => getItemFields(monsters), [monsters]);
  const list = useListState(fields);
  const { state, set } = list;
  const names = useSearchNames(state.q);
  const options = useMemo(() => getFilterOptions(rows), [rows]);
  return (
    <FilteredList
      list={list}
      rows={rows}
      filters={getItemFilters(state, monsters, names)}
      noun={["item", "items"]}
      field={<TextFilter label="Name" value={state.q} onChange={(q) => set({ q })} />}
      rail={
        <>
          <CheckboxGroup
            label="Type"
            value={state.type}
            options={options.type}
            onChange={(type) => set({ type })}
          />
          <CheckboxGroup
            label="Rarity"
            value={state.rarity}
            options={options.rarity}
            onChange={(rarity) => set({ rarity })}
          />
          <CheckboxGroup
            label="Source"
            value={state.from}
            options={options.from}
            onChange={(from) => set({ from })}
          />
          <ChoiceFilter
            label="Dropped by"
            value={state.monster}
            options={monsters.map(([value, label]) => ({ value, label })).toSorted(compareLabels)}
            onChange={(monster) => set({ monster })}
          />
          <CheckboxGroup
            label="Used for"
            value={state.use}
            options={options.use}
            onChange={(use) => set({ use })}
          />
        </>
      }
    >
      {(visible) => (
        <DataTable
          caption="Items"
          columns={columns}
          rows={visible}
          rowKey={({ id }) => id}
          rowHref={({ id }) => getItemPath(id)}
          sort={state.sort}
          onSort={(sort) => set({ sort })}
        />
      )}
    </FilteredList>
  );
}

function getFilterOptions(rows: readonly ItemRow[]) {
  const count = (test: (row: ItemRow) => boolean) => rows.filter(test).length;
  return {
    type: itemTypes.map((value) => ({
      value,
      label: itemTypeLabels[value],
      count: count((row) => row.type === value),
    })),
    rarity: rarities.map((value) => ({ value, label: value })),
    from: itemSources.map((value) => ({
      value,
      label: itemSourceLabels[value],
      count: count((row) => hasSource(row, value)),
    })),
    use: itemUses.map((value) => ({
      value,
      label: itemUseLabels[value],
      count: count((row) => row.uses.includes(value)),
    })),
  };
}

function compareLabels(a: { label: string }, b: { label: string }): number {
  return a.label.localeCompare(b.label, "en");
}
