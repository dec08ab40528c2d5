import { z } from "zod";
import { maxBuildCodeLength } from "@/lib/builder/share/build-code-layout";
import { loadoutSchema } from "@/lib/builder/share/schema";
import { armorPieces, weaponTypes } from "@/lib/catalog/codes";
import { artianTiers } from "@/lib/catalog/weapon-codes";

/** Query of a build's shopping list. */
export const shoppingQuerySchema = z.object({ b: z.string().min(1).max(maxBuildCodeLength) });

const named = { id: z.string(), name: z.string() };
const cost = {
  zenny: z.number(),
  materials: z.array(z.object({ item: z.string(), qty: z.number() })),
};
const line = { ...named, upgradeFrom: z.string().nullable() };

const artian = z.object({
  parts: z.array(z.object(named)),
  recipes: z.array(
    z.object({ type: z.enum(weaponTypes), parts: z.array(z.string()), gogmaPart: z.string() }),
  ),
  costs: z.array(
    z.object({
      id: z.string(),
      tier: z.enum(artianTiers),
      rarity: z.number(),
      points: z.number().optional(),
      zenny: z.number().optional(),
      pointsPerStep: z.number().optional(),
      zennyPerStep: z.number().optional(),
    }),
  ),
  givers: z.array(z.object({ tier: z.enum(artianTiers), item: z.string(), points: z.number() })),
});

/** All that a shopping list of one build is calculated from, so that it follows what the player says they own. */
export const shoppingAnswerSchema = z.object({
  loadout: loadoutSchema,
  /** Parts that the code did not bring back, in sentences. */
  problems: z.array(z.string()),
  /** Data that `narrowShoppingData` leaves for the build. */
  data: z.object({
    items: z.array(z.object(named)),
    weapons: z.array(
      z.object({
        ...line,
        type: z.enum(weaponTypes),
        rarity: z.number(),
        craft: z.object({ ...cost, forgeable: z.boolean() }).nullable(),
        artian: z.enum(artianTiers).nullable(),
      }),
    ),
    armor: z.array(
      z.object({
        ...named,
        ...cost,
        piece: z.enum(armorPieces),
        set: z.string(),
        defenseMaxTranscended: z.number().optional(),
      }),
    ),
    charms: z.array(z.object({ ...line, ...cost })),
    decorations: z.array(z.object(named)),
    talismans: z.array(z.object(named)),
    artian,
  }),
});
export type ShoppingAnswer = z.output<typeof shoppingAnswerSchema>;
