import { useSyncExternalStore } from "react";
import { emptyWishlist, isOnWishlist, type Wishlist, type WishlistItemKey } from "@/lib/wishlist/wishlist";
import { getWishlist, isUnsaved, subscribeToWishlist } from "@/lib/wishlist/wishlist-store";

/** The visitor's wishlist, followed live; empty on the server and while the page hydrates. */
export function useWishlist(): Wishlist {
  return useSyncExternalStore(subscribeToWishlist, getWishlist, () => emptyWishlist);
}

/** Whether one item is on the list. Renders again only when that changes. */
export function useIsOnWishlist(key: WishlistItemKey): boolean {
  return useSyncExternalStore(
    subscribeToWishlist,
    () => isOnWishlist(getWishlist(), key),
    () => false,
  );
}

/** How many of an item the visitor owns. Renders again only when that changes. */
export function useOwnedCount(item: string): number {
  return useSyncExternalStore(
    subscribeToWishlist,
    () => getWishlist().owned[item] ?? 0,
    () => 0,
  );
}

/** Whether the list lasts only as long as the page, because the browser keeps nothing. */
export function useWishlistUnsaved(): boolean {
  return useSyncExternalStore(subscribeToWishlist, isUnsaved, () => false);
}
