import { z } from "zod";
import { elements, sharpnessColors, skillCategories, skillKinds, weaponAilments } from "../codes";
import { flagEffects, numberEffects, skillConditions } from "../effect-codes";
import { coatings } from "../weapon-codes";
import { createReferenceSchema, gameCodeSchema, idSchema, nameSchema } from "./parts";
import { weaponTypeSchema } from "./weapons";

/** Figures of one level: totals, not increments. Empty where the level has no effect in numbers. */
export const effectsSchema = z.strictObject({
  ...createOptionalFields(numberEffects, z.number()),
  ...createOptionalFields(flagEffects, z.literal(true)),
  elementType: z.enum(elements).optional(),
  statusType: z.enum(weaponAilments).optional(),
  coating: z.enum(coatings).optional(),
  /** The skill works at this color and below. */
  sharpnessAtMost: z.enum(sharpnessColors).optional(),
  /** The skill that `skillLevelBonus` raises. */
  skill: createReferenceSchema("skill").optional(),
});

export const skillSchema = z.strictObject({
  id: idSchema,
  gameId: gameCodeSchema,
  name: nameSchema,
  kind: z.enum(skillKinds).describe("Where it comes from."),
  category: z.enum(skillCategories).describe("Category: attack, affinity, defense and so on."),
  maxLevel: z.int().min(1).max(7).describe("Max level."),
  levels: z
    .array(z.strictObject({ level: z.int().min(1), pieces: z.int().min(1).max(5), name: nameSchema }))
    .optional()
    .describe("Set bonuses and group skills: pieces needed per level."),
  effects: z.array(effectsSchema).describe("Total values per level. Empty if unknown."),
  effectsByWeapon: z
    .array(z.strictObject({ weapons: z.array(weaponTypeSchema).min(1), effects: z.array(effectsSchema) }))
    .optional()
    .describe("Values that differ by weapon type."),
  condition: z.enum(skillConditions).nullable().describe("Condition code; null = always active."),
  requires: createReferenceSchema("skill")
    .optional()
    .describe("The skill it needs: without it this one has no effect."),
  effectsSource: z
    .enum(["game-parameters", "game-parameters+mhwilds-calculator"])
    .nullable()
    .describe("Source of the values."),
  weaponGroupingUncertain: z
    .literal(true)
    .optional()
    .describe("Which weapons have which values is disputed."),
  params: z
    .array(z.array(z.number()).length(4))
    .describe("Raw values per level from the game data; their meaning differs by skill."),
});

function createOptionalFields<Key extends string, Value extends z.ZodType>(
  keys: readonly Key[],
  value: Value,
) {
  const optional = value.optional();
  return Object.fromEntries(keys.map((key) => [key, optional])) as Record<Key, z.ZodOptional<Value>>;
}
