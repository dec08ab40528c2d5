/** Kinds of gear on a wishlist. Decorations have no recipe. */
export const wishKinds = ["weapon", "armor", "charm", "decoration"] as const;
export type WishKind = (typeof wishKinds)[number];

/**
 * How a weapon or a charm is made:
 * - `path`: every upgrade from the start
 * - `step`: only the last upgrade, for those who have the one before
 * - `forge`: forged directly, for those that allow it
 */
export const wishWays = ["path", "step", "forge"] as const;
export type WishWay = (typeof wishWays)[number];

/** One entry of the wishlist. */
export interface Wish {
  readonly kind: WishKind;
  /** Id in the catalog. */
  readonly id: string;
  /** English name, so that the list can be read before anything is loaded. */
  readonly name: string;
  readonly way: WishWay;
}

/** What identifies an entry. */
export type WishKey = Pick<Wish, "kind" | "id">;

export interface Wishlist {
  readonly wishes: readonly Wish[];
  /** Item id to the number owned, 1 to `maxOwned`; items of which none is owned are left out. */
  readonly owned: Readonly<Record<string, number>>;
}

/** More than anyone needs, and few enough to load one by one. */
export const maxWishes = 100;
/** The most of one item that the game's item box holds. */
export const maxOwned = 9999;

export const emptyWishlist: Wishlist = { wishes: [], owned: {} };

/** Whether two keys mean the same entry. */
function isSameWish(a: WishKey, b: WishKey): boolean {
  return a.kind === b.kind && a.id === b.id;
}

/** Whether the gear is on the list. */
export function isWished(list: Wishlist, key: WishKey): boolean {
  return list.wishes.some((item) => isSameWish(item, key));
}

/**
 * Adds an entry. A duplicate, or an entry beyond `maxWishes`, changes nothing.
 *
 * @param at position, for putting back what was removed; default is the end
 */
export function addWish(list: Wishlist, item: Wish, at = list.wishes.length): Wishlist {
  if (isWished(list, item) || list.wishes.length >= maxWishes) return list;
  return { ...list, wishes: list.wishes.toSpliced(at, 0, item) };
}

/** Removes an entry. Owned materials stay: they are independent of it. */
export function removeWish(list: Wishlist, key: WishKey): Wishlist {
  const rest = list.wishes.filter((item) => !isSameWish(item, key));
  return rest.length === list.wishes.length ? list : { ...list, wishes: rest };
}

/** Changes the crafting method of an entry. */
export function setWay(list: Wishlist, key: WishKey, way: WishWay): Wishlist {
  return { ...list, wishes: list.wishes.map((item) => (isSameWish(item, key) ? { ...item, way } : item)) };
}

/** @param count how many are owned; rounded and held within 0 to `maxOwned` */
export function setOwned(list: Wishlist, item: string, count: number): Wishlist {
  const { [item]: _before, ...others } = list.owned;
  const held = Number.isFinite(count) ? Math.min(maxOwned, Math.max(0, Math.round(count))) : 0;
  return { ...list, owned: held > 0 ? { ...others, [item]: held } : others };
}

/** Merges two lists: the entries of the first, then the new ones of the second; owned counts of the second win. */
export function mergeWishlists(first: Wishlist, second: Wishlist): Wishlist {
  const merged = second.wishes.reduce((list, item) => addWish(list, item), first);
  return { ...merged, owned: { ...first.owned, ...second.owned } };
}
