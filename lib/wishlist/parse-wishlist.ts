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
  const { items: kept } = items.reduce((list, item) => addWishlistItem(list, item), emptyWishlist);
  return { items: kept, owned: isRecord(data.owned) ? readOwned(data.owned) : {} };
}

/** A box holds up to 20,000 counts, and each page of an item reads them: those that are all right are not copied. */
function readOwned(stored: Record<string, unknown>): Wishlist["owned"] {
  if (isOwned(stored)) return stored;
  return Object.fromEntries(
    Object.entries(stored).flatMap(([item, count]) =>
      isId(item) && isCount(count) ? [[item, Math.round(count)] as const] : [],
    ),
  );
}

function isOwned(stored: Record<string, unknown>): stored is Record<string, number> {
  for (const item in stored) {
    const count = stored[item];
    if (!isCount(count) || !Number.isInteger(count) || !isId(item)) return false;
  }
  return true;
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && value >= 1 && value <= maxOwned;
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
