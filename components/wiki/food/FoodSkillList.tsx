import { createNameColumn } from "@/components/game/columns";
import { type Column, DataTable } from "@/components/list/DataTable";
import { FacetedList } from "@/components/list/FacetedList";
import type { List } from "@/hooks/ui/use-list-state";
import { getFoodSkillPath } from "@/lib/site/wiki-paths";
import type { FoodSkillRow } from "@/lib/wiki/food/food-types";
import { FoodSkillEffect } from "./FoodSkillEffect";
import { FoodSkillSources } from "./FoodSkillSources";
import { type foodFields, foodSkillFacets } from "./food-facets";

const columns: readonly Column<FoodSkillRow>[] = [
  createNameColumn("food-skills", "Food skill"),
  {
    key: "effect",
    label: "Effect",
    phone: "main",
    render: ({ effects }) => <FoodSkillEffect effects={effects} />,
  },
  { key: "sources", label: "Source", phone: "figure", render: (skill) => <FoodSkillSources skill={skill} /> },
];

interface FoodSkillListProps {
  list: List<typeof foodFields>;
  rows: readonly FoodSkillRow[];
}

/** The food skills with what they do and what they come from. */
export function FoodSkillList({ list, rows }: FoodSkillListProps) {
  const { sort } = list.state;
  return (
    <FacetedList list={list} rows={rows} facets={foodSkillFacets} noun={["food skill", "food skills"]}>
      {(visible) => (
        <DataTable
          caption="Food skills"
          columns={columns}
          rows={visible}
          rowKey={({ id }) => id}
          rowHref={({ id }) => getFoodSkillPath(id)}
          sort={sort}
          onSort={(sort) => list.set({ sort })}
        />
      )}
    </FacetedList>
  );
}
