import { ChoiceFilter } from "@/components/ui/list/ChoiceFilter";
import { FilteredList } from "@/components/ui/list/FilteredList";
import type { ListFilter } from "@/components/ui/list/list-filter";
import { TextFilter } from "@/components/ui/list/TextFilter";
import type { List } from "@/hooks/ui/use-list-state";
import { useSearchNames } from "@/hooks/wiki/use-search-names";
import { mealKinds } from "@/lib/catalog/codes";
import type { foodFields } from "@/lib/wiki/food/food-fields";
import type { MealRow } from "@/lib/wiki/food/food-types";
import { mealKindLabels } from "@/lib/wiki/food/labels";
import { MealTable } from "./MealTable";

interface MealListProps {
  list: List<typeof foodFields>;
  rows: readonly MealRow[];
}

/** Rations, village meals, and the meals that a voucher pays for. */
export function MealList({ list, rows }: MealListProps) {
  const { q, meal, sort } = list.state;
  const names = useSearchNames(q);
  const filters: ListFilter<MealRow>[] = [
    {
      key: "q",
      label: "Search",
      value: q.trim(),
      test: names.createTest(q, ({ id, name, skills, tickets }) => ({
        names: names.list("meals", id, name),
        mentions: [
          ...skills.flatMap((each) => names.list("food-skills", each.id, each.name)),
          ...tickets.flatMap((each) => names.list("items", each.id, each.name)),
        ],
      })),
    },
    {
      key: "meal",
      label: "Type",
      value: meal && mealKindLabels[meal],
      test: ({ kind }) => kind === meal,
    },
  ];
  return (
    <FilteredList
      list={list}
      rows={rows}
      filters={filters}
      noun={["meal", "meals"]}
      field={<TextFilter label="Name, skill or voucher" value={q} onChange={(q) => list.set({ q })} />}
      rail={
        <ChoiceFilter
          label="Type"
          value={meal}
          options={mealKinds.map((value) => ({
            value,
            label: mealKindLabels[value],
            count: rows.filter(({ kind }) => kind === value).length,
          }))}
          onChange={(meal) => list.set({ meal })}
        />
      }
    >
      {(visible) => <MealTable rows={visible} sort={sort} onSort={(sort) => list.set({ sort })} />}
    </FilteredList>
  );
}
