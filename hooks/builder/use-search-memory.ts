import { useCallback, useMemo, useSyncExternalStore } from "react";
import { useIsUnsaved } from "@/hooks/ui/use-local-store";
import { emptySearchMemory, type SearchMemory } from "@/lib/builder/criteria/saved-searches";
import { searchMemoryStore } from "@/lib/builder/criteria/saved-searches-store";
import type { LoadoutCatalog } from "@/lib/builder/loadout/loadout-catalog";

interface OwnSearches {
  readonly memory: SearchMemory;
  /** It lasts only as long as the page, because the browser keeps nothing. */
  readonly unsaved: boolean;
  change(change: (memory: SearchMemory) => SearchMemory): void;
}

/** Saved searches and recent skills of this browser, followed live over all tabs. */
export function useSearchMemory(catalog: LoadoutCatalog): OwnSearches {
  const read = useCallback(() => searchMemoryStore.get(catalog), [catalog]);
  const memory = useSyncExternalStore(searchMemoryStore.subscribe, read, () => emptySearchMemory);
  const unsaved = useIsUnsaved(searchMemoryStore);
  const change = useCallback(
    (by: (before: SearchMemory) => SearchMemory) => searchMemoryStore.change(by, catalog),
    [catalog],
  );
  return useMemo(() => ({ memory, unsaved, change }), [memory, unsaved, change]);
}
