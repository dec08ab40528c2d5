import { createLocalStore } from "@/lib/site/local-store";
import type { LoadoutCatalog } from "../loadout/loadout-catalog";
import {
  type Collection,
  collectionKey,
  emptyCollection,
  readCollection,
  writeCollection,
} from "./collection";

/** The collection of this browser, read by a catalog. Junk in storage reads as an empty one. */
export const {
  get: getCollection,
  change: changeCollection,
  isUnsaved: isCollectionUnsaved,
  subscribe: subscribeToCollection,
} = createLocalStore<Collection, [catalog: LoadoutCatalog]>({
  key: collectionKey,
  empty: emptyCollection,
  parse: readCollection,
  format: writeCollection,
});
