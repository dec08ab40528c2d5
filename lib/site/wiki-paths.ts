/** Addresses of the wiki's pages. Every link is made here, so that a page that moves moves in one place. */

/** A type of weapon, or one weapon of it. */
export function weaponsPath(type?: string, id?: string): string {
  return ["/wiki/weapons", type, id].filter(Boolean).join("/");
}

/** Upgrade tree of one weapon type. */
export function weaponTreePath(type: string): string {
  return `/wiki/weapons/${type}/tree`;
}

/** An armor set; with `piece`, that piece on the page of its set. */
export function armorPath(set?: string, piece?: string): string {
  return `/wiki/armor${set ? `/${set}` : ""}${piece ? `#${piece}` : ""}`;
}

/** The list of armor pieces. */
export const armorPiecesPath = "/wiki/armor/pieces";

export function skillPath(id?: string): string {
  return pathIn("/wiki/skills", id);
}

export function decorationPath(id?: string): string {
  return pathIn("/wiki/decorations", id);
}

export function charmPath(id?: string): string {
  return pathIn("/wiki/charms", id);
}

/** Monsters are under /hitzones: that is what people look up. */
export function monsterPath(id?: string): string {
  return pathIn("/wiki/hitzones", id);
}

/** Compares two monsters; both are optional. */
export function comparePath(first?: string, second?: string): string {
  const query = new URLSearchParams();
  if (first) query.set("a", first);
  if (second) query.set("b", second);
  const text = query.toString();
  return `/wiki/hitzones/compare${text && `?${text}`}`;
}

export function itemPath(id?: string): string {
  return pathIn("/wiki/items", id);
}

export function questPath(id?: string): string {
  return pathIn("/wiki/quests", id);
}

export function localePath(id?: string): string {
  return pathIn("/wiki/locales", id);
}

export function foodSkillPath(id?: string): string {
  return pathIn("/wiki/food-skills", id);
}

/** The drop finder, optionally for an item. */
export function dropFinderPath(item?: string): string {
  return `/wiki/drop-finder${item ? `?item=${item}` : ""}`;
}

export const wishlistPath = "/wiki/wishlist";
export const kinsectsPath = "/wiki/weapons/kinsects";
export const melodiesPath = "/wiki/weapons/melodies";
/** What appraised talismans can carry. */
export const talismansPath = "/wiki/charms/talismans";
export const artianPath = "/wiki/weapons/artian";
/** How to read the wiki by program. */
export const openDataPath = "/wiki/data";

function pathIn(section: string, id: string | undefined): string {
  return id ? `${section}/${id}` : section;
}
