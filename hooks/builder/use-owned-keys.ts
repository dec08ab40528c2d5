import { useMemo, useSyncExternalStore } from "react";
import type { SearchCriteria } from "@/lib/builder/criteria/search-criteria";
import { createLateData } from "./use-late-data";

/** What is ticked as owned is read only by searches that are limited to it. */
const useGearStore = createLateData(() => import("@/lib/shopping/owned-gear-store"));

/** What gear costs, and the materials that there are, are read only where it counts what can be crafted. */
const useCrafting = createLateData(async () => {
  const [{ callApi }, { craftCostsPath, listCraftable, parseCraftCosts }, { wishlistStore }] =
    await Promise.all([
      import("@/lib/http/fetcher"),
      import("@/lib/wishlist/craft-costs"),
      import("@/lib/wishlist/wishlist-store"),
    ]);
  const costs = await callApi(craftCostsPath, { schema: { parse: parseCraftCosts } });
  return { costs, listCraftable, wishlistStore };
});

const subscribeToNothing = () => () => {};
const getNothing = () => null;

interface OwnedKeys {
  /** Keys such as `armor/<id>`, live; `null` while they are not asked for, or still loading. */
  readonly keys: ReadonlySet<string> | null;
  /** Why they could not be loaded; may be shown. */
  readonly failure: string | null;
}

/** Keys of the gear that can be made of the materials that there are, each piece by itself. */
export function useCraftableKeys(isEnabled: boolean): OwnedKeys {
  const crafting = useCrafting(isEnabled, "");
  const own = useOwnKeys(isEnabled);
  const data = isEnabled && crafting.status === "ready" ? crafting.data : null;
  const wishlist = useSyncExternalStore(
    data?.wishlistStore.subscribe ?? subscribeToNothing,
    data?.wishlistStore.get ?? getNothing,
    getNothing,
  );
  const keys = useMemo(
    () => (data && wishlist && own ? data.listCraftable(data.costs, wishlist.owned, own) : null),
    [data, wishlist, own],
  );
  return { keys, failure: isEnabled && crafting.status === "failed" ? crafting.message : null };
}

function useOwnKeys(isEnabled: boolean): ReadonlySet<string> | null {
  const state = useGearStore(isEnabled, "");
  const store = isEnabled && state.status === "ready" ? state.data : null;
  const gear = useSyncExternalStore(
    store?.subscribeToGear ?? subscribeToNothing,
    store?.getOwnedGear ?? getNothing,
    getNothing,
  );
  return gear?.have ?? null;
}

/** Keys of the gear that a search is limited to: what is ticked as owned, with what can be crafted now where that counts. */
export function useOwnedKeys(gear: SearchCriteria["gear"]): OwnedKeys {
  const own = useOwnKeys(gear !== "all");
  const craftable = useCraftableKeys(gear === "craft");
  const keys = useMemo(() => {
    if (gear === "all" || !own) return null;
    if (gear === "own") return own;
    return craftable.keys && new Set([...own, ...craftable.keys]);
  }, [gear, own, craftable.keys]);
  return { keys, failure: craftable.failure };
}
