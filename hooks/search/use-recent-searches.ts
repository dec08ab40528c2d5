import { useSyncExternalStore } from "react";
import {
  addRecent,
  parseRecent,
  type RecentSearch,
  recentSearchesKey,
} from "@/lib/wiki-search/recent-searches";

const noSearches: readonly RecentSearch[] = [];
const listeners = new Set<() => void>();
let read: { text: string | null; list: readonly RecentSearch[] } = { text: null, list: noSearches };

/** What this browser opened from the search, newest first, and how to forget it. */
export function useRecentSearches(): readonly [readonly RecentSearch[], () => void] {
  return [useSyncExternalStore(subscribe, readStored, () => noSearches), () => write(null)];
}

/** Remembers what was opened. */
export function rememberSearch(opened: RecentSearch): void {
  write(JSON.stringify(addRecent(readStored(), opened)));
}

function readStored(): readonly RecentSearch[] {
  let text: string | null = null;
  try {
    text = localStorage.getItem(recentSearchesKey);
  } catch {
    // Storage may be forbidden: then nothing is remembered.
  }
  if (text !== read.text) read = { text, list: parseRecent(text) };
  return read.list;
}

function write(text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(recentSearchesKey);
    else localStorage.setItem(recentSearchesKey, text);
  } catch {
    // As above, or it is full.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}
