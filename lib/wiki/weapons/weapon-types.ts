import { type WeaponType, weaponTypes } from "@/lib/catalog/codes";

/** What the pages know of a weapon type beyond its records. */
export interface WeaponTypeInfo {
  readonly id: WeaponType;
  /** English name as the game writes it. */
  readonly name: string;
  readonly plural: string;
  /** What its blows count as: the column of the hitzone table that matters. */
  readonly damage: "sever" | "blunt" | "ammo";
  /** What the figure that only this type has is called; null where there is none. */
  readonly special: string | null;
}

const infos: Readonly<Record<WeaponType, Omit<WeaponTypeInfo, "id">>> = {
  "great-sword": info("Great Sword", "sever"),
  "long-sword": info("Long Sword", "sever"),
  "sword-and-shield": info("Sword & Shield", "sever", null, "Swords & Shields"),
  "dual-blades": info("Dual Blades", "sever", null, "Dual Blades"),
  hammer: info("Hammer", "blunt"),
  "hunting-horn": info("Hunting Horn", "blunt", "Notes"),
  lance: info("Lance", "sever"),
  gunlance: info("Gunlance", "sever", "Shelling"),
  "switch-axe": info("Switch Axe", "sever", "Phial"),
  "charge-blade": info("Charge Blade", "sever", "Phial"),
  "insect-glaive": info("Insect Glaive", "sever", "Kinsect level"),
  bow: info("Bow", "ammo", "Coatings"),
  "light-bowgun": info("Light Bowgun", "ammo", "Special ammo"),
  "heavy-bowgun": info("Heavy Bowgun", "ammo", "Loads besides"),
};

/** What a blow counts as, in a word for the page. */
export const damageWords: Readonly<Record<WeaponTypeInfo["damage"], string>> = {
  sever: "Cutting",
  blunt: "Blunt",
  ammo: "Shots",
};

export function weaponTypeInfo(type: WeaponType): WeaponTypeInfo {
  return { id: type, ...infos[type] };
}

/** English name of a type. */
export function weaponTypeName(type: WeaponType): string {
  return infos[type].name;
}

/** Whether a text, such as one from an address, names a type. */
export function isWeaponType(text: string): text is WeaponType {
  return weaponTypes.some((type) => type === text);
}

function info(
  name: string,
  damage: WeaponTypeInfo["damage"],
  special: string | null = null,
  plural = `${name}s`,
): Omit<WeaponTypeInfo, "id"> {
  return { name, plural, damage, special };
}
