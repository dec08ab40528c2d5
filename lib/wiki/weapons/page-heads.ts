import type { WeaponType } from "@/lib/catalog/codes";
import { weaponTypeWords } from "@/lib/catalog/vocabulary";
import type { SiteLink } from "@/lib/site/routes";
import { weaponsPath, weaponTreePath } from "@/lib/site/wiki-paths";
import type { WeaponDetail } from "./detail";
import { weaponTypeInfo } from "./weapon-types";
import { fullName, weaponDescription, weaponSummary } from "./words";

/** What the frame of a page wants to know. */
interface PageHead {
  readonly title: string;
  readonly path: string;
  readonly description: string;
  readonly breadcrumb: readonly SiteLink[];
  readonly summary: string;
  readonly icon: WeaponType;
}

const door: SiteLink = { label: "Weapons", href: weaponsPath() };

/** Header of the list of a type; `line` describes its play style. */
export function typeHead(type: WeaponType, count: number, line: string): PageHead {
  const { plural } = weaponTypeInfo(type);
  return {
    title: plural,
    path: weaponsPath(type),
    description: `All ${count} ${plural.toLowerCase()} in Monster Hunter Wilds: sort and filter by attack, affinity, element, sharpness, slots and skills.`,
    breadcrumb: [door],
    summary: line,
    icon: type,
  };
}

/** Head of the tree of a type. */
export function treeHead(type: WeaponType, count: number): PageHead {
  const name = weaponTypeWords[type];
  return {
    title: `${name} tree`,
    path: weaponTreePath(type),
    description: `${name} upgrade tree in Monster Hunter Wilds: ${count} weapons, what each upgrades from and which can be forged directly.`,
    breadcrumb: wayTo(type),
    summary: `${count} weapons. Upgrades go from left to right.`,
    icon: type,
  };
}

/** Head of the page of one weapon. */
export function weaponHead(weapon: WeaponDetail): PageHead {
  return {
    title: fullName(weapon),
    path: weaponsPath(weapon.type, weapon.id),
    description: weaponDescription(weapon),
    breadcrumb: wayTo(weapon.type),
    summary: weaponSummary(weapon),
    icon: weapon.type,
  };
}

/** The pages above those of one type. */
export function wayTo(type: WeaponType): readonly SiteLink[] {
  return [door, { label: weaponTypeInfo(type).plural, href: weaponsPath(type) }];
}
