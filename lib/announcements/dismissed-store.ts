import { createLocalStore } from "@/lib/site/local-store";

/** Where it is stored. */
export const dismissedKey = "quarry-announcement";

/** The ID of the announcement that was closed last in this browser; empty = none. */
export const dismissedStore = createLocalStore({
  key: dismissedKey,
  empty: "",
  parse: (text) => text.slice(0, 40),
  format: (id) => id || null,
});
