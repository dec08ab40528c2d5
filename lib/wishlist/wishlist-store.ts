import { createLocalStore } from "@/lib/site/local-store";
import { readWishlist, writeWishlist } from "./parse-wishlist";
import { emptyWishlist, type Wishlist } from "./wishlist";

/** Local storage key of the wishlist. */
export const wishlistKey = "quarry-wishlist";

/** The wishlist of this browser. Invalid storage reads as an empty list. */
export const wishlistStore = createLocalStore<Wishlist>({
  key: wishlistKey,
  empty: emptyWishlist,
  parse: (text) => readWishlist(text) ?? emptyWishlist,
  format: writeWishlist,
});

export const {
  get: getWishlist,
  change: changeWishlist,
  isUnsaved,
  subscribe: subscribeToWishlist,
} = wishlistStore;
