import type { IngredientKind, MealKind } from "@/lib/catalog/world-codes";
import { uncapitalize } from "@/lib/text/capitalize";
import type { EffectFigure, FoodSkillRow, FoodSource } from "./food-types";

export const ingredientKindLabels: Readonly<Record<IngredientKind, string>> = {
  additional: "Additional ingredient",
  finishing: "Finishing touch",
};

export const mealKindLabels: Readonly<Record<MealKind, string>> = {
  rationBase: "Ration",
  village: "Village meal",
  hub: "Hub meal",
};

export const foodSourceLabels: Readonly<Record<FoodSource, string>> = {
  ingredient: "Ingredient",
  village: "Village meal",
  hub: "Hub meal",
  random: "Random",
};

/** Whether a food skill comes from a type of source. */
export function hasSource(skill: FoodSkillRow, source: FoodSource): boolean {
  if (source === "ingredient") return skill.ingredients.length > 0;
  if (source === "random") return skill.isRandom;
  return skill.meals.some(({ kind }) => kind === source);
}

/** `Attack +15, lasts 30 s`. Empty where no figure is known. */
export function formatFoodEffects(effects: readonly EffectFigure[]): string {
  const line = effects
    .map(({ label, value }) => `${label} ${value}`)
    .map((text, index) => (index === 0 ? text : uncapitalize(text)));
  return line.join(", ");
}
