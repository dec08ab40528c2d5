import { Name } from "@/components/game/Name";
import { ChoiceFilter } from "@/components/ui/list/ChoiceFilter";
import { type Column, DataTable } from "@/components/ui/list/DataTable";
import { FilteredList } from "@/components/ui/list/FilteredList";
import type { ListFilter } from "@/components/ui/list/list-filter";
import { TextFilter } from "@/components/ui/list/TextFilter";
import type { List } from "@/hooks/ui/use-list-state";
import { useSearchNames } from "@/hooks/wiki/use-search-names";
import { getFoodSkillPath } from "@/lib/site/wiki-paths";
import type { foodFields } from "@/lib/wiki/food/food-fields";
import { type FoodSkillRow, foodSources } from "@/lib/wiki/food/food-types";
import { formatEffects, hasSource, sourceLabels } from "@/lib/wiki/food/labels";
import { SkillEffect } from "./SkillEffect";
import { SkillSources } from "./SkillSources";

const columns: readonly Column<FoodSkillRow>[] = [
  {
    key: "name",
    label: "Food skill",
    phone: "title",
    entity: "food-skills",
    render: ({ id, name }) => (
      <Name entity="food-skills" id={id}>
        {name}
      </Name>
    ),
    sortValue: ({ name }) => name,
  },
  {
    key: "effect",
    label: "Effect",
    phone: "main",
    render: ({ effects }) => <SkillEffect effects={effects} />,
  },
  { key: "sources", label: "Source", phone: "figure", render: (skill) => <SkillSources skill={skill} /> },
];

interface FoodSkillListProps {
  list: List<typeof foodFields>;
  rows: readonly FoodSkillRow[];
}

/** The food skills with what they do and what they come from. */
export function FoodSkillList({ list, rows }: FoodSkillListProps) {
  const { q, source, sort } = list.state;
  const names = useSearchNames(q);
  const filters: ListFilter<FoodSkillRow>[] = [
    {
      key: "q",
      label: "Search",
      value: q.trim(),
      test: names.createTest(q, (row) => ({
        names: names.list("food-skills", row.id, row.name),
        mentions: [
          formatEffects(row.effects),
          ...row.ingredients.flatMap(({ id, name }) => names.list("items", id, name)),
          ...row.meals.flatMap(({ id, name }) => names.list("meals", id, name)),
        ],
      })),
    },
    {
      key: "source",
      label: "Source",
      value: source && sourceLabels[source],
      test: (row) => source === "" || hasSource(row, source),
    },
  ];
  return (
    <FilteredList
      list={list}
      rows={rows}
      filters={filters}
      noun={["food skill", "food skills"]}
      field={
        <TextFilter
          label="Name, effect or source"
          value={q}
          onChange={(q) => list.set({ q })}
          placeholder="attack, egg …"
        />
      }
      rail={
        <ChoiceFilter
          label="Source"
          value={source}
          options={foodSources.map((value) => ({
            value,
            label: sourceLabels[value],
            count: rows.filter((row) => hasSource(row, value)).length,
          }))}
          onChange={(source) => list.set({ source })}
        />
      }
    >
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
    </FilteredList>
  );
}
