import {
  addWish,
  emptyWishlist,
  setOwned,
  type Wish,
  type Wishlist,
  type WishWay,
} from "@/lib/wishlist/wishlist";
import type { CraftWay, ShoppingList, ShoppingPart } from "./model";

const wishWayOf: Readonly<Record<CraftWay, WishWay>> = { first: "path", forge: "forge", upgrade: "step" };

/**
 * The list as wishes, which cost what the list says: a line from its first record is one wish; a line that starts
 * at an owned or directly forged record is one wish per step, since a wish knows no other start. Owned counts of
 * the materials go along.
 *
 * Not in a wish: how many of a decoration, talismans, Artian parts and points. An Artian weapon is a wish without a
 * cost.
 */
export function toWishlist({ parts, materials, finds }: ShoppingList): Wishlist {
  const wishes: readonly Wish[] = [
    ...parts.flatMap(wishesOf),
    ...finds
      .filter(({ kind, missing }) => kind === "decoration" && missing > 0)
      .map(({ id, name }): Wish => ({ kind: "decoration", id, name, way: "path" })),
  ];
  const wished = wishes.reduce((list, wish) => addWish(list, wish), emptyWishlist);
  return materials.reduce((list, { item, owned }) => setOwned(list, item, owned), wished);
}

function wishesOf({ kind, id, name, steps }: ShoppingPart): Wish[] {
  const [first] = steps;
  if (!first || first.way === "first") return [{ kind, id, name, way: "path" }];
  return steps.map((step) => ({ kind, id: step.id, name: step.name, way: wishWayOf[step.way] }));
}
