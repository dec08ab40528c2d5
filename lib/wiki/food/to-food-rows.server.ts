import { listEffects } from "@/lib/catalog/format-effects";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import type { Named } from "@/lib/catalog/named";
import type { FoodIngredient, FoodSkill, Meal } from "@/lib/catalog/schema";
import type { EffectFigure, IngredientRow, MealFigures, MealRow } from "./food-types";
import { getMealLabel, getMealLocale } from "./get-meal-label";

/** Effects of a food skill as text; empty if unknown. */
export function getSkillEffects({ effects }: FoodSkill): EffectFigure[] {
  const { skills } = getCatalog();
  const raised = effects.skill ? { skill: toNamed(skills.require(effects.skill)) } : {};
  return listEffects(effects, (id) => skills.require(id).name).map(({ token, label, figure }) => ({
    label,
    value: figure,
    ...(token === "skillLevelBonus" && raised),
  }));
}

export function toIngredientRow(ingredient: FoodIngredient): IngredientRow {
  const { items, foodSkills } = getCatalog();
  return {
    ...toNamed(items.require(ingredient.id)),
    kind: ingredient.kind,
    skill: toNamed(foodSkills.require(ingredient.foodSkill)),
    ...toMealFigures(ingredient),
  };
}

export function toMealRow(meal: Meal): MealRow {
  const { items, foodSkills, locales } = getCatalog();
  const locale = getMealLocale(meal);
  return {
    id: meal.id,
    name: getMealLabel(meal),
    kind: meal.kind,
    tickets: (meal.ticket ?? []).map((id) => toNamed(items.require(id))),
    skills: meal.foodSkills.map((id) => toNamed(foodSkills.require(id))),
    locale: locale ? toNamed(locales.require(locale)) : null,
    ...toMealFigures(meal),
  };
}

export function toNamed({ id, name }: Named): Named {
  return { id, name };
}

function toMealFigures({
  minutes,
  health,
  stamina,
  attack,
  defense,
  allResistance,
}: MealFigures): MealFigures {
  return { minutes, health, stamina, attack, defense, allResistance };
}
