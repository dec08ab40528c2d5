import { getListPath, type WikiKind } from "./wiki-kinds";

/** Addresses of the wiki's pages. Every link is made here, so that a page that moves moves in one place. */

/** A kind's list, or one record of it by its id. The page of a weapon is below its type: `getWeaponPath`. */
export function getWikiPath(kind: WikiKind, id?: string): string {
  return id ? `${getListPath(kind)}/${id}` : getListPath(kind);
}

/** A type of weapon, or one weapon of it. */
export function getWeaponPath(type?: string, id?: string): string {
  return [getListPath("weapon"), type, id].filter(Boolean).join("/");
}

/** Upgrade tree of one weapon type. */
export function getWeaponTreePath(type: string): string {
  return `${getWeaponPath(type)}/tree`;
}

/** Page of the moves of a weapon type. */
export function getWeaponMovesPath(type: string): string {
  return `${getWeaponPath(type)}/moves`;
}

/** An armor set; with `piece`, that piece on the page of its set. */
export function getArmorPath(set?: string, piece?: string): string {
  return `${getWikiPath("armor-set", set)}${piece ? `#${piece}` : ""}`;
}

/** The list of armor pieces. */
export const armorPiecesPath = "/wiki/armor/pieces";

export function getSkillPath(id?: string): string {
  return getWikiPath("skill", id);
}

export function getDecorationPath(id?: string): string {
  return getWikiPath("decoration", id);
}

export function getCharmPath(id?: string): string {
  return getWikiPath("charm", id);
}

/** Palico gear, or one set of it. */
export function getPalicoGearPath(set?: string): string {
  return getWikiPath("palico-gear", set);
}

/** Monsters are under /hitzones: that is what people look up. */
export function getMonsterPath(id?: string): string {
  return getWikiPath("monster", id);
}

/** How a monster fights: health of its parts, thresholds, attacks. */
export function getMonsterCombatPath(id: string): string {
  return `${getMonsterPath(id)}/combat`;
}

/** Compares two monsters; both are optional. */
export function getComparePath(first?: string, second?: string): string {
  const query = new URLSearchParams();
  if (first) query.set("a", first);
  if (second) query.set("b", second);
  const text = query.toString();
  return `/wiki/hitzones/compare${text && `?${text}`}`;
}

export function getItemPath(id?: string): string {
  return getWikiPath("item", id);
}

export function getQuestPath(id?: string): string {
  return getWikiPath("quest", id);
}

/** Side missions and quests for small monsters, or one of them. */
export function getSideQuestPath(id?: string): string {
  return getWikiPath("side-quest", id);
}

export function getLocalePath(id?: string): string {
  return getWikiPath("locale", id);
}

export function getFoodSkillPath(id?: string): string {
  return getWikiPath("food-skill", id);
}

/** The drop finder, optionally for an item. */
export function getDropFinderPath(item?: string): string {
  return `/wiki/drop-finder${item ? `?item=${item}` : ""}`;
}

/** Weapons of all types in one table. */
export const allWeaponsPath = "/wiki/weapons/all";
/** The best weapons of each type that a hunter can make. */
export const bestWeaponsPath = "/wiki/weapons/best";
/** Calculators of odds of random gear. */
/** Records of one kind next to each other. */
export const comparePath = "/wiki/compare";

export const oddsPath = "/wiki/odds";
export const wishlistPath = "/wiki/wishlist";
export const kinsectsPath = "/wiki/weapons/kinsects";
export const melodiesPath = "/wiki/weapons/melodies";
export const talismansPath = "/wiki/charms/talismans";
export const pendantsPath = "/wiki/pendants";
export const ailmentsPath = "/wiki/ailments";
export const layeredArmorPath = "/wiki/armor/layered";
/** Modifications and special ammo of bowguns. */
export const bowgunsPath = "/wiki/weapons/bowguns";
export const artianPath = "/wiki/weapons/artian";
/** How to read the wiki by program. */
export const openDataPath = "/wiki/data";
/** How far the wiki's values were checked. */
export const dataQualityPath = "/wiki/data/quality";
