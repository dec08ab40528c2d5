import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { addCosts, type Cost, forgeFactor, multiplyCost } from "@/lib/catalog/materials";
import { listUpgradeWays } from "@/lib/catalog/relations/get-weapon-tree.server";
import { getCharmFamily } from "@/lib/catalog/relations/list-charm-families.server";
import type { Charm, Weapon } from "@/lib/catalog/schema";
import { type CraftMethod, type WishlistKind, wishlistKinds } from "./wishlist";
import type { CraftCost, WishlistGear } from "./wishlist-gear";

/** Wishlist data of a piece of gear; `undefined` for an unknown id. */
export function getWishlistGear(kind: string, id: string): WishlistGear | undefined {
  const known = wishlistKinds.find((each) => each === kind);
  return known && readersByKind[known](id);
}

const readersByKind: Readonly<Record<WishlistKind, (id: string) => WishlistGear | undefined>> = {
  weapon: (id) => {
    const weapon = getCatalog().weapons.get(id);
    return weapon && { kind: "weapon", id, name: weapon.name, costs: getWeaponCosts(weapon) };
  },
  armor: (id) => {
    const piece = getCatalog().armor.get(id);
    return piece && { kind: "armor", id, name: piece.name, set: piece.set, costs: [toCost("path", piece)] };
  },
  charm: (id) => {
    const charm = getCatalog().charms.get(id);
    return charm && { kind: "charm", id, name: charm.name, costs: getCharmCosts(charm) };
  },
  decoration: (id) => {
    const decoration = getCatalog().decorations.get(id);
    return decoration && { kind: "decoration", id, name: decoration.name, costs: [] };
  },
};

/** Artian weapons are built from parts and have no cost here. */
function getWeaponCosts(weapon: Weapon): CraftCost[] {
  const { craft } = weapon;
  const path = listUpgradeWays(weapon).find(({ shortcut }) => !shortcut);
  if (!craft || !path) return [];
  return [
    toCost("path", path.cost),
    ...(weapon.upgradeFrom ? [toCost("step", craft)] : []),
    ...(weapon.upgradeFrom && craft.forgeable ? [toCost("forge", multiplyCost(craft, forgeFactor))] : []),
  ];
}

function getCharmCosts(charm: Charm): CraftCost[] {
  const { charms } = getCharmFamily(charm.id);
  const line = charms.slice(0, charms.findIndex(({ id }) => id === charm.id) + 1);
  return [toCost("path", addCosts(line)), ...(charm.upgradeFrom ? [toCost("step", charm)] : [])];
}

function toCost(way: CraftMethod, { zenny, materials }: Cost): CraftCost {
  const { items } = getCatalog();
  return { way, zenny, materials: materials.map(({ item, qty }) => [item, items.require(item).name, qty]) };
}
