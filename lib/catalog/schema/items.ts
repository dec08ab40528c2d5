import { z } from "zod";
import { itemTypes } from "../world-codes";
import {
  countSchema,
  createReferenceSchema,
  gameNumberSchema,
  idSchema,
  nameSchema,
  raritySchema,
} from "./parts";

export const itemSchema = z.strictObject({
  id: idSchema,
  gameId: gameNumberSchema,
  name: nameSchema,
  type: z.enum(itemTypes).describe("material, consumable, tool, ammo, coating, account or appraisal."),
  rarity: raritySchema,
  maxCarry: z.int().min(1).describe("Carry limit."),
  sellPrice: countSchema.describe("Sell price in zenny."),
  buyPrice: countSchema.describe("Buy price in the game data, in zenny; it may never be sold in a shop."),
  sortId: countSchema.describe("Sort order in the game."),
  /** `amount` pieces come out of one of each input. */
  recipes: z
    .array(
      z.strictObject({
        inputs: z.array(createReferenceSchema("item")).min(1).max(2),
        amount: z.int().min(1),
      }),
    )
    .describe("Crafting recipes."),
});
