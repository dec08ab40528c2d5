import { callApi } from "@/lib/http/fetcher";
import { createKeptLoads } from "@/lib/http/kept-loads";
import { getOwnedGear, subscribeToGear } from "@/lib/shopping/owned-gear-store";
import { craftCostsPath, listCraftable, parseCraftCosts } from "@/lib/wishlist/craft-costs";
import { getWishlist, subscribeToWishlist } from "@/lib/wishlist/wishlist-store";

/** Keys ticked as owned; keys that can be crafted of own materials; both. */
export type KeyChoice = "own" | "craftable" | "craft";

/** Keys of gear, live. The set is the same until something changes. */
export interface KeyStore {
  readonly choice: KeyChoice;
  get(): ReadonlySet<string>;
  subscribe(listener: () => void): () => void;
}

const loads = createKeptLoads<typeof craftCostsPath>();

/** Opens the keys of a choice. Costs are loaded only where it counts what can be crafted. */
export async function openKeys(choice: KeyChoice): Promise<KeyStore> {
  if (choice === "own") return { choice, get: () => getOwnedGear().have, subscribe: subscribeToGear };
  const costs = await loads.get(craftCostsPath, () =>
    callApi(craftCostsPath, { schema: { parse: parseCraftCosts } }),
  );
  let known: { readonly from: readonly unknown[]; readonly keys: ReadonlySet<string> } | null = null;
  return {
    choice,
    get: () => {
      const from = [getWishlist().owned, getOwnedGear().have] as const;
      if (known && from.every((each, at) => each === known?.from[at])) return known.keys;
      const [materials, have] = from;
      const made = listCraftable(costs, materials, have);
      const keys = choice === "craft" ? new Set([...have, ...made]) : made;
      known = { from, keys };
      return keys;
    },
    subscribe: (listener) => {
      const stops = [subscribeToGear(listener), subscribeToWishlist(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
