import { useLocalStore } from "@/hooks/ui/use-local-store";
import { createLocalStore } from "@/lib/site/local-store";
import {
  addRecent,
  parseRecent,
  type RecentSearch,
  recentSearchesKey,
} from "@/lib/wiki-search/recent-searches";

const noSearches: readonly RecentSearch[] = [];
const store = createLocalStore<readonly RecentSearch[]>({
  key: recentSearchesKey,
  empty: noSearches,
  parse: parseRecent,
  format: (list) => (list.length === 0 ? null : JSON.stringify(list)),
});

/** Entries opened from the search in this browser, newest first, and a function that forgets them. */
export function useRecentSearches(): readonly [readonly RecentSearch[], () => void] {
  return [useLocalStore(store), () => store.change(() => noSearches)];
}

/** Remembers what was opened. */
export function rememberSearch(opened: RecentSearch): void {
  store.change((list) => addRecent(list, opened));
}
