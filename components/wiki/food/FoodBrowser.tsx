import { Tabs } from "@/components/ui/Tabs";
import { useListState } from "@/hooks/ui/use-list-state";
import type { FoodLists } from "@/lib/wiki/food/food-types";
import { FoodSkillList } from "./FoodSkillList";
import { foodFields } from "./food-facets";
import { HuntMealList } from "./HuntMealList";
import { IngredientList } from "./IngredientList";
import { MealList } from "./MealList";

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
