import { storageKeys } from "@/lib/site/pre-paint";

/**
 * The hint that this browser holds a session. It decides only whether sign-in code is loaded and what the
 * first paint shows; it proves nothing.
 */
const present = "1";
const listeners = new Set<() => void>();

/** Whether a session is likely. False where storage is switched off. */
export function hasSessionHint(): boolean {
  try {
    return window.localStorage.getItem(storageKeys.session) === present;
  } catch {
    return false;
  }
}

/** Saves the hint for the next visit and for other tabs, and notifies this one. */
export function setSessionHint(signedIn: boolean): void {
  if (hasSessionHint() === signedIn) return;
  try {
    if (signedIn) window.localStorage.setItem(storageKeys.session, present);
    else window.localStorage.removeItem(storageKeys.session);
  } catch {
    // Storage is switched off: the next page starts as a visitor's until Auth answers.
  }
  document.documentElement.toggleAttribute("data-session", signedIn);
  for (const listener of listeners) listener();
}

/** Calls back when the hint changes here or in another tab. Returns how to stop. */
export function subscribeToSessionHint(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (event.key === null || event.key === storageKeys.session) listener();
  };
  listeners.add(listener);
  window.addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", onStorage);
  };
}
