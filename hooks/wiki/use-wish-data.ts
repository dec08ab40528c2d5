import { useEffect, useMemo, useState } from "react";
import { type DropPool, unpackDrops } from "@/lib/drops/drop-book";
import { dropsPath, parseDrops } from "@/lib/drops/parse-drops";
import { callApi } from "@/lib/http/fetcher";
import { parseWishThing, type WishThing, wishThingPath } from "@/lib/wishlist/wish-thing";
import type { Wish } from "@/lib/wishlist/wishlist";

/** What is known of a thing: `undefined` while it is on its way, `null` where it could not be had. */
export type LoadedThing = WishThing | null | undefined;

/** Asked for once per page load; what failed is asked for again. */
const loaded = new Map<string, Promise<unknown>>();

function load<T>(path: string, parse: (data: unknown) => T): Promise<T> {
  const known = loaded.get(path) as Promise<T> | undefined;
  if (known) return known;
  const asked = callApi(path, { schema: { parse } });
  loaded.set(path, asked);
  asked.catch(() => loaded.delete(path));
  return asked;
}

/**
 * The costs of the things wished for, each fetched when it comes onto the list.
 *
 * @returns one entry per wish, in the order of the wishes
 */
export function useWishThings(wishes: readonly Wish[]): readonly LoadedThing[] {
  const [things, setThings] = useState<ReadonlyMap<string, WishThing | null>>(new Map());
  const paths = wishes.map(wishThingPath).join("\n");
  useEffect(() => {
    let here = true;
    for (const path of paths.split("\n").filter(Boolean)) {
      const keep = (thing: WishThing | null) => {
        if (here) setThings((before) => new Map(before).set(path, thing));
      };
      load(path, parseWishThing).then(keep, () => keep(null));
    }
    return () => {
      here = false;
    };
  }, [paths]);
  return useMemo(() => wishes.map((wish) => things.get(wishThingPath(wish))), [wishes, things]);
}

/** Every drop, fetched when they are first wanted; `undefined` on their way, `null` where they cannot be had. */
export function useDropPools(wanted: boolean): readonly DropPool[] | null | undefined {
  const [pools, setPools] = useState<readonly DropPool[] | null>();
  useEffect(() => {
    if (!wanted) return;
    let here = true;
    load(dropsPath, parseDrops).then(
      (drops) => here && setPools(unpackDrops(drops)),
      () => here && setPools(null),
    );
    return () => {
      here = false;
    };
  }, [wanted]);
  return pools;
}
