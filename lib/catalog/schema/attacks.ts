import { z } from "zod";
import { ammoTypes, attackFlags, physicalDamage, shellTypes } from "../codes";
import { countSchema, elementSchema, idSchema, nameSchema } from "./parts";
import { weaponTypeSchema } from "./weapons";

export const attackSchema = z.strictObject({
  id: idSchema,
  weapon: weaponTypeSchema,
  order: countSchema,
  name: nameSchema,
  damageType: z.enum(physicalDamage),
  /** Percent of attack per hit. */
  motionValue: z.number().min(0),
  hits: z.int().min(1),
  /** Multiplies element damage per hit. */
  elementModifier: z.number().min(0),
  /** Multiplies raw damage. */
  rawModifier: z.number().positive().optional(),
  /** Flat element damage before the hitzone. */
  fixedElement: z.number().positive().optional(),
  /** Element of elemental ammo, percent of attack. */
  elementPctOfAttack: z.number().positive().optional(),
  element: elementSchema.optional(),
  elementHitzoneCap: z.number().positive().optional(),
  canCrit: z.literal(false).optional(),
  usesSharpness: z.literal(false).optional(),
  /** Speaks of the raw hitzone alone. */
  usesHitzone: z.literal(false).optional(),
  mode: z.enum(["sword", "axe"]).optional(),
  shelling: z.strictObject({ level: countSchema, type: z.enum(shellTypes).optional() }).optional(),
  ammo: z.strictObject({ type: z.enum(ammoTypes), level: z.int().min(1).max(3) }).optional(),
  flags: z.array(z.enum(attackFlags)).min(1).optional(),
});

const factor = z.number().min(0);
const factorPerLevel = z.array(factor).length(3);
const distanceRange = z.tuple([z.number().min(0), z.number().min(0)]);
const lightFactors = z.strictObject({ motion: factor, element: factor, status: factor });

/** Figures of the heavy bowgun at level 1; the rest are factors on them. */
export const ammoSchema = z.strictObject({
  id: z.enum(ammoTypes),
  item: idSchema,
  motionValue: z.number().min(0),
  motionValueByLevel: factorPerLevel.optional(),
  elementPctOfAttack: z.number().positive().optional(),
  fixedElement: z.number().positive().optional(),
  status: z.number().positive().optional(),
  stun: z.number().positive().optional(),
  capture: z.number().positive().optional(),
  partBreakMultiplier: factor.optional(),
  attackMultiplierByLevel: factorPerLevel.optional(),
  specialMultiplierByLevel: factorPerLevel.optional(),
  /** In the game's units. */
  criticalDistance: distanceRange.optional(),
  nearMultiplier: factor.optional(),
  farMultiplier: factor.optional(),
  lightCriticalDistance: distanceRange.optional(),
  light: lightFactors.optional(),
  lightRapid: lightFactors.optional(),
  lightAttackMultiplierByLevel: factorPerLevel.optional(),
  lightSpecialMultiplierByLevel: factorPerLevel.optional(),
});
