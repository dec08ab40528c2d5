import { z } from "zod";
import { itemTypes } from "../codes";
import { countSchema, idSchema, nameSchema, raritySchema } from "./parts";

export const itemSchema = z.strictObject({
  id: idSchema,
  gameId: z.int(),
  name: nameSchema,
  type: z.enum(itemTypes),
  rarity: raritySchema,
  maxCarry: z.int().min(1),
  /** Zenny. */
  sellPrice: countSchema,
  /** Zenny. */
  buyPrice: countSchema,
  sortId: countSchema,
  /** `amount` pieces come out of one of each input. */
  recipes: z.array(z.strictObject({ inputs: z.array(idSchema).min(1).max(2), amount: z.int().min(1) })),
});
