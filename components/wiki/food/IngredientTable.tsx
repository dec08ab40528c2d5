import { createNameColumn } from "@/components/game/columns";
import { EntityLink } from "@/components/game/EntityLink";
import { type Column, DataTable } from "@/components/list/DataTable";
import { ingredientKinds } from "@/lib/catalog/world-codes";
import { getItemPath } from "@/lib/site/wiki-paths";
import type { IngredientRow } from "@/lib/wiki/food/food-types";
import { ingredientKindLabels } from "@/lib/wiki/food/labels";
import { figureColumns } from "./figure-columns";
import type { FoodSort } from "./food-facets";

const onlyMeals = new Set(["health", "stamina", "attack", "defense"]);

const columns: readonly Column<IngredientRow>[] = [
  createNameColumn("items", "Ingredient"),
  {
    key: "kind",
    label: "Type",
    phone: "figure",
    render: ({ kind }) => ingredientKindLabels[kind],
    sortValue: ({ kind }) => ingredientKinds.indexOf(kind),
    firstDirection: "asc",
  },
  {
    key: "skill",
    label: "Food skill",
    phone: "main",
    render: ({ skill }) => <EntityLink entity="food-skills" id={skill.id} name={skill.name} />,
  },
  // Ingredients give none of these, so a phone hides the column.
  ...figureColumns.map((column) =>
    onlyMeals.has(column.key) ? { ...column, phone: "hide" as const } : column,
  ),
];

interface IngredientTableProps {
  rows: readonly IngredientRow[];
  sort?: FoodSort;
  onSort?: (sort: FoodSort) => void;
}

/** Ingredients with the skill and the figures that each adds to a meal. */
export function IngredientTable({ rows, sort, onSort }: IngredientTableProps) {
  return (
    <DataTable
      caption="Ingredients"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowHref={({ id }) => getItemPath(id)}
      sort={sort}
      onSort={onSort}
    />
  );
}
