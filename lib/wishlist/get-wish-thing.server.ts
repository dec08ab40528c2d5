import { getCatalog } from "@/lib/catalog/catalog.server";
import { addCosts, type Cost, forgeFactor, multiplyCost } from "@/lib/catalog/materials";
import { familyOfCharm } from "@/lib/catalog/relations/charm-families.server";
import { upgradeWays } from "@/lib/catalog/relations/weapon-tree.server";
import type { Charm, Weapon } from "@/lib/catalog/schema";
import type { WishCost, WishThing } from "./wish-thing";
import { type WishKind, type WishWay, wishKinds } from "./wishlist";

/** Wishlist data of a piece of gear; `undefined` for an unknown id. */
export function getWishThing(kind: string, id: string): WishThing | undefined {
  const known = wishKinds.find((each) => each === kind);
  return known && things[known](id);
}

const things: Readonly<Record<WishKind, (id: string) => WishThing | undefined>> = {
  weapon: (id) => {
    const weapon = getCatalog().weapons.get(id);
    return weapon && { kind: "weapon", id, name: weapon.name, costs: weaponCosts(weapon) };
  },
  armor: (id) => {
    const piece = getCatalog().armor.get(id);
    return piece && { kind: "armor", id, name: piece.name, set: piece.set, costs: [toCost("path", piece)] };
  },
  charm: (id) => {
    const charm = getCatalog().charms.get(id);
    return charm && { kind: "charm", id, name: charm.name, costs: charmCosts(charm) };
  },
  decoration: (id) => {
    const decoration = getCatalog().decorations.get(id);
    return decoration && { kind: "decoration", id, name: decoration.name, costs: [] };
  },
};

/** Artian weapons are built from parts and have no cost here. */
function weaponCosts(weapon: Weapon): WishCost[] {
  const { craft } = weapon;
  const path = upgradeWays(weapon).find(({ shortcut }) => !shortcut);
  if (!craft || !path) return [];
  return [
    toCost("path", path.cost),
    ...(weapon.upgradeFrom ? [toCost("step", craft)] : []),
    ...(weapon.upgradeFrom && craft.forgeable ? [toCost("forge", multiplyCost(craft, forgeFactor))] : []),
  ];
}

function charmCosts(charm: Charm): WishCost[] {
  const { charms } = familyOfCharm(charm.id);
  const line = charms.slice(0, charms.findIndex(({ id }) => id === charm.id) + 1);
  return [toCost("path", addCosts(line)), ...(charm.upgradeFrom ? [toCost("step", charm)] : [])];
}

function toCost(way: WishWay, { zenny, materials }: Cost): WishCost {
  const { items } = getCatalog();
  return { way, zenny, materials: materials.map(({ item, qty }) => [item, items.require(item).name, qty]) };
}
