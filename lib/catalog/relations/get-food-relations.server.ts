import { getCatalog } from "../get-catalog.server";
import { groupBy } from "../group-by";
import { runOnce } from "../run-once";
import type { FoodIngredient, Meal, Skill } from "../schema";

interface FoodRelations {
  /** Ingredients that give it. */
  readonly ingredients: readonly FoodIngredient[];
  /** Meals of villages and hubs that come with it. */
  readonly meals: readonly Meal[];
  /** The skill whose level it raises. */
  readonly raises: Skill | undefined;
}

const none: readonly never[] = Object.freeze([]);

/** @throws for an unknown id */
export function getFoodRelations(id: string): FoodRelations {
  const { foodSkills, skills } = getCatalog();
  const { effects } = foodSkills.require(id);
  const { ingredients, meals } = indexes();
  return Object.freeze({
    ingredients: ingredients.get(id) ?? none,
    meals: Object.freeze((meals.get(id) ?? none).map(({ meal }) => meal)),
    raises: effects.skill ? skills.require(effects.skill) : undefined,
  });
}

const indexes = runOnce(() => {
  const { foodIngredients, meals } = getCatalog();
  const served = meals.all.flatMap((meal) =>
    [...new Set(meal.foodSkills)].map((foodSkill) => ({ foodSkill, meal })),
  );
  return {
    ingredients: groupBy(foodIngredients.all, ({ foodSkill }) => foodSkill),
    meals: groupBy(served, ({ foodSkill }) => foodSkill),
  };
});
