import { type PhysicalDamage, type WeaponType, weaponTypes } from "@/lib/catalog/codes";
import { weaponTypeLabels } from "@/lib/catalog/labels";
import type { SiteLink } from "@/lib/site/routes";
import { getWeaponPath } from "@/lib/site/wiki-paths";

/** A weapon type as pages know it, beyond its records. */
interface WeaponTypeInfo {
  readonly id: WeaponType;
  readonly plural: string;
  /** Damage type of its blows: the column of the hitzone table that matters. */
  readonly damage: PhysicalDamage;
  /** Label of the stat that only this type has; null if none. */
  readonly special: string | null;
}

const damage: Readonly<Record<WeaponType, PhysicalDamage>> = {
  "great-sword": "sever",
  "long-sword": "sever",
  "sword-and-shield": "sever",
  "dual-blades": "sever",
  hammer: "blunt",
  "hunting-horn": "blunt",
  lance: "sever",
  gunlance: "sever",
  "switch-axe": "sever",
  "charge-blade": "sever",
  "insect-glaive": "sever",
  bow: "ammo",
  "light-bowgun": "ammo",
  "heavy-bowgun": "ammo",
};

const special: Readonly<Partial<Record<WeaponType, string>>> = {
  "hunting-horn": "Notes",
  gunlance: "Shelling",
  "switch-axe": "Phial",
  "charge-blade": "Phial",
  "insect-glaive": "Kinsect level",
  bow: "Coatings",
  "light-bowgun": "Special ammo",
  "heavy-bowgun": "Other ammo",
};

/** Plurals that are not the name with an s. */
const plurals: Readonly<Partial<Record<WeaponType, string>>> = {
  "sword-and-shield": "Swords & Shields",
  "dual-blades": "Dual Blades",
};

export function getWeaponTypeInfo(type: WeaponType): WeaponTypeInfo {
  return {
    id: type,
    plural: plurals[type] ?? `${weaponTypeLabels[type]}s`,
    damage: damage[type],
    special: special[type] ?? null,
  };
}

/** Whether a text, such as one from an address, names a type. */
export function isWeaponType(text: string): text is WeaponType {
  return weaponTypes.some((type) => type === text);
}

/** Input of the frame of a page on weapons. */
export interface WeaponPageHead {
  readonly title: string;
  readonly path: string;
  readonly description: string;
  readonly breadcrumb: readonly SiteLink[];
  readonly summary: string;
  readonly icon: WeaponType;
}

const weaponsLink: SiteLink = { label: "Weapons", href: getWeaponPath() };

/** Header of the list of a type; `line` describes its play style. */
export function getTypeHead(type: WeaponType, count: number, line: string): WeaponPageHead {
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

/** The pages above those of one type. */
export function getTypeBreadcrumb(type: WeaponType): readonly SiteLink[] {
  return [weaponsLink, { label: getWeaponTypeInfo(type).plural, href: getWeaponPath(type) }];
}
