import { z } from "zod";
import { elements } from "../codes";

/** Ids are slugs of the English name and never change. */
export const idSchema = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

export const nameSchema = z.string().min(1).max(80);

export const raritySchema = z.int().min(1).max(8);

/** A count of something, 0 included. */
export const countSchema = z.int().min(0);

/** Size of a decoration slot. */
export const slotSchema = z.union([z.literal(1), z.literal(2), z.literal(3)]);

/** Sizes of the slots, largest first; empty slots are left out. */
export const slotsSchema = z.array(slotSchema).max(3);

/** A level of a skill. */
export const skillLevelSchema = z.strictObject({ skill: idSchema, level: z.int().min(1).max(7) });

/** Pieces of an item that something costs. */
export const materialSchema = z.strictObject({ item: idSchema, qty: z.int().min(1) });

/** One figure per element. */
export function createPerElementSchema<Value extends z.ZodType>(value: Value) {
  return z.strictObject({ fire: value, water: value, thunder: value, ice: value, dragon: value });
}

export const elementSchema = z.enum(elements);
