import { createLocalStore } from "@/lib/site/local-store";
import type { LoadoutCatalog } from "../loadout/loadout-catalog";
import {
  emptySearchMemory,
  formatSearchMemory,
  readSearchMemory,
  type SearchMemory,
  savedSearchesKey,
} from "./saved-searches";

/** Searches of this browser. Junk in storage reads as none. */
export const searchMemoryStore = createLocalStore<SearchMemory, [catalog: LoadoutCatalog]>({
  key: savedSearchesKey,
  empty: emptySearchMemory,
  parse: readSearchMemory,
  format: formatSearchMemory,
});
