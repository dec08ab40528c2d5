import { getCatalog } from "@/lib/catalog/catalog.server";
import { effectLines } from "@/lib/catalog/effect-words";
import type { FoodIngredient, FoodSkill, Meal } from "@/lib/catalog/schema";
import { mealDoubt, mealLabel, mealLocale } from "./meal-labels";
import type { EffectFigure, IngredientRow, MealFigures, MealRow, Named } from "./types";

/** Effects of a food skill as text; empty if unknown. */
export function skillEffects({ effects }: FoodSkill): EffectFigure[] {
  const { skills } = getCatalog();
  const raised = effects.skill ? { skill: named(skills.require(effects.skill)) } : {};
  return effectLines(effects, (id) => skills.require(id).name).map(({ token, label, figure }) => ({
    label,
    value: figure,
    ...(token === "skillLevelBonus" && raised),
  }));
}

export function ingredientRow(ingredient: FoodIngredient): IngredientRow {
  const { items, foodSkills } = getCatalog();
  return {
    ...named(items.require(ingredient.id)),
    kind: ingredient.kind,
    skill: named(foodSkills.require(ingredient.foodSkill)),
    ...figuresOf(ingredient),
  };
}

export function mealRow(meal: Meal): MealRow {
  const { items, foodSkills, locales } = getCatalog();
  const locale = mealLocale(meal);
  const doubt = mealDoubt(meal);
  return {
    id: meal.id,
    name: mealLabel(meal),
    kind: meal.kind,
    tickets: (meal.ticket ?? []).map((id) => named(items.require(id))),
    skills: meal.foodSkills.map((id) => named(foodSkills.require(id))),
    locale: locale ? named(locales.require(locale)) : null,
    ...(doubt && { doubt }),
    ...figuresOf(meal),
  };
}

export function named({ id, name }: Named): Named {
  return { id, name };
}

function figuresOf({ minutes, health, stamina, attack, defense, allResistance }: MealFigures): MealFigures {
  return { minutes, health, stamina, attack, defense, allResistance };
}
