import { useSyncExternalStore } from "react";
import { currentWishlist, isUnsaved, subscribeToWishlist } from "@/lib/wishlist/store";
import { emptyWishlist, isWished, type WishKey, type Wishlist } from "@/lib/wishlist/wishlist";

/** The visitor's wishlist, followed live; empty on the server and while the page hydrates. */
export function useWishlist(): Wishlist {
  return useSyncExternalStore(subscribeToWishlist, currentWishlist, () => emptyWishlist);
}

/** Whether one thing is on the list. Renders again only when that changes. */
export function useWished(key: WishKey): boolean {
  return useSyncExternalStore(
    subscribeToWishlist,
    () => isWished(currentWishlist(), key),
    () => false,
  );
}

/** Whether the list lasts only as long as the page, because the browser keeps nothing. */
export function useWishlistUnsaved(): boolean {
  return useSyncExternalStore(subscribeToWishlist, isUnsaved, () => false);
}
