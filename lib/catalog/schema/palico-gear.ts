import { z } from "zod";
import { weaponElements } from "../codes";
import { palicoArmorPieces, palicoAttackTypes } from "../world-codes";
import {
  countSchema,
  createPerElementSchema,
  gameNumberSchema,
  idSchema,
  materialsSchema,
  nameSchema,
  raritySchema,
  zennySchema,
} from "./parts";

const pieceFields = { name: nameSchema, materials: materialsSchema };

const palicoWeaponSchema = z.strictObject({
  ...pieceFields,
  piece: z.literal("weapon"),
  attackType: z.enum(palicoAttackTypes),
  attack: countSchema.describe("Melee attack."),
  rangedAttack: countSchema,
  affinity: z.int().min(-100).max(100).meta({ typeText: "percent" }),
  defense: countSchema.describe("Defense that it adds."),
  element: z.strictObject({ type: z.enum(weaponElements), value: z.int().min(1) }).nullable(),
});

const palicoArmorSchema = z.strictObject({
  ...pieceFields,
  piece: z.enum(palicoArmorPieces),
  defense: countSchema,
  resistances: createPerElementSchema(z.int().min(-10).max(10)),
});

/** Gear of a series that Palicoes equip. */
export const palicoGearSchema = z.strictObject({
  id: idSchema,
  gameId: gameNumberSchema,
  name: nameSchema,
  rarity: raritySchema,
  zenny: zennySchema.describe("Crafting cost of each piece in zenny."),
  pieces: z
    .array(z.discriminatedUnion("piece", [palicoWeaponSchema, palicoArmorSchema]))
    .min(1)
    .max(3)
    .describe(
      "Weapon, head and body, as far as it has them: attack and element of a weapon, defense and resistances of armor, and what each takes.",
    ),
});
