import { EntityLink } from "@/components/game/EntityLink";
import { type Column, DataTable } from "@/components/ui/list/DataTable";
import { FilteredList } from "@/components/ui/list/FilteredList";
import type { ListFilter } from "@/components/ui/list/list-filter";
import { TextFilter } from "@/components/ui/list/TextFilter";
import type { List } from "@/hooks/ui/use-list-state";
import { useSearchNames } from "@/hooks/wiki/use-search-names";
import type { foodFields } from "@/lib/wiki/food/food-fields";
import type { HuntMealRow } from "@/lib/wiki/food/food-types";
import { RationChoice, VillageChoice } from "./MealChoice";

const columns: readonly Column<HuntMealRow>[] = [
  {
    key: "name",
    label: "Monster",
    phone: "title",
    entity: "monsters",
    render: ({ id, name }) => <EntityLink entity="monsters" id={id} name={name} />,
  },
  {
    key: "village",
    label: "Village meal",
    phone: "line",
    render: ({ advice }) => <VillageChoice advice={advice} />,
  },
  {
    key: "ration",
    label: "Ration",
    phone: "line",
    render: ({ advice }) => <RationChoice advice={advice} />,
  },
];

interface HuntMealListProps {
  list: List<typeof foodFields>;
  rows: readonly HuntMealRow[];
}

/** What to eat for each large monster. */
export function HuntMealList({ list, rows }: HuntMealListProps) {
  const { q } = list.state;
  const names = useSearchNames(q);
  const filters: ListFilter<HuntMealRow>[] = [
    {
      key: "q",
      label: "Search",
      value: q.trim(),
      test: names.createTest(q, ({ id, name }) => names.list("monsters", id, name)),
    },
  ];
  return (
    <FilteredList
      list={list}
      rows={rows}
      filters={filters}
      noun={["monster", "monsters"]}
      field={<TextFilter label="Monster" value={q} onChange={(q) => list.set({ q })} />}
    >
      {(visible) => (
        <DataTable
          caption="What to eat for each monster"
          columns={columns}
          rows={visible}
          rowKey={({ id }) => id}
          isLive
        />
      )}
    </FilteredList>
  );
}
