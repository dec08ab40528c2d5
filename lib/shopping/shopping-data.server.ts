import { gzipSync } from "node:zlib";
import { getCatalog } from "@/lib/catalog/catalog.server";
import { ofKind } from "@/lib/catalog/collection";
import { once } from "@/lib/catalog/once";
import { createShoppingCatalog, type ShoppingData } from "./shopping-data";

/** All recipes of the game, cut down to what a shopping list reads. Made once per process. */
export const gatherShoppingData = once((): ShoppingData => {
  const { items, weapons, armor, charms, decorations, randomTalismans, artianParts } = getCatalog();
  return {
    items: items.all.map(named),
    weapons: weapons.all.map(({ id, name, type, rarity, upgradeFrom, craft, artian }) => ({
      id,
      name,
      type,
      rarity,
      upgradeFrom,
      craft,
      artian,
    })),
    armor: armor.all.map(({ id, name, piece, set, zenny, materials, defenseMaxTranscended }) => ({
      id,
      name,
      piece,
      set,
      zenny,
      materials,
      ...(defenseMaxTranscended !== undefined && { defenseMaxTranscended }),
    })),
    charms: charms.all.map(({ id, name, upgradeFrom, zenny, materials }) => ({
      id,
      name,
      upgradeFrom,
      zenny,
      materials,
    })),
    decorations: decorations.all.map(named),
    talismans: ofKind(randomTalismans.all, "talisman").map(named),
    artian: {
      parts: ofKind(artianParts.all, "part").map(named),
      recipes: ofKind(artianParts.all, "recipe").map(({ type, parts, gogmaPart }) => ({
        type,
        parts,
        gogmaPart,
      })),
      costs: ofKind(artianParts.all, "reinforcementCost"),
      givers: ofKind(artianParts.all, "reinforcementItem").map(({ tier, item, points }) => ({
        tier,
        item,
        points,
      })),
    },
  };
});

/** The same, indexed. */
export const getShoppingCatalog = once(() => createShoppingCatalog(gatherShoppingData()));

/**
 * How large data for a browser would be as JSON: bytes as they are, and gzipped at the default level.
 *
 * @param data all of it, or what `narrowShoppingData` leaves for one build
 */
export function shoppingDataSize(data: ShoppingData): { readonly bytes: number; readonly gzipped: number } {
  const text = JSON.stringify(data);
  return { bytes: Buffer.byteLength(text), gzipped: gzipSync(text).byteLength };
}

function named({ id, name }: { readonly id: string; readonly name: string }) {
  return { id, name };
}
