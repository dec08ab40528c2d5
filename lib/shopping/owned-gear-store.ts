import { noGear, type OwnedGear, readGear, writeGear } from "./owned-gear";

/** Where owned gear is saved in local storage. */
export const ownedGearKey = "quarry-owned-gear";

const listeners = new Set<() => void>();
/** The last text read and what it says: the same text gives the same object, so that nothing renders twice. */
let known: { text: string | null; gear: OwnedGear } = { text: null, gear: noGear };
/** Holds the gear where storage is full or forbidden: it then lasts as long as the page. */
let unsaved: OwnedGear | null = null;

/** Owned gear as it is; the same object until it changes. Junk in storage reads as none. */
export function getOwnedGear(): OwnedGear {
  if (unsaved) return unsaved;
  const text = readText();
  if (text !== known.text) known = { text, gear: readGear(text) };
  return known.gear;
}

/** Applies a change to what is owned now, saves it, and notifies this tab; others hear from the browser. */
export function changeGear(change: (gear: OwnedGear) => OwnedGear): void {
  const before = getOwnedGear();
  const after = change(before);
  if (after === before) return;
  try {
    const text = writeGear(after);
    window.localStorage.setItem(ownedGearKey, text);
    known = { text, gear: after };
    unsaved = null;
  } catch {
    unsaved = after;
  }
  for (const listener of listeners) listener();
}

/** Calls back when owned gear changes here or in another tab. Returns how to stop. */
export function subscribeToGear(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (event.key === null || event.key === ownedGearKey) listener();
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
    return window.localStorage.getItem(ownedGearKey);
  } catch {
    return null;
  }
}
