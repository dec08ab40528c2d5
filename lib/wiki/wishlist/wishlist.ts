/** Things that can be wished for. Decorations have no recipe: they are kept as things to find. */
export const wishKinds = ["weapon", "armor", "charm", "decoration"] as const;
export type WishKind = (typeof wishKinds)[number];

/**
 * How a weapon or a charm is made:
 * - `path`: every upgrade from the first of its line
 * - `step`: the last upgrade alone, because the hunter has the one before it
 * - `forge`: forged directly, for those that allow it
 */
export const wishWays = ["path", "step", "forge"] as const;
export type WishWay = (typeof wishWays)[number];

/** One thing a hunter wants. */
export interface Wish {
  readonly kind: WishKind;
  /** Id in the catalogue. */
  readonly id: string;
  /** English name, so that the list can be read before anything is loaded. */
  readonly name: string;
  readonly way: WishWay;
}

/** What a wish is recognized by. */
export type WishKey = Pick<Wish, "kind" | "id">;

export interface Wishlist {
  readonly wishes: readonly Wish[];
  /** Item id to the number owned, 1 to `maxOwned`; items of which none is owned are left out. */
  readonly owned: Readonly<Record<string, number>>;
}

/** More than anybody plans, and few enough to load one by one. */
export const maxWishes = 100;
/** The most of one item that the game's item box holds. */
export const maxOwned = 9999;

export const emptyWishlist: Wishlist = { wishes: [], owned: {} };

/** Whether two name the same thing. */
function isSameWish(a: WishKey, b: WishKey): boolean {
  return a.kind === b.kind && a.id === b.id;
}

/** Whether the list holds the thing. */
export function isWished(list: Wishlist, key: WishKey): boolean {
  return list.wishes.some((wish) => isSameWish(wish, key));
}

/**
 * Adds a wish. A wish already on the list, or one more than `maxWishes`, leaves the list as it is.
 *
 * @param at position, for putting back what was removed; default is the end
 */
export function addWish(list: Wishlist, wish: Wish, at = list.wishes.length): Wishlist {
  if (isWished(list, wish) || list.wishes.length >= maxWishes) return list;
  return { ...list, wishes: list.wishes.toSpliced(at, 0, wish) };
}

/** Takes a wish off the list. What is owned stays: it does not belong to the wish. */
export function removeWish(list: Wishlist, key: WishKey): Wishlist {
  const wishes = list.wishes.filter((wish) => !isSameWish(wish, key));
  return wishes.length === list.wishes.length ? list : { ...list, wishes };
}

/** Changes how a thing is made. */
export function setWay(list: Wishlist, key: WishKey, way: WishWay): Wishlist {
  return { ...list, wishes: list.wishes.map((wish) => (isSameWish(wish, key) ? { ...wish, way } : wish)) };
}

/** @param count how many are owned; rounded and held within 0 to `maxOwned` */
export function setOwned(list: Wishlist, item: string, count: number): Wishlist {
  const { [item]: _before, ...others } = list.owned;
  const held = Number.isFinite(count) ? Math.min(maxOwned, Math.max(0, Math.round(count))) : 0;
  return { ...list, owned: held > 0 ? { ...others, [item]: held } : others };
}

/** Both lists in one: the wishes of the first, then those new in the second; owned counts of the second win. */
export function mergeWishlists(first: Wishlist, second: Wishlist): Wishlist {
  const wishes = second.wishes.reduce((list, wish) => addWish(list, wish), first);
  return { ...wishes, owned: { ...first.owned, ...second.owned } };
}
