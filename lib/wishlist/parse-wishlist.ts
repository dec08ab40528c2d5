import { isRecord } from "@/lib/text/read-stored";
import {
  addWishlistItem,
  craftMethods,
  emptyWishlist,
  maxOwned,
  type Wishlist,
  type WishlistItem,
  wishlistKinds,
} from "./wishlist";

/** Version of what is stored and exported. Another version is not read: its meaning is unknown. */
export const wishlistVersion = 1;

/** An id of the catalog: lower-case words joined by hyphens. */
const idPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const maxIdLength = 80;
const maxNameLength = 80;

/** The text saved in the browser and written to an export. */
export function writeWishlist(list: Wishlist): string {
  // The keys are a stored format: they stay when the properties are renamed.
  return JSON.stringify({ version: wishlistVersion, wishes: list.items, owned: list.owned });
}

/**
 * Reads what was stored or exported. Anybody can edit either, so every part is checked: what is not an entry
 * or a count is dropped, the rest is used.
 *
 * @returns `null` where the text is no wishlist of this version at all
 */
export function readWishlist(text: string | null): Wishlist | null {
  if (!text) return null;
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(data) || data.version !== wishlistVersion) return null;
  const items = (Array.isArray(data.wishes) ? data.wishes : [])
    .map(toWishlistItem)
    .filter((item) => item !== null);
  return setAllOwned(
    items.reduce((list, item) => addWishlistItem(list, item), emptyWishlist),
    isRecord(data.owned) ? data.owned : {},
  );
}

/** In one pass: a box holds up to 20,000 counts, and each page of an item reads them. */
function setAllOwned(list: Wishlist, owned: Record<string, unknown>): Wishlist {
  const held = Object.entries(owned).flatMap(([item, count]) =>
    isId(item) && typeof count === "number" && count >= 1 && count <= maxOwned
      ? [[item, Math.round(count)] as const]
      : [],
  );
  return { ...list, owned: { ...list.owned, ...Object.fromEntries(held) } };
}

function toWishlistItem(data: unknown): WishlistItem | null {
  if (!isRecord(data) || !isId(data.id)) return null;
  const kind = wishlistKinds.find((each) => each === data.kind);
  if (!kind) return null;
  const name = typeof data.name === "string" ? data.name.trim().slice(0, maxNameLength) : "";
  const way = craftMethods.find((each) => each === data.way) ?? "path";
  return { kind, id: data.id, name: name || data.id, way };
}

function isId(value: unknown): value is string {
  return typeof value === "string" && value.length <= maxIdLength && idPattern.test(value);
}
