import {
  addWishlistItem,
  type CraftMethod,
  emptyWishlist,
  setOwned,
  type Wishlist,
  type WishlistItem,
} from "@/lib/wishlist/wishlist";
import type { CraftWay, ShoppingList, ShoppingPart } from "./model";

const methodByCraftWay: Readonly<Record<CraftWay, CraftMethod>> = {
  first: "path",
  forge: "forge",
  upgrade: "step",
};

/**
 * The list as wishlist items, which cost what the list says: a line from its first record is one item; a line that starts
 * at an owned or directly forged record is one item per step, since an item has no other start. Owned counts of
 * the materials go along.
 *
 * Not in an item: how many of a decoration, talismans, Artian parts and points. An Artian weapon is an item without a
 * cost.
 */
export function toWishlist({ parts, materials, finds }: ShoppingList): Wishlist {
  const targets: readonly WishlistItem[] = [
    ...parts.flatMap(toWishlistItems),
    ...finds
      .filter(({ kind, missing }) => kind === "decoration" && missing > 0)
      .map(({ id, name }): WishlistItem => ({ kind: "decoration", id, name, way: "path" })),
  ];
  const targetLevel = targets.reduce((list, target) => addWishlistItem(list, target), emptyWishlist);
  return materials.reduce((list, { item, owned }) => setOwned(list, item, owned), targetLevel);
}

function toWishlistItems({ kind, id, name, steps }: ShoppingPart): WishlistItem[] {
  const [first] = steps;
  if (!first || first.way === "first") return [{ kind, id, name, way: "path" }];
  return steps.map((step) => ({ kind, id: step.id, name: step.name, way: methodByCraftWay[step.way] }));
}
