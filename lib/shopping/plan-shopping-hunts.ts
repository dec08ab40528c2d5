import type { Rank } from "@/lib/catalog/codes";
import type { DropPool } from "@/lib/drops/drop-index";
import { findSourcesForAmount } from "@/lib/drops/find-sources";
import type { Habits } from "@/lib/drops/habits";
import { type SourceRow, toSourceRow } from "@/lib/drops/to-source-row";
import type { MaterialNeed } from "@/lib/wishlist/get-wishlist-totals";
import { type HuntPlan, planHunts } from "@/lib/wishlist/plan-hunts";

/** A material that is missing, and the monsters that give it. */
export interface HuntedMaterial extends MaterialNeed {
  /** By expected hunts for what is missing, fewest first; monsters that no counted way reaches come last. */
  readonly sources: readonly SourceRow[];
}

export interface ShoppingHunts {
  readonly materials: readonly HuntedMaterial[];
  /** The fewest hunts, on average, that bring all that monsters give. */
  readonly plan: HuntPlan;
  /** Missing items that no monster drops. Where else they come from, the facts do not tell. */
  readonly elsewhere: readonly string[];
}

/**
 * Where the missing materials of a list drop, with chances and expected hunts by the arithmetic of the drop
 * finder, and the hunts that cover all of them by that of the wishlist. Materials of which nothing is missing are
 * left out.
 *
 * @param rank only hunts of this rank; left out, of both
 */
export function planShoppingHunts(
  materials: readonly MaterialNeed[],
  pools: readonly DropPool[],
  habits: Habits,
  rank?: Rank,
): ShoppingHunts {
  const usable = rank ? pools.filter((pool) => pool.rank === rank) : pools;
  const target = materials
    .filter(({ missing }) => missing > 0)
    .map(
      (need): HuntedMaterial => ({
        ...need,
        sources: findSourcesForAmount(need.item, need.missing, usable, habits).map(toSourceRow),
      }),
    );
  const dropped = new Set(pools.flatMap(({ rows }) => rows.map(({ item }) => item)));
  return {
    materials: target,
    plan: planHunts(target, usable, habits),
    elsewhere: target.filter(({ item }) => !dropped.has(item)).map(({ item }) => item),
  };
}
