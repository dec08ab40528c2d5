import type { Rank } from "@/lib/catalog/codes";
import type { Habits } from "@/lib/drops/habits";
import { rankSources, type SourceFacts } from "@/lib/drops/rank-sources";
import { type RankedSourceRow, toRankedRow } from "@/lib/drops/to-ranked-row";
import type { MaterialNeed } from "@/lib/wishlist/get-wishlist-totals";
import { type FarmingPlan, planFarming } from "@/lib/wishlist/plan-farming";

/** A material that is missing, and where it comes from. */
interface SourcedMaterial extends MaterialNeed {
  /** For what is missing, quickest first. */
  readonly sources: readonly RankedSourceRow[];
}

export interface ShoppingSources {
  readonly materials: readonly SourcedMaterial[];
  /** The fewest outings, on average, that bring all that can be got at any time. */
  readonly plan: FarmingPlan;
}

/**
 * Where the missing materials of a list come from, by the arithmetic of the drop finder, and the hunts, quests and
 * visits that cover all of them by that of the wishlist. Materials of which nothing is missing are left out.
 *
 * @param rank only sources of this rank and those without one; left out, all
 */
export function planShoppingSources(
  materials: readonly MaterialNeed[],
  facts: SourceFacts,
  habits: Habits,
  rank?: Rank,
): ShoppingSources {
  const target = materials
    .filter(({ missing }) => missing > 0)
    .map(
      (need): SourcedMaterial => ({
        ...need,
        sources: rankSources(need.item, need.missing, facts, habits, rank).map(toRankedRow),
      }),
    );
  return { materials: target, plan: planFarming(target, facts, habits, rank) };
}
