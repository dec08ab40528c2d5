import { ChoiceFilter } from "@/components/ui/list/ChoiceFilter";
import { FilteredList } from "@/components/ui/list/FilteredList";
import type { ListFilter } from "@/components/ui/list/list-filter";
import { TextFilter } from "@/components/ui/list/TextFilter";
import type { List } from "@/hooks/ui/use-list-state";
import { useSearchNames } from "@/hooks/wiki/use-search-names";
import { ingredientKinds } from "@/lib/catalog/codes";
import type { foodFields } from "@/lib/wiki/food/food-fields";
import type { IngredientRow } from "@/lib/wiki/food/food-types";
import { ingredientKindLabels } from "@/lib/wiki/food/labels";
import { IngredientTable } from "./IngredientTable";

interface IngredientListProps {
  list: List<typeof foodFields>;
  rows: readonly IngredientRow[];
}

/** Ingredients for rations. */
export function IngredientList({ list, rows }: IngredientListProps) {
  const { q, ingredient, sort } = list.state;
  const names = useSearchNames(q);
  const filters: ListFilter<IngredientRow>[] = [
    {
      key: "q",
      label: "Search",
      value: q.trim(),
      test: names.createTest(q, ({ id, name, skill }) => ({
        names: names.list("items", id, name),
        mentions: names.list("food-skills", skill.id, skill.name),
      })),
    },
    {
      key: "ingredient",
      label: "Type",
      value: ingredient && ingredientKindLabels[ingredient],
      test: ({ kind }) => kind === ingredient,
    },
  ];
  return (
    <FilteredList
      list={list}
      rows={rows}
      filters={filters}
      noun={["ingredient", "ingredients"]}
      field={<TextFilter label="Name or food skill" value={q} onChange={(q) => list.set({ q })} />}
      rail={
        <ChoiceFilter
          label="Type"
          value={ingredient}
          options={ingredientKinds.map((value) => ({
            value,
            label: ingredientKindLabels[value],
            count: rows.filter(({ kind }) => kind === value).length,
          }))}
          onChange={(ingredient) => list.set({ ingredient })}
        />
      }
    >
      {(visible) => <IngredientTable rows={visible} sort={sort} onSort={(sort) => list.set({ sort })} />}
    </FilteredList>
  );
}
