import { z } from "zod";
import { ingredientKinds, mealKinds, mealVillages } from "../codes";
import { countSchema, idSchema, nameSchema } from "./parts";
import { effectsSchema } from "./skills";

/** What eating gives besides skills. */
const mealFigures = {
  minutes: countSchema,
  health: countSchema,
  stamina: countSchema,
  attack: countSchema,
  defense: countSchema,
  allResistance: countSchema,
};

export const foodSkillSchema = z.strictObject({
  id: idSchema,
  gameId: z.string().min(1),
  name: nameSchema,
  effects: effectsSchema,
  /** Weight in the draw of a random skill; `null` = never drawn. */
  randomWeight: z.int().min(1).nullable(),
  ingredients: z.array(idSchema),
  villageMeals: z.array(z.enum(mealVillages)),
});

export const foodIngredientSchema = z.strictObject({
  /** An item. */
  id: idSchema,
  kind: z.enum(ingredientKinds),
  foodSkill: idSchema,
  ...mealFigures,
});

export const mealSchema = z.strictObject({
  id: idSchema,
  kind: z.enum(mealKinds),
  /** Ration bases and village meals have no name in the game's tables. */
  name: nameSchema.optional(),
  ...mealFigures,
  ticket: z.array(idSchema).min(1).optional(),
  foodSkills: z.array(idSchema),
});
