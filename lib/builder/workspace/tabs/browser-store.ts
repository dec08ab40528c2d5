import { draftKey } from "../draft";
import type { StoredTexts } from "./open-tab";

/** Session storage is a tab's own; local storage is for all tabs, and notifies the others of every change. */
type Store = "sessionStorage" | "localStorage";

/** What this browser stored for the builder: for this tab, and for all. */
export function readStoredTexts(): StoredTexts {
  return { own: read("sessionStorage"), shared: readShared() };
}

/** What this browser stored for all tabs; `null` = nothing, or it is forbidden. */
export function readShared(): string | null {
  return read("localStorage");
}

/** @returns whether the browser took it: storage may be full or forbidden */
export function writeShared(text: string): boolean {
  return isWritten("localStorage", text);
}

/** Where the browser does not take it, the address still holds the build. */
export function writeOwn(text: string): void {
  isWritten("sessionStorage", text);
}

/** Calls back when another tab stored something. Returns how to stop. */
export function subscribeToShared(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // No key means that the whole storage was cleared.
    if (key === draftKey || key === null) listener();
  };
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}

function read(store: Store): string | null {
  try {
    return window[store].getItem(draftKey);
  } catch {
    return null;
  }
}

function isWritten(store: Store, text: string): boolean {
  try {
    window[store].setItem(draftKey, text);
    return true;
  } catch {
    return false;
  }
}
