import { gzipSync } from "node:zlib";
import { isOfKind } from "@/lib/catalog/collection";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { runOnce } from "@/lib/catalog/run-once";
import { createShoppingCatalog, type ShoppingData } from "./shopping-data";

/** All recipes of the game, cut down to what a shopping list reads. Made once per process. */
export const gatherShoppingData = runOnce((): ShoppingData => {
  const { items, weapons, armor, charms, decorations, randomTalismans, artianParts } = getCatalog();
  return {
    items: items.all.map(toNamed),
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
    decorations: decorations.all.map(toNamed),
    talismans: isOfKind(randomTalismans.all, "talisman").map(toNamed),
    artian: {
      parts: isOfKind(artianParts.all, "part").map(toNamed),
      recipes: isOfKind(artianParts.all, "recipe").map(({ type, parts, gogmaPart }) => ({
        type,
        parts,
        gogmaPart,
      })),
      costs: isOfKind(artianParts.all, "reinforcementCost"),
      givers: isOfKind(artianParts.all, "reinforcementItem").map(({ tier, item, points }) => ({
        tier,
        item,
        points,
      })),
    },
  };
});

/** The same, indexed. */
export const getShoppingCatalog = runOnce(() => createShoppingCatalog(gatherShoppingData()));

/**
 * How large data for a browser would be as JSON: bytes as they are, and gzipped at the default level.
 *
 * @param data all of it, or what `narrowShoppingData` leaves for one build
 */
export function getShoppingDataSize(data: ShoppingData): {
  readonly bytes: number;
  readonly gzipped: number;
} {
  const text = JSON.stringify(data);
  return { bytes: Buffer.byteLength(text), gzipped: gzipSync(text).byteLength };
}

function toNamed({ id, name }: { readonly id: string; readonly name: string }) {
  return { id, name };
}
