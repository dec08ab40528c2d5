import { z } from "zod";
import { ingredientKinds, mealKinds, mealVillages } from "../world-codes";
import { countSchema, createReferenceSchema, gameCodeSchema, idSchema, nameSchema } from "./parts";
import { effectsSchema } from "./skills";

/** The effect of eating besides skills. */
const mealFigures = {
  minutes: countSchema.describe("How long the meal lasts."),
  health: countSchema.describe("Added health."),
  stamina: countSchema.describe("Added stamina."),
  attack: countSchema.describe("Added raw attack."),
  defense: countSchema.describe("Added defense."),
  allResistance: countSchema.describe("Added to each resistance."),
};

export const foodSkillSchema = z.strictObject({
  id: idSchema,
  gameId: gameCodeSchema,
  name: nameSchema,
  effects: effectsSchema.describe("Values, named as in skills."),
  randomWeight: z.int().min(1).nullable().describe("Weight among random food skills; null = never drawn."),
  ingredients: z.array(createReferenceSchema("item")).describe("Ingredients that give it."),
  villageMeals: z.array(z.enum(mealVillages)).describe("Village meals that give it."),
});

export const foodIngredientSchema = z.strictObject({
  /** An item. */
  id: idSchema,
  kind: z.enum(ingredientKinds).describe("When it is added to a ration."),
  foodSkill: createReferenceSchema("food skill").describe("Food skill that it gives."),
  ...mealFigures,
});

export const mealSchema = z.strictObject({
  id: idSchema,
  kind: z.enum(mealKinds).describe("Type of meal."),
  /** Ration bases and village meals have no name in the game's tables. */
  name: nameSchema.optional(),
  ...mealFigures,
  ticket: z.array(createReferenceSchema("item")).min(1).optional().describe("Vouchers it costs."),
  foodSkills: z.array(createReferenceSchema("food skill")).describe("Its food skills."),
});
