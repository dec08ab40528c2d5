import type { WeaponType } from "@/lib/catalog/codes";
import { weaponTypeLabels } from "@/lib/catalog/labels";
import type { SiteLink } from "@/lib/site/routes";
import { getWeaponMovesPath, getWeaponPath, getWeaponTreePath } from "@/lib/site/wiki-paths";
import { formatWeaponDescription, formatWeaponName, formatWeaponSummary } from "./labels";
import type { WeaponDetail } from "./weapon-detail";
import { getWeaponTypeInfo } from "./weapon-types";

/** Input of the frame of a page. */
interface PageHead {
  readonly title: string;
  readonly path: string;
  readonly description: string;
  readonly breadcrumb: readonly SiteLink[];
  readonly summary: string;
  readonly icon: WeaponType;
}

const weaponsLink: SiteLink = { label: "Weapons", href: getWeaponPath() };

/** Header of the list of a type; `line` describes its play style. */
export function getTypeHead(type: WeaponType, count: number, line: string): PageHead {
  const { plural } = getWeaponTypeInfo(type);
  return {
    title: plural,
    path: getWeaponPath(type),
    description: `All ${count} ${plural.toLowerCase()} in Monster Hunter Wilds: sort and filter by attack, affinity, element, sharpness, slots and skills.`,
    breadcrumb: [weaponsLink],
    summary: line,
    icon: type,
  };
}

/** Head of the tree of a type. */
export function getTreeHead(type: WeaponType, count: number): PageHead {
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
export function getMovesHead(type: WeaponType): PageHead {
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

/** Head of the page of one weapon. */
export function getWeaponHead(weapon: WeaponDetail): PageHead {
  return {
    title: formatWeaponName(weapon),
    path: getWeaponPath(weapon.type, weapon.id),
    description: formatWeaponDescription(weapon),
    breadcrumb: getTypeBreadcrumb(weapon.type),
    summary: formatWeaponSummary(weapon),
    icon: weapon.type,
  };
}

/** The pages above those of one type. */
export function getTypeBreadcrumb(type: WeaponType): readonly SiteLink[] {
  return [weaponsLink, { label: getWeaponTypeInfo(type).plural, href: getWeaponPath(type) }];
}
