import { useEffect, useMemo, useState } from "react";
import { dropsPath, parseDrops } from "@/lib/drops/parse-drops";
import type { SourceFacts } from "@/lib/drops/rank-sources";
import { callApi } from "@/lib/http/fetcher";
import type { WishlistItem } from "@/lib/wishlist/wishlist";
import { getWishlistGearPath, parseWishlistGear, type WishlistGear } from "@/lib/wishlist/wishlist-gear";

/** The cost of an item: `undefined` while it is on its way, `null` where it could not be had. */
export type LoadedGear = WishlistGear | null | undefined;

/** Fetched once per page load; what failed is fetched again. */
const loaded = new Map<string, Promise<unknown>>();

function loadOnce<T>(path: string, parse: (data: unknown) => T): Promise<T> {
  const known = loaded.get(path) as Promise<T> | undefined;
  if (known) return known;
  const request = callApi(path, { schema: { parse } });
  loaded.set(path, request);
  request.catch(() => loaded.delete(path));
  return request;
}

/**
 * The costs of the items on the wishlist, each fetched when it is added.
 *
 * @returns one entry per item, in the order of the wishlist
 */
export function useWishlistGear(targets: readonly WishlistItem[]): readonly LoadedGear[] {
  const [items, setThings] = useState<ReadonlyMap<string, WishlistGear | null>>(new Map());
  const paths = targets.map(getWishlistGearPath).join("\n");
  useEffect(() => {
    let here = true;
    for (const path of paths.split("\n").filter(Boolean)) {
      const keep = (item: WishlistGear | null) => {
        if (here) setThings((before) => new Map(before).set(path, item));
      };
      loadOnce(path, parseWishlistGear).then(keep, () => keep(null));
    }
    return () => {
      here = false;
    };
  }, [paths]);
  return useMemo(() => targets.map((target) => items.get(getWishlistGearPath(target))), [targets, items]);
}

/** Every source of every item, fetched when they are first needed; `undefined` on their way, `null` where they cannot be had. */
export function useSourceFacts(target: boolean): SourceFacts | null | undefined {
  const [facts, setFacts] = useState<SourceFacts | null>();
  useEffect(() => {
    if (!target) return;
    let here = true;
    loadOnce(dropsPath, parseDrops).then(
      (sources) => here && setFacts(sources),
      () => here && setFacts(null),
    );
    return () => {
      here = false;
    };
  }, [target]);
  return facts;
}
