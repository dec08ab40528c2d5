import { FacetedList } from "@/components/list/FacetedList";
import type { List } from "@/hooks/ui/use-list-state";
import type { MealRow } from "@/lib/wiki/food/food-types";
import { type foodFields, mealFacets } from "./food-facets";
import { MealTable } from "./MealTable";

interface MealListProps {
  list: List<typeof foodFields>;
  rows: readonly MealRow[];
}

/** Rations, village meals, and the meals that a voucher pays for. */
export function MealList({ list, rows }: MealListProps) {
  const { sort } = list.state;
  return (
    <FacetedList list={list} rows={rows} facets={mealFacets} noun={["meal", "meals"]}>
      {(visible) => <MealTable rows={visible} sort={sort} onSort={(sort) => list.set({ sort })} />}
    </FacetedList>
  );
}
