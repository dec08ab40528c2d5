import { storageKeys } from "@/lib/site/pre-paint";
import { readStored, watchStored, writeStored } from "@/lib/site/stored-text";

/**
 * The hint that this browser holds a session. It decides only whether sign-in code is loaded and what the
 * first paint shows; it proves nothing.
 */
const present = "1";
const listeners = new Set<() => void>();

/** Whether a session is likely. False where storage is switched off. */
export function hasSessionHint(): boolean {
  return readStored(storageKeys.session) === present;
}

/** Saves the hint for the next visit and for other tabs, and notifies this one. */
export function setSessionHint(signedIn: boolean): void {
  if (hasSessionHint() === signedIn) return;
  // Where storage is switched off, the next page starts as a visitor's until Auth answers.
  writeStored(storageKeys.session, signedIn ? present : null);
  document.documentElement.toggleAttribute("data-session", signedIn);
  for (const listener of listeners) listener();
}

/** Calls back when the hint changes here or in another tab. Returns how to stop. */
export function subscribeToSessionHint(listener: () => void): () => void {
  listeners.add(listener);
  const stopWatching = watchStored(storageKeys.session, listener);
  return () => {
    listeners.delete(listener);
    stopWatching();
  };
}
