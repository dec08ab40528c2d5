import { FacetedList } from "@/components/list/FacetedList";
import { Tabs } from "@/components/ui/Tabs";
import { type List, useListState } from "@/hooks/ui/use-list-state";
import type { FoodLists, IngredientRow, MealRow } from "@/lib/wiki/food/food-types";
import { FoodSkillList } from "./FoodSkillList";
import { foodFields, ingredientFacets, mealFacets } from "./food-facets";
import { HuntMealList } from "./HuntMealList";
import { IngredientTable } from "./IngredientTable";
import { MealTable } from "./MealTable";

/** Skills, ingredients and meals and what to eat for each monster, under tabs that share one state in the address. */
export function FoodBrowser({ skills, ingredients, meals, hunts }: FoodLists) {
  const list = useListState(foodFields);
  const { tab } = list.state;
  return (
    <Tabs
      label="Food"
      tabs={[
        { id: "skills", label: "Skills", count: skills.length },
        { id: "ingredients", label: "Ingredients", count: ingredients.length },
        { id: "meals", label: "Meals", count: meals.length },
        { id: "hunts", label: "By monster", count: hunts.length },
      ]}
      value={tab}
      onChange={(tab) => list.set({ tab, q: "", sort: foodFields.sort.initial })}
    >
      {tab === "skills" && <FoodSkillList list={list} rows={skills} />}
      {tab === "ingredients" && <IngredientList list={list} rows={ingredients} />}
      {tab === "meals" && <MealList list={list} rows={meals} />}
      {tab === "hunts" && <HuntMealList list={list} rows={hunts} />}
    </Tabs>
  );
}

interface MealListProps {
  list: List<typeof foodFields>;
  rows: readonly MealRow[];
}

/** Rations, village meals, and the meals that a voucher pays for. */
function MealList({ list, rows }: MealListProps) {
  const { sort } = list.state;
  return (
    <FacetedList list={list} rows={rows} facets={mealFacets} noun={["meal", "meals"]}>
      {(visible) => <MealTable rows={visible} sort={sort} onSort={(sort) => list.set({ sort })} />}
    </FacetedList>
  );
}

interface IngredientListProps {
  list: List<typeof foodFields>;
  rows: readonly IngredientRow[];
}

/** Ingredients for rations. */
function IngredientList({ list, rows }: IngredientListProps) {
  const { sort } = list.state;
  return (
    <FacetedList list={list} rows={rows} facets={ingredientFacets} noun={["ingredient", "ingredients"]}>
      {(visible) => <IngredientTable rows={visible} sort={sort} onSort={(sort) => list.set({ sort })} />}
    </FacetedList>
  );
}
