import { z } from "zod";
import { coatings, elements, sharpnessColors, skillCategories, skillKinds, weaponAilments } from "../codes";
import { flagEffects, numberEffects, skillConditions } from "../effect-codes";
import { idSchema, nameSchema } from "./parts";
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
  skill: idSchema.optional(),
});

export const skillSchema = z.strictObject({
  id: idSchema,
  gameId: z.string().min(1),
  name: nameSchema,
  kind: z.enum(skillKinds),
  category: z.enum(skillCategories),
  maxLevel: z.int().min(1).max(7),
  /** Set bonuses and group skills: pieces that each level needs. */
  levels: z
    .array(z.strictObject({ level: z.int().min(1), pieces: z.int().min(1).max(5), name: nameSchema }))
    .optional(),
  /** One object per level, or none where the figures are not known. */
  effects: z.array(effectsSchema),
  /** Figures where they differ per type of weapon. */
  effectsByWeapon: z
    .array(z.strictObject({ weapons: z.array(weaponTypeSchema).min(1), effects: z.array(effectsSchema) }))
    .optional(),
  /** `null` = always works. */
  condition: z.enum(skillConditions).nullable(),
  effectsSource: z.enum(["game-parameters", "game-parameters+mhwilds-calculator"]).nullable(),
  /** Which types of weapon have which figures is disputed. */
  weaponGroupingUncertain: z.literal(true).optional(),
  /** The game table's four figures per level; their meaning differs per skill. */
  params: z.array(z.array(z.number()).length(4)),
});

function createOptionalFields<Key extends string, Value extends z.ZodType>(
  keys: readonly Key[],
  value: Value,
) {
  const optional = value.optional();
  return Object.fromEntries(keys.map((key) => [key, optional])) as Record<Key, z.ZodOptional<Value>>;
}
