import { z } from "zod";
import { createReferenceSchema, factorSchema, secondsSchema } from "./parts";

const amount = z.number().positive().optional();

/** The figures of an item's effect. */
export const itemEffectFields = {
  healAtOnce: amount.describe("Health restored at once, before the rest."),
  heal: amount.describe("Health restored."),
  maxHealth: amount.describe("Max health added."),
  maxStamina: amount.describe("Max stamina added."),
  attack: amount.describe("Attack added."),
  defense: amount.describe("Defense added."),
  defenseMult: factorSchema.positive().optional().describe("Multiplies defense."),
  staminaUseMult: factorSchema.positive().optional().describe("Multiplies the stamina that actions use."),
  recoveryMult: factorSchema.positive().optional().describe("Multiplies natural recovery."),
  durationSec: secondsSchema.optional().describe("Duration."),
} as const;

/** The effect of an item that a hunter uses or carries. */
export const itemEffectSchema = z.strictObject({
  id: createReferenceSchema("item").describe("The item: the id is that of the item."),
  ...itemEffectFields,
});
