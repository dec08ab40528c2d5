/** Kinds of gear on a wishlist. Decorations have no recipe. */
export const wishlistKinds = ["weapon", "armor", "charm", "decoration"] as const;
export type WishlistKind = (typeof wishlistKinds)[number];

/**
 * How a weapon or a charm is made:
 * - `path`: every upgrade from the start
 * - `step`: only the last upgrade, for those who have the one before
 * - `forge`: forged directly, for those that allow it
 */
export const craftMethods = ["path", "step", "forge"] as const;
export type CraftMethod = (typeof craftMethods)[number];

/** One entry of the wishlist. */
export interface WishlistItem {
  readonly kind: WishlistKind;
  /** Id in the catalog. */
  readonly id: string;
  /** English name, so that the list can be read before anything is loaded. */
  readonly name: string;
  readonly way: CraftMethod;
}

/** Identity of an entry. */
export type WishlistItemKey = Pick<WishlistItem, "kind" | "id">;

export interface Wishlist {
  readonly items: readonly WishlistItem[];
  /** Item id to the number owned, 1 to `maxOwned`; items of which none is owned are left out. */
  readonly owned: Readonly<Record<string, number>>;
}

/** More than anyone needs, and few enough to load one by one. */
export const maxWishlistItems = 100;
/** The most of one item that the game's item box holds. */
export const maxOwned = 9999;

export const emptyWishlist: Wishlist = { items: [], owned: {} };

/** Whether two keys mean the same entry. */
function isSameItem(a: WishlistItemKey, b: WishlistItemKey): boolean {
  return a.kind === b.kind && a.id === b.id;
}

/** Whether the gear is on the list. */
export function isOnWishlist(list: Wishlist, key: WishlistItemKey): boolean {
  return list.items.some((item) => isSameItem(item, key));
}

/**
 * Adds an entry. A duplicate, or an entry beyond `maxWishlistItems`, changes nothing.
 *
 * @param at position, for putting back what was removed; default is the end
 */
export function addWishlistItem(list: Wishlist, item: WishlistItem, at = list.items.length): Wishlist {
  if (isOnWishlist(list, item) || list.items.length >= maxWishlistItems) return list;
  return { ...list, items: list.items.toSpliced(at, 0, item) };
}

/** Removes an entry. Owned materials stay: they are independent of it. */
export function removeWishlistItem(list: Wishlist, key: WishlistItemKey): Wishlist {
  const rest = list.items.filter((item) => !isSameItem(item, key));
  return rest.length === list.items.length ? list : { ...list, items: rest };
}

/** Changes the crafting method of an entry. */
export function setCraftMethod(list: Wishlist, key: WishlistItemKey, way: CraftMethod): Wishlist {
  return { ...list, items: list.items.map((item) => (isSameItem(item, key) ? { ...item, way } : item)) };
}

/** @param count how many are owned; rounded and held within 0 to `maxOwned` */
export function setOwned(list: Wishlist, item: string, count: number): Wishlist {
  const { [item]: _before, ...others } = list.owned;
  const held = Number.isFinite(count) ? Math.min(maxOwned, Math.max(0, Math.round(count))) : 0;
  return { ...list, owned: held > 0 ? { ...others, [item]: held } : others };
}

/** Merges two lists: the entries of the first, then the new ones of the second; owned counts of the second win. */
export function mergeWishlists(first: Wishlist, second: Wishlist): Wishlist {
  const merged = second.items.reduce((list, item) => addWishlistItem(list, item), first);
  return { ...merged, owned: { ...first.owned, ...second.owned } };
}
