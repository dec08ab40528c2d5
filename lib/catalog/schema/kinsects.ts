import { z } from "zod";
import { kinsectDusts, kinsectSecondSkills, kinsectSkills } from "../weapon-codes";
import {
  countSchema,
  createReferenceSchema,
  factorSchema,
  gameCodeSchema,
  idSchema,
  materialsSchema,
  nameSchema,
  raritySchema,
  secondsSchema,
  zennySchema,
} from "./parts";

/** Index = kinsect level of the glaive − 1. */
const perLevel = z.array(countSchema).length(10);

const multiplier = factorSchema.min(1);

export const kinsectSchema = z.discriminatedUnion("kind", [
  z.strictObject({
    id: idSchema,
    kind: z.literal("kinsect").describe("Kind of record."),
    gameId: gameCodeSchema,
    name: nameSchema,
    rarity: raritySchema,
    attackType: z.enum(["sever", "blunt"]).describe("Damage type."),
    dust: z.enum(kinsectDusts).describe("Its dust."),
    skill: z.enum(kinsectSkills).describe("First trait, as a code."),
    skill2: z.enum(kinsectSecondSkills).describe("Second trait, as a code."),
    power: perLevel.describe("Power by kinsect level."),
    speed: perLevel.describe("Speed by kinsect level."),
    recovery: perLevel.describe("Recovery by kinsect level."),
    staminaRecovery: perLevel.describe("Stamina recovery by kinsect level."),
    dustLevel: perLevel.describe("Dust level by kinsect level."),
    upgradeFrom: createReferenceSchema("kinsect").nullable().describe("What it is upgraded from."),
    zenny: zennySchema,
    materials: materialsSchema,
  }),
  z.strictObject({
    id: idSchema,
    kind: z.literal("extracts").describe("Kind of record."),
    redSec: secondsSchema.describe("Red extract duration."),
    whiteSec: secondsSchema.describe("White extract duration."),
    orangeSec: secondsSchema.describe("Orange extract duration."),
    tripleSec: secondsSchema.describe("Duration with all three."),
    redWhiteAttackMult: multiplier.describe("Attack with red and white."),
    tripleAttackMult: multiplier.describe("Attack with all three."),
    orangeDefenseMult: multiplier.describe("Defense with orange."),
    orangeWhiteDefenseMult: multiplier.describe("Defense with orange and white."),
    whiteWalkSpeedMult: multiplier.describe("Walking speed with white."),
  }),
]);
