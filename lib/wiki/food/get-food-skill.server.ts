import { getCatalog } from "@/lib/catalog/catalog.server";
import { namesOf } from "@/lib/catalog/names.server";
import { foodRelations } from "@/lib/catalog/relations/food-relations.server";
import type { FoodSkill } from "@/lib/catalog/schema";
import { foodSkillText } from "@/lib/catalog/texts.server";
import { ingredientRow, mealRow, named, skillEffects } from "./rows.server";
import type { FoodSkillDetail, Named, RandomDraw } from "./types";

/** Everything that the page of a food skill shows. */
export function getFoodSkill(id: string): FoodSkillDetail {
  const skill = getCatalog().foodSkills.require(id);
  const { ingredients, meals } = foodRelations(id);
  return {
    ...named(skill),
    text: foodSkillText(id),
    effects: skillEffects(skill),
    draw: drawOf(skill),
    ingredients: ingredients.map(ingredientRow),
    meals: meals.map(mealRow),
    sibling: siblingOf(skill),
    names: namesOf("food-skills", id),
  };
}

function drawOf({ randomWeight }: FoodSkill): RandomDraw | null {
  if (randomWeight === null) return null;
  const weights = getCatalog().foodSkills.all.flatMap(({ randomWeight }) => randomWeight ?? []);
  return {
    weight: randomWeight,
    total: weights.reduce((sum, weight) => sum + weight, 0),
    skills: weights.length,
  };
}

/** Some skills come as a pair whose names differ in brackets: Moxie Meal (Lo) and (Hi). */
function siblingOf({ id, name }: FoodSkill): Named | null {
  const stem = /^(.*) \(/.exec(name)?.[1];
  if (!stem) return null;
  const sibling = getCatalog().foodSkills.all.find(
    (other) => other.id !== id && other.name.startsWith(`${stem} (`),
  );
  return sibling ? named(sibling) : null;
}
