import { z } from "zod";
import { armorPieces, ranks } from "../codes";
import {
  countSchema,
  createPerElementSchema,
  idSchema,
  materialSchema,
  nameSchema,
  raritySchema,
  skillLevelSchema,
  slotsSchema,
} from "./parts";

const pieceSchema = z.enum(armorPieces);
const rankSchema = z.enum(ranks);

export const armorSchema = z.strictObject({
  id: idSchema,
  name: nameSchema,
  set: idSchema,
  piece: pieceSchema,
  rarity: raritySchema,
  rank: rankSchema,
  /** At level 1. */
  defense: z.int().min(1),
  /** At the level cap. */
  defenseMax: z.int().min(1),
  /** At the cap of a transcended piece, rarity 5 to 8. */
  defenseMaxTranscended: z.int().min(1).optional(),
  slots: slotsSchema,
  slotsTranscended: slotsSchema.optional(),
  skills: z.array(skillLevelSchema),
  setBonuses: z.array(idSchema).max(2),
  groupSkills: z.array(idSchema).max(1),
  zenny: countSchema,
  materials: z.array(materialSchema),
  resistances: createPerElementSchema(z.int().min(-10).max(10)),
});

const setSkillSchema = z.strictObject({
  skill: idSchema,
  thresholds: z
    .array(z.strictObject({ pieces: z.int().min(1).max(5), level: z.int().min(1), name: nameSchema }))
    .min(1),
});

export const armorSetSchema = z.strictObject({
  id: idSchema,
  gameId: z.int(),
  name: nameSchema,
  rarity: raritySchema,
  rank: rankSchema,
  pieces: z
    .array(z.strictObject({ piece: pieceSchema, armor: idSchema }))
    .min(1)
    .max(5),
  setBonuses: z.array(setSkillSchema),
  groupSkills: z.array(setSkillSchema),
  /** The pieces do not all carry the same bonuses: count them piece by piece. */
  mixedBonuses: z.boolean(),
});
