import { readWishlist, writeWishlist } from "./parse-wishlist";
import { emptyWishlist, type Wishlist } from "./wishlist";

/** Local storage key of the wishlist. */
export const wishlistKey = "quarry-wishlist";

const listeners = new Set<() => void>();
/** The last stored text and its parsed list: the same text gives the same object, which avoids extra renders. */
let known: { text: string | null; list: Wishlist } = { text: null, list: emptyWishlist };
/** Holds the list where storage is full or forbidden: it then lasts as long as the page. */
let unsaved: Wishlist | null = null;

/** The current list; the same object until it changes. Invalid storage reads as an empty list. */
export function getWishlist(): Wishlist {
  if (unsaved) return unsaved;
  const text = readText();
  if (text !== known.text) known = { text, list: readWishlist(text) ?? emptyWishlist };
  return known.list;
}

/** Applies a change to the current list, saves it and notifies this tab; the browser notifies others. */
export function changeWishlist(change: (list: Wishlist) => Wishlist): void {
  const before = getWishlist();
  const after = change(before);
  if (after === before) return;
  try {
    const text = writeWishlist(after);
    window.localStorage.setItem(wishlistKey, text);
    known = { text, list: after };
    unsaved = null;
  } catch {
    unsaved = after;
  }
  for (const listener of listeners) listener();
}

/** Whether the last change could not be saved. */
export function isUnsaved(): boolean {
  return unsaved !== null;
}

/** Calls back when the list changes here or in another tab. Returns how to stop. */
export function subscribeToWishlist(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (event.key === null || event.key === wishlistKey) listener();
  };
  listeners.add(listener);
  window.addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", onStorage);
  };
}

function readText(): string | null {
  try {
    return window.localStorage.getItem(wishlistKey);
  } catch {
    return null;
  }
}
