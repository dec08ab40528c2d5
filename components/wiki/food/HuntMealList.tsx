import { EntityLink } from "@/components/game/EntityLink";
import { type Column, DataTable } from "@/components/list/DataTable";
import { FacetedList } from "@/components/list/FacetedList";
import type { List } from "@/hooks/ui/use-list-state";
import type { HuntMealRow } from "@/lib/wiki/food/food-types";
import { type foodFields, huntMealFacets } from "./food-facets";
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
    phone: "words",
    render: ({ advice }) => <VillageChoice advice={advice} />,
  },
  {
    key: "ration",
    label: "Ration",
    phone: "words",
    render: ({ advice }) => <RationChoice advice={advice} />,
  },
];

interface HuntMealListProps {
  list: List<typeof foodFields>;
  rows: readonly HuntMealRow[];
}

/** Best meal against each large monster. */
export function HuntMealList({ list, rows }: HuntMealListProps) {
  return (
    <FacetedList list={list} rows={rows} facets={huntMealFacets} noun={["monster", "monsters"]}>
      {(visible) => (
        <DataTable
          caption="What to eat for each monster"
          columns={columns}
          rows={visible}
          rowKey={({ id }) => id}
          isLive
        />
      )}
    </FacetedList>
  );
}
