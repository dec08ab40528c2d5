import { z } from "zod";
import { armorPieces, ranks } from "../codes";
import {
  createPerElementSchema,
  createReferenceSchema,
  gameNumberSchema,
  idSchema,
  materialsSchema,
  nameSchema,
  raritySchema,
  skillLevelsSchema,
  slotsSchema,
  zennySchema,
} from "./parts";

const pieceSchema = z.enum(armorPieces);
const rankSchema = z.enum(ranks).describe("Low rank (rarity 1 to 4) or high rank (5 to 8).");
const skillIdSchema = createReferenceSchema("skill");

export const armorSchema = z.strictObject({
  id: idSchema,
  name: nameSchema,
  set: createReferenceSchema("armor set").describe("Its armor set."),
  piece: pieceSchema.describe("Armor slot."),
  rarity: raritySchema,
  rank: rankSchema,
  defense: z.int().min(1).describe("Base defense."),
  defenseMax: z.int().min(1).describe("Max defense."),
  defenseMaxTranscended: z.int().min(1).optional().describe("Max defense after transcending, rarity 5 to 8."),
  slots: slotsSchema,
  slotsTranscended: slotsSchema.optional().describe("Slots after transcending, rarity 5 to 8."),
  skills: skillLevelsSchema,
  setBonuses: z.array(skillIdSchema).max(2).describe("Set bonuses it counts for; some pieces count for two."),
  groupSkills: z.array(skillIdSchema).max(1).describe("Group skills it counts for."),
  zenny: zennySchema,
  materials: materialsSchema,
  resistances: createPerElementSchema(z.int().min(-10).max(10)).describe("Resistance to each element."),
});

const setSkillSchema = z.strictObject({
  skill: skillIdSchema,
  thresholds: z
    .array(z.strictObject({ pieces: z.int().min(1).max(5), level: z.int().min(1), name: nameSchema }))
    .min(1),
});

export const armorSetSchema = z.strictObject({
  id: idSchema,
  gameId: gameNumberSchema,
  name: nameSchema,
  rarity: raritySchema,
  rank: rankSchema,
  pieces: z
    .array(z.strictObject({ piece: pieceSchema, armor: createReferenceSchema("armor piece") }))
    .min(1)
    .max(5)
    .describe("Its pieces."),
  setBonuses: z.array(setSkillSchema).describe("Set bonuses with the pieces needed per level."),
  groupSkills: z.array(setSkillSchema).describe("Group skills with the pieces needed per level."),
  mixedBonuses: z.boolean().describe("Pieces have different bonuses: count per piece."),
});
