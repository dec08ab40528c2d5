import { z } from "zod";
import { kinsectDusts, kinsectSecondSkills, kinsectSkills } from "../codes";
import { countSchema, idSchema, materialSchema, nameSchema, raritySchema } from "./parts";

/** Index = kinsect level of the glaive − 1. */
const perLevel = z.array(countSchema).length(10);

const seconds = z.int().min(1);
const multiplier = z.number().min(1);

export const kinsectSchema = z.discriminatedUnion("kind", [
  z.strictObject({
    id: idSchema,
    kind: z.literal("kinsect"),
    gameId: z.string().min(1),
    name: nameSchema,
    rarity: raritySchema,
    attackType: z.enum(["sever", "blunt"]),
    dust: z.enum(kinsectDusts),
    skill: z.enum(kinsectSkills),
    skill2: z.enum(kinsectSecondSkills),
    power: perLevel,
    speed: perLevel,
    recovery: perLevel,
    staminaRecovery: perLevel,
    dustLevel: perLevel,
    upgradeFrom: idSchema.nullable(),
    zenny: countSchema,
    materials: z.array(materialSchema),
  }),
  z.strictObject({
    id: idSchema,
    kind: z.literal("extracts"),
    redSec: seconds,
    whiteSec: seconds,
    orangeSec: seconds,
    tripleSec: seconds,
    redWhiteAttackMult: multiplier,
    tripleAttackMult: multiplier,
    orangeDefenseMult: multiplier,
    orangeWhiteDefenseMult: multiplier,
    whiteWalkSpeedMult: multiplier,
  }),
]);
