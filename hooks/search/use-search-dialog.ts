import { useSyncExternalStore } from "react";

interface SearchDialogState {
  readonly open: boolean;
  /** The first state of the dialog. */
  readonly query: string;
}

const closed: SearchDialogState = { open: false, query: "" };
let state = closed;
const listeners = new Set<() => void>();

/** Whether the search is open, anywhere on the page. */
export function useSearchDialog(): SearchDialogState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => closed,
  );
}

/** Opens the search. What is typed while its code loads may be handed over by calling again. */
export function openSearch(query = ""): void {
  set({ open: true, query });
}

export function closeSearch(): void {
  set(closed);
}

function set(next: SearchDialogState): void {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
