/*
 * Text in the browser's storage. Storage may be full, switched off or, on the server, not there at all: nothing here
 * throws. `createLocalStore` is built on it and is what most features want.
 */

/** Local storage is for all tabs; session storage is a tab's own. */
type StorageName = "localStorage" | "sessionStorage";

/** Who wants to know of a key, in this tab. */
const watchers = new Map<string, Set<() => void>>();
/** Who wants to know of every key of local storage that this tab writes. */
const writeWatchers = new Set<(key: string) => void>();

/** @returns the stored text; `null` where there is none or storage cannot be read */
export function readStored(key: string, storage: StorageName = "localStorage"): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a text.
 *
 * @param text `null` removes what is stored
 * @returns whether the browser took it
 */
export function writeStored(
  key: string,
  text: string | null,
  storage: StorageName = "localStorage",
): boolean {
  try {
    if (text === null) window[storage].removeItem(key);
    else window[storage].setItem(key, text);
  } catch {
    return false;
  }
  if (storage === "localStorage") for (const watcher of writeWatchers) watcher(key);
  return true;
}

/**
 * Stores a text that came from elsewhere, such as another device: whoever watches the key in this tab reads it anew, as
 * after a change in another tab.
 *
 * @returns whether the browser took it
 */
export function replaceStored(key: string, text: string | null): boolean {
  const isStored = writeStored(key, text);
  if (isStored) for (const watcher of [...(watchers.get(key) ?? [])]) watcher();
  return isStored;
}

/** Calls back with each key of local storage that this tab writes. Returns how to stop. */
export function watchWrites(watcher: (key: string) => void): () => void {
  writeWatchers.add(watcher);
  return () => writeWatchers.delete(watcher);
}

/** Calls back when another tab or `replaceStored` changed a key of local storage. Returns how to stop. */
export function watchStored(key: string, listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (event.key === key || event.key === null) listener();
  };
  const own = watchers.get(key) ?? new Set();
  watchers.set(key, own.add(listener));
  window.addEventListener("storage", onStorage);
  return () => {
    own.delete(listener);
    window.removeEventListener("storage", onStorage);
  };
}
