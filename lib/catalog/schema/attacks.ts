import { z } from "zod";
import { attackFlags, attackModes, attackSources } from "../attack-codes";
import { physicalDamage } from "../codes";
import { ammoTypes, shellTypes } from "../weapon-codes";
import {
  countSchema,
  createReferenceSchema,
  elementSchema,
  factorSchema,
  idSchema,
  nameSchema,
  percentSchema,
} from "./parts";
import { weaponTypeSchema } from "./weapons";

/** Fields that moves and ammo share. */
const damageFields = {
  motionValue: percentSchema.min(0).describe("Percent of attack per hit."),
  fixedElement: z.number().positive().optional().describe("Fixed element damage, independent of the weapon."),
};

export const attackSchema = z.strictObject({
  id: idSchema,
  weapon: weaponTypeSchema.describe("Weapon type."),
  order: countSchema.describe("Position in the weapon's move list."),
  name: nameSchema,
  damageType: z.enum(physicalDamage).describe("Hitzone type used."),
  motionValue: damageFields.motionValue,
  hits: z.int().min(1).describe("Hits of the move."),
  elementModifier: factorSchema.min(0).describe("Multiplies element damage per hit."),
  elementAttackFactor: factorSchema
    .positive()
    .optional()
    .describe("Multiplies the weapon's element together with its percentages, before flat bonuses."),
  rawModifier: factorSchema.positive().optional().describe("Multiplies raw damage."),
  fixedElement: damageFields.fixedElement,
  elementPctOfAttack: percentSchema
    .positive()
    .optional()
    .describe("Element of elemental ammo as a percentage of attack."),
  element: elementSchema.optional().describe("Its element."),
  elementHitzoneCap: percentSchema.positive().optional().describe("Element hitzone cap."),
  canCrit: z.literal(false).optional().describe("Cannot crit."),
  usesSharpness: z.literal(false).optional().describe("Ignores sharpness."),
  sharpnessCost: countSchema
    .optional()
    .describe("Sharpness per hit, where a plain hit uses 10; left out: 10, or 0 if it ignores sharpness."),
  usesHitzone: z.literal(false).optional().describe("Ignores the raw hitzone."),
  mode: z.enum(attackModes).optional().describe("Weapon mode."),
  shelling: z
    .strictObject({ level: countSchema, type: z.enum(shellTypes).optional() })
    .optional()
    .describe("Shelling type."),
  ammo: z
    .strictObject({ type: z.enum(ammoTypes), level: z.int().min(1).max(3) })
    .optional()
    .describe("Ammo type."),
  flags: z.array(z.enum(attackFlags)).min(1).optional().describe("Other traits."),
  source: z
    .enum(attackSources)
    .describe("Source of the values: the game's tables of Ver. 1.041, or a calculator of August 2025."),
});

/** Where the figures of a move are in the game's tables, in the order of the moves. */
export const attackRowSchema = z.strictObject({
  id: idSchema.describe("The move."),
  rows: z
    .array(
      z.strictObject({
        table: z.string().regex(/^Wp[0-9]{2}[A-Za-z]*_[A-Za-z]+$/),
        row: countSchema,
        column: z.literal("gauge").optional(),
      }),
    )
    .min(1)
    .optional()
    .describe("Tables and rows with its values; all rows of one move agree."),
  motionFactor: factorSchema.positive().optional().describe("Multiplies the row's motion value."),
  elementModifier: factorSchema.min(0).optional().describe("Replaces the row's element modifier."),
  elementAttackFactor: factorSchema.positive().optional().describe("As in attacks."),
  from: z
    .enum(["weapon-parameters", "rows-summed", "mhwilds-calculator-2025-08"])
    .optional()
    .describe("Source of a move that is not one row."),
});

const factor = factorSchema.min(0);
const factorPerLevel = z.array(factor).length(3);
const distanceRange = z.tuple([z.number().min(0), z.number().min(0)]);
const lightFactors = z.strictObject({ motion: factor, element: factor, status: factor });

/** Figures of the heavy bowgun at level 1; the rest are factors on them. */
export const ammoSchema = z.strictObject({
  id: z.enum(ammoTypes).describe("Stable key: the English name in lowercase with hyphens."),
  item: createReferenceSchema("item").describe("The item."),
  motionValue: damageFields.motionValue,
  motionValueByLevel: z
    .array(z.number().min(0))
    .length(3)
    .optional()
    .describe("Motion value by level, where not a multiplier."),
  elementPctOfAttack: percentSchema.positive().optional().describe("Element as a percentage of attack."),
  fixedElement: damageFields.fixedElement,
  status: z.number().positive().optional().describe("Status buildup."),
  stun: z.number().positive().optional().describe("Stun buildup."),
  capture: z.number().positive().optional().describe("Tranquilizing strength."),
  partBreakMultiplier: factor.optional().describe("Damage to parts."),
  attackMultiplierByLevel: factorPerLevel.optional().describe("Multiplies the motion value by level."),
  specialMultiplierByLevel: factorPerLevel.optional().describe("Multiplies element or status by level."),
  criticalDistance: distanceRange.optional().describe("Critical distance in game units."),
  nearMultiplier: factor.optional().describe("Damage multiplier below critical distance."),
  farMultiplier: factor.optional().describe("Damage multiplier beyond critical distance."),
  lightCriticalDistance: distanceRange.optional().describe("The same for the light bowgun."),
  lightNearMultiplier: factor
    .optional()
    .describe("Light bowgun damage multiplier below critical distance, where it is its own."),
  light: lightFactors.optional().describe("Light bowgun multipliers."),
  lightRapid: lightFactors.optional().describe("Light bowgun rapid fire multipliers."),
  lightAttackMultiplierByLevel: factorPerLevel.optional().describe("Light bowgun multipliers by level."),
  lightSpecialMultiplierByLevel: factorPerLevel
    .optional()
    .describe("Light bowgun element or status multipliers by level."),
});
