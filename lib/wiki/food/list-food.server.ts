import { getCatalog } from "@/lib/catalog/get-catalog.server";
import type { Named } from "@/lib/catalog/named";
import { getFoodRelations } from "@/lib/catalog/relations/get-food-relations.server";
import type { FoodSkill } from "@/lib/catalog/schema";
import { mealKinds } from "@/lib/catalog/world-codes";
import type { FoodLists, FoodSkillRow } from "./food-types";
import { getMealAdvice } from "./get-meal-advice.server";
import { getMealLabel } from "./get-meal-label";
import { getSkillEffects, toIngredientRow, toMealRow, toNamed } from "./to-food-rows.server";

/** Every food skill, ingredient and meal. Rations come first, voucher meals last. */
export function listFood(): FoodLists {
  const { foodSkills, foodIngredients, meals, monsters } = getCatalog();
  return {
    skills: foodSkills.all.map(toFoodSkillRow),
    ingredients: foodIngredients.all.map(toIngredientRow).sort(compareNames),
    meals: meals.all
      .map(toMealRow)
      .sort((a, b) => mealKinds.indexOf(a.kind) - mealKinds.indexOf(b.kind) || compareNames(a, b)),
    hunts: monsters.all
      .flatMap((monster) => {
        const advice = getMealAdvice(monster);
        return advice ? [{ ...toNamed(monster), advice }] : [];
      })
      .sort(compareNames),
  };
}

function toFoodSkillRow(skill: FoodSkill): FoodSkillRow {
  const { ingredients, meals } = getFoodRelations(skill.id);
  return {
    ...toNamed(skill),
    effects: getSkillEffects(skill),
    ingredients: ingredients.map(({ id }) => toNamed(getCatalog().items.require(id))),
    meals: meals.map((meal) => ({ id: meal.id, name: getMealLabel(meal), kind: meal.kind })),
    isRandom: skill.randomWeight !== null,
  };
}

function compareNames(a: Named, b: Named): number {
  return a.name.localeCompare(b.name);
}
