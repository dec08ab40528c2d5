import type { LoadoutCatalog } from "../loadout/loadout-catalog";
import {
  type Collection,
  collectionKey,
  emptyCollection,
  readCollection,
  writeCollection,
} from "./collection";

const listeners = new Set<() => void>();
/** The last text read and what it says: the same text gives the same object, so that nothing renders twice. */
let known: { text: string | null; catalog: LoadoutCatalog | null; collection: Collection } = {
  text: null,
  catalog: null,
  collection: emptyCollection,
};
/** Holds the collection where storage is full or forbidden: it then lasts as long as the page. */
let unsaved: Collection | null = null;

/** The collection as it is; the same object until it changes. Junk in storage reads as an empty one. */
export function getCollection(catalog: LoadoutCatalog): Collection {
  if (unsaved) return unsaved;
  const text = readText();
  if (text !== known.text || catalog !== known.catalog) {
    known = { text, catalog, collection: readCollection(text, catalog) };
  }
  return known.collection;
}

/** Applies a change to the collection as it is now, saves it, and notifies this tab; others hear from the browser. */
export function changeCollection(
  change: (collection: Collection) => Collection,
  catalog: LoadoutCatalog,
): void {
  const before = getCollection(catalog);
  const after = change(before);
  if (after === before) return;
  try {
    const text = writeCollection(after);
    window.localStorage.setItem(collectionKey, text);
    known = { text, catalog, collection: after };
    unsaved = null;
  } catch {
    unsaved = after;
  }
  for (const listener of listeners) listener();
}

/** Whether the last change could not be saved beyond this page. */
export function isCollectionUnsaved(): boolean {
  return unsaved !== null;
}

/** Calls back when the collection changes here or in another tab. Returns how to stop. */
export function subscribeToCollection(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (event.key === null || event.key === collectionKey) listener();
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
    return window.localStorage.getItem(collectionKey);
  } catch {
    return null;
  }
}
