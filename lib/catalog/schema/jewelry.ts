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

/** The decorations that an orb can turn out to be. */
export const decorationOrbSchema = z.strictObject({
  id: createReferenceSchema("item").describe("The orb: the id is that of the item."),
  kind: z.enum(decorationKinds).describe("Slot type of the decorations it gives."),
  tiers: z
    .array(
      z.strictObject({
        tier: z.int().min(1),
        chance: z.int().min(1).max(100),
        decorations: z
          .array(z.strictObject({ decoration: createReferenceSchema("decoration"), weight: z.int().min(1) }))
          .min(1),
      }),
    )
    .min(1)
    .describe(
      "Tiers with their chance in percent, which sum to 100, and the decorations of each, drawn by weight.",
    ),
});

/** Talismans whose skills and slots are drawn by chance. */
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
    weights: z
      .array(z.int().min(1))
      .min(1)
      .describe("Rows that the game's table has for each pattern, in their order: the odds of a pattern."),
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
