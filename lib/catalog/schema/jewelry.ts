import { z } from "zod";
import { decorationKinds } from "../codes";
import {
  countSchema,
  createReferenceSchema,
  gameNumberSchema,
  idSchema,
  materialsSchema,
  nameSchema,
  raritySchema,
  skillLevelSchema,
  skillLevelsSchema,
  slotSchema,
  zennySchema,
} from "./parts";

export const decorationSchema = z.strictObject({
  id: idSchema,
  gameId: gameNumberSchema,
  name: nameSchema,
  kind: z.enum(decorationKinds).describe("Slot type it fits."),
  slot: slotSchema.describe("Minimum slot level."),
  rarity: raritySchema,
  skills: skillLevelsSchema.min(1).max(2),
});

export const charmSchema = z.strictObject({
  id: idSchema,
  gameId: gameNumberSchema,
  name: nameSchema,
  level: z.int().min(1).max(5).describe("Level in its series."),
  rarity: raritySchema,
  skills: skillLevelsSchema.min(1),
  upgradeFrom: createReferenceSchema("charm").nullable().describe("What it is upgraded from."),
  zenny: zennySchema,
  materials: materialsSchema,
});

/** Talismans whose skills and slots are drawn by chance; the chances are not known. */
export const randomTalismanSchema = z.discriminatedUnion("kind", [
  z.strictObject({
    id: idSchema,
    kind: z.literal("talisman"),
    name: nameSchema,
    rarity: raritySchema,
    /** Three skill groups (0 = no skill) and a slot group. */
    patterns: z.array(z.tuple([countSchema, countSchema, countSchema, countSchema])).min(1),
  }),
  z.strictObject({
    id: idSchema,
    kind: z.literal("skillGroup"),
    group: z.int().min(1),
    entries: z.array(skillLevelSchema).min(1),
  }),
  z.strictObject({
    id: idSchema,
    kind: z.literal("slotGroup"),
    group: countSchema,
    slots: z.array(z.strictObject({ kind: z.enum(decorationKinds), slot: slotSchema })).max(3),
  }),
]);
