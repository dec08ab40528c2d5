import { z } from "zod";
import { elements } from "../codes";

/**
 * Descriptions in these schemas are the meanings on /wiki/data. Its types are written from the schemas too; `typeText`
 * stands in where a word says more than the zod type. zod hands both on to checks (`.min()`), not to wrappers.
 */
export const recordIdSchema = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** Ids never change. */
export const idSchema = recordIdSchema.describe("Stable key: the English name in lowercase with hyphens.");

/**
 * The id of a record elsewhere.
 *
 * @param entity what the record is, in a word for people
 */
export function createReferenceSchema(entity: string) {
  return recordIdSchema.meta({ typeText: `${entity} id` });
}

export const shortTextSchema = z.string().min(1).max(80);

export const nameSchema = shortTextSchema.describe("English name.");

export const gameNumberSchema = z.int().describe("ID in the game data.");

export const gameCodeSchema = z.string().min(1).describe("Code in the game data.");

export const raritySchema = z.int().min(1).max(8).describe("Rarity.");

/** A count of something, 0 included. */
export const countSchema = z.int().min(0);

/** Size of a decoration slot. */
export const slotSchema = z.union([z.literal(1), z.literal(2), z.literal(3)]).meta({ typeText: "1–3" });

/** Empty slots are left out. */
export const slotsSchema = z
  .array(slotSchema)
  .max(3)
  .describe("Levels of the decoration slots, largest first.");

/** A level of a skill. */
export const skillLevelSchema = z.strictObject({
  skill: createReferenceSchema("skill"),
  level: z.int().min(1).max(7),
});

export const skillLevelsSchema = z.array(skillLevelSchema).describe("Skills and levels it has.");

/** Pieces of an item that something costs. */
export const materialSchema = z.strictObject({ item: createReferenceSchema("item"), qty: z.int().min(1) });

export const materialsSchema = z.array(materialSchema).describe("Crafting materials.");

export const zennySchema = countSchema.describe("Crafting cost in zenny.");

/** Marks a number as percent, a factor or seconds for readers of the docs. */
export const percentSchema = z.number().meta({ typeText: "percent" });
export const factorSchema = z.number().meta({ typeText: "factor" });
export const secondsSchema = z.int().min(1).meta({ typeText: "seconds" });

/** One figure per element. */
export function createPerElementSchema<Value extends z.ZodType>(value: Value) {
  return z.strictObject({ fire: value, water: value, thunder: value, ice: value, dragon: value });
}

export const elementSchema = z.enum(elements);
