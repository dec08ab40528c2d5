import { useEffect, useMemo, useState } from "react";
import { dropsPath, parseDrops } from "@/lib/drops/parse-drops";
import type { SourceFacts } from "@/lib/drops/rank-sources";
import { callApi } from "@/lib/http/fetcher";
import { createKeptLoads } from "@/lib/http/kept-loads";
import type { WishlistItem } from "@/lib/wishlist/wishlist";
import { getWishlistGearPath, parseWishlistGear, type WishlistGear } from "@/lib/wishlist/wishlist-gear";

/** The cost of an item: `undefined` while it is on its way, `null` where it could not be had. */
export type LoadedGear = WishlistGear | null | undefined;

/** Milliseconds between two showings of what came in: each renders the whole page, and a full list is a hundred answers. */
const showMs = 150;

/** By path. */
const loads = createKeptLoads<string>();

function loadOnce<T>(path: string, parse: (data: unknown) => T): Promise<T> {
  return loads.get(path, () => callApi(path, { schema: { parse } }));
}

/**
 * The costs of the items on the wishlist, each fetched when it is added.
 *
 * @returns one entry per item, in the order of the wishlist
 */
export function useWishlistGear(targets: readonly WishlistItem[]): readonly LoadedGear[] {
  const [items, setItems] = useState<ReadonlyMap<string, WishlistGear | null>>(new Map());
  const paths = targets.map(getWishlistGearPath).join("\n");
  useEffect(() => {
    const wanted = paths.split("\n").filter(Boolean);
    const arrived = new Map<string, WishlistGear | null>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      timer = undefined;
      setItems((before) => new Map([...before, ...arrived]));
    };
    const keep = (path: string, item: WishlistGear | null) => {
      arrived.set(path, item);
      if (arrived.size === wanted.length) {
        clearTimeout(timer);
        timer = setTimeout(show);
      } else timer ??= setTimeout(show, showMs);
    };
    let here = true;
    for (const path of wanted) {
      loadOnce(path, parseWishlistGear).then(
        (item) => here && keep(path, item),
        () => here && keep(path, null),
      );
    }
    return () => {
      here = false;
      clearTimeout(timer);
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
