import { getCatalog } from "@/lib/catalog/catalog.server";
import { mealKinds } from "@/lib/catalog/codes";
import { foodRelations } from "@/lib/catalog/relations/food-relations.server";
import type { FoodSkill } from "@/lib/catalog/schema";
import { mealLabel } from "./meal-labels";
import { ingredientRow, mealRow, named, skillEffects } from "./rows.server";
import type { FoodLists, FoodSkillRow, Named } from "./types";

/** Every food skill, ingredient and meal. Rations come first, voucher meals last. */
export function listFood(): FoodLists {
  const { foodSkills, foodIngredients, meals } = getCatalog();
  return {
    skills: foodSkills.all.map(foodSkillRow),
    ingredients: foodIngredients.all.map(ingredientRow).sort(byName),
    meals: meals.all
      .map(mealRow)
      .sort((a, b) => mealKinds.indexOf(a.kind) - mealKinds.indexOf(b.kind) || byName(a, b)),
  };
}

function foodSkillRow(skill: FoodSkill): FoodSkillRow {
  const { ingredients, meals } = foodRelations(skill.id);
  return {
    ...named(skill),
    effects: skillEffects(skill),
    ingredients: ingredients.map(({ id }) => named(getCatalog().items.require(id))),
    meals: meals.map((meal) => ({ id: meal.id, name: mealLabel(meal), kind: meal.kind })),
    random: skill.randomWeight !== null,
  };
}

function byName(a: Named, b: Named): number {
  return a.name.localeCompare(b.name);
}
