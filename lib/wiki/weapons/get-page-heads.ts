import type { WeaponType } from "@/lib/catalog/codes";
import { weaponTypeLabels } from "@/lib/catalog/labels";
import { getWeaponMovesPath, getWeaponTreePath } from "@/lib/site/wiki-paths";
import { getTypeBreadcrumb, type WeaponPageHead } from "./weapon-types";

/** Head of the tree of a type. */
export function getTreeHead(type: WeaponType, count: number): WeaponPageHead {
  const name = weaponTypeLabels[type];
  return {
    title: `${name} tree`,
    path: getWeaponTreePath(type),
    description: `${name} upgrade tree in Monster Hunter Wilds: ${count} weapons, what each upgrades from and which can be forged directly.`,
    breadcrumb: getTypeBreadcrumb(type),
    summary: `${count} weapons. Upgrades go from left to right.`,
    icon: type,
  };
}

/** Head of the page of a type's moves. */
export function getMovesHead(type: WeaponType): WeaponPageHead {
  const name = weaponTypeLabels[type];
  return {
    title: `${name} moves`,
    path: getWeaponMovesPath(type),
    description: `Motion value, stun, exhaust, status, part break, wounding, mount and offset of each ${name.toLowerCase()} move in Monster Hunter Wilds.`,
    breadcrumb: getTypeBreadcrumb(type),
    summary: "What each hit does, from the game's attack tables.",
    icon: type,
  };
}
