import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { getNamesByLanguage } from "@/lib/catalog/get-names.server";
import { getFoodSkillText } from "@/lib/catalog/get-texts.server";
import type { Named } from "@/lib/catalog/named";
import { getFoodRelations } from "@/lib/catalog/relations/get-food-relations.server";
import type { FoodSkill } from "@/lib/catalog/schema";
import type { FoodSkillDetail, RandomDraw } from "./food-types";
import { getSkillEffects, toIngredientRow, toMealRow, toNamed } from "./to-food-rows.server";

/** Everything that the page of a food skill shows. */
export function getFoodSkill(id: string): FoodSkillDetail {
  const skill = getCatalog().foodSkills.require(id);
  const { ingredients, meals } = getFoodRelations(id);
  return {
    ...toNamed(skill),
    text: getFoodSkillText(id),
    effects: getSkillEffects(skill),
    draw: getDraw(skill),
    ingredients: ingredients.map(toIngredientRow),
    meals: meals.map(toMealRow),
    sibling: findSibling(skill),
    names: getNamesByLanguage("food-skills", id),
  };
}

function getDraw({ randomWeight }: FoodSkill): RandomDraw | null {
  if (randomWeight === null) return null;
  const weights = getCatalog().foodSkills.all.flatMap(({ randomWeight }) => randomWeight ?? []);
  return {
    weight: randomWeight,
    total: weights.reduce((sum, weight) => sum + weight, 0),
    skills: weights.length,
  };
}

/** Some skills come as a pair whose names differ in brackets: Moxie Meal (Lo) and (Hi). */
function findSibling({ id, name }: FoodSkill): Named | null {
  const stem = /^(.*) \(/.exec(name)?.[1];
  if (!stem) return null;
  const sibling = getCatalog().foodSkills.all.find(
    (other) => other.id !== id && other.name.startsWith(`${stem} (`),
  );
  return sibling ? toNamed(sibling) : null;
}
