import { FacetedList } from "@/components/list/FacetedList";
import type { List } from "@/hooks/ui/use-list-state";
import type { IngredientRow } from "@/lib/wiki/food/food-types";
import { type foodFields, ingredientFacets } from "./food-facets";
import { IngredientTable } from "./IngredientTable";

interface IngredientListProps {
  list: List<typeof foodFields>;
  rows: readonly IngredientRow[];
}

/** Ingredients for rations. */
export function IngredientList({ list, rows }: IngredientListProps) {
  const { sort } = list.state;
  return (
    <FacetedList list={list} rows={rows} facets={ingredientFacets} noun={["ingredient", "ingredients"]}>
      {(visible) => <IngredientTable rows={visible} sort={sort} onSort={(sort) => list.set({ sort })} />}
    </FacetedList>
  );
}
