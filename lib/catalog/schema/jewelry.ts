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

/** Talismans whose skills and slots are drawn by chance; how likely each combination is, the tables do not say. */
export const randomTalismanSchema = z.discriminatedUnion("kind", [
  z.strictObject({
    id: idSchema,
    kind: z.literal("talisman").describe("Kind of record."),
    name: nameSchema,
    rarity: raritySchema,
    appraisedFrom: z
      .array(z.strictObject({ item: createReferenceSchema("item"), chance: z.int().min(1).max(100) }))
      .describe("Items that can turn out to be it, with the chance in percent."),
    patterns: z
      .array(z.tuple([countSchema, countSchema, countSchema, countSchema]))
      .min(1)
      .describe("Three skill groups (0 = no skill) and a slot group."),
  }),
  z.strictObject({
    id: idSchema,
    kind: z.literal("skillGroup"),
    group: z.int().min(1).describe("Number of the group in patterns."),
    entries: z.array(skillLevelSchema).min(1).describe("Skills of the group with their levels."),
  }),
  z.strictObject({
    id: idSchema,
    kind: z.literal("slotGroup"),
    group: countSchema,
    slots: z
      .array(z.strictObject({ kind: z.enum(decorationKinds), slot: slotSchema }))
      .max(3)
      .describe("Slots of the group."),
  }),
]);
