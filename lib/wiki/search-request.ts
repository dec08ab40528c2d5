/**
 * How a page asks for the site's search without knowing it. The search listens; a request made before it is
 * there waits for it.
 */
let waiting = false;
const listeners = new Set<() => void>();

/** Asks the search to open. */
export function requestSearch(): void {
  waiting = listeners.size === 0;
  for (const listener of listeners) listener();
}

/** @returns the function that ends the subscription */
export function onSearchRequest(listener: () => void): () => void {
  listeners.add(listener);
  if (waiting) {
    waiting = false;
    listener();
  }
  return () => listeners.delete(listener);
}
