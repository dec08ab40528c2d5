import { z } from "zod";
import { decorationKinds } from "../codes";
import {
  countSchema,
  idSchema,
  materialSchema,
  nameSchema,
  raritySchema,
  skillLevelSchema,
  slotSchema,
} from "./parts";

export const decorationSchema = z.strictObject({
  id: idSchema,
  gameId: z.int(),
  name: nameSchema,
  kind: z.enum(decorationKinds),
  slot: slotSchema,
  rarity: raritySchema,
  skills: z.array(skillLevelSchema).min(1).max(2),
});

export const charmSchema = z.strictObject({
  id: idSchema,
  gameId: z.int(),
  name: nameSchema,
  level: z.int().min(1).max(5),
  rarity: raritySchema,
  skills: z.array(skillLevelSchema).min(1),
  upgradeFrom: idSchema.nullable(),
  zenny: countSchema,
  materials: z.array(materialSchema),
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
