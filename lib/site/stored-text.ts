/*
 * Text in the browser's storage. Storage may be full, switched off or, on the server, not there at all: nothing here
 * throws. `createLocalStore` is built on it and is what most features want.
 */

/** Local storage is for all tabs; session storage is a tab's own. */
type StorageName = "localStorage" | "sessionStorage";

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
    return true;
  } catch {
    return false;
  }
}

/** Calls back when another tab changed a key of local storage. Returns how to stop. */
export function watchStored(key: string, listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (event.key === key || event.key === null) listener();
  };
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}
