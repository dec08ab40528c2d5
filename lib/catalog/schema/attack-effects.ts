import { z } from "zod";
import { physicalDamage, weaponAilments } from "../codes";
import {
  countSchema,
  createReferenceSchema,
  elementSchema,
  factorSchema,
  idSchema,
  percentSchema,
} from "./parts";
import { weaponTypeSchema } from "./weapons";

/** The effects of a row of the attack tables of hunters besides damage. Figures that are left out are 0, factors 1. */
export const attackEffectSchema = z.strictObject({
  id: idSchema.describe("Table and row."),
  weapons: z.array(weaponTypeSchema).min(1).describe("Weapon types whose tables hold it."),
  table: z
    .string()
    .regex(/^Wp[A-Za-z0-9_]+$/)
    .describe("Table of the game that holds it."),
  row: countSchema.describe("Row of the table, from 0."),
  moves: z.array(createReferenceSchema("attack")).describe("Moves whose figures are those of the row."),
  damageType: z.enum(physicalDamage).nullable().describe("Hitzone type used; null where the row has none."),
  motionValue: percentSchema.min(0).describe("Percent of attack per hit."),
  elementFactor: factorSchema.min(0).describe("Multiplies the weapon's element."),
  statusFactor: factorSchema.min(0).describe("Multiplies the weapon's status buildup."),
  element: z
    .strictObject({ type: elementSchema, value: z.number().min(0) })
    .optional()
    .describe("Fixed element damage of its own."),
  status: z
    .strictObject({ type: z.enum(weaponAilments), value: z.number().positive() })
    .optional()
    .describe("Status buildup of its own."),
  stun: z.number().positive().optional().describe("Stun buildup."),
  exhaust: z.number().positive().optional().describe("Exhaust buildup."),
  partBreakFactor: factorSchema.min(0).optional().describe("Multiplies damage to the health of parts."),
  woundFactor: factorSchema.min(0).optional().describe("Multiplies damage toward opening a wound."),
  mount: z.number().positive().optional().describe("Mount buildup."),
  offset: z.number().positive().optional().describe("Damage toward offsetting an attack."),
});
