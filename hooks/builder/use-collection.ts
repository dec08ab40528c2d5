import { useCallback, useMemo, useSyncExternalStore } from "react";
import { type Collection, emptyCollection } from "@/lib/builder/collection/collection";
import {
  changeCollection,
  getCollection,
  isCollectionUnsaved,
  subscribeToCollection,
} from "@/lib/builder/collection/store";
import type { LoadoutCatalog } from "@/lib/builder/loadout/loadout-catalog";

export interface OwnCollection {
  readonly collection: Collection;
  /** It lasts only as long as the page, because the browser keeps nothing. */
  readonly unsaved: boolean;
  change(change: (collection: Collection) => Collection): void;
}

/** What the player owns, followed live over all tabs. */
export function useCollection(catalog: LoadoutCatalog): OwnCollection {
  const read = useCallback(() => getCollection(catalog), [catalog]);
  const collection = useSyncExternalStore(subscribeToCollection, read, () => emptyCollection);
  const unsaved = useSyncExternalStore(subscribeToCollection, isCollectionUnsaved, () => false);
  const change = useCallback(
    (changed: (before: Collection) => Collection) => changeCollection(changed, catalog),
    [catalog],
  );
  return useMemo(() => ({ collection, unsaved, change }), [collection, unsaved, change]);
}
