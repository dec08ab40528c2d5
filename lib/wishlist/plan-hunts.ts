import type { Rank } from "@/lib/catalog/codes";
import type { DropPool, HuntedMonster } from "@/lib/drops/drop-index";
import { visitsPerOuting } from "@/lib/drops/effort";
import { getChanceAfterAll, getExpectedHunts, type HuntYield } from "@/lib/drops/expected-hunts";
import { findSources } from "@/lib/drops/find-sources";
import type { Habits } from "@/lib/drops/habits";
import { findCheapestCover } from "./find-cheapest-cover";

/*
 * Which monsters to hunt, how often. Hunts of one monster serve every material that it gives, so the materials
 * cannot be planned one by one.
 *
 * The plan is the one with the fewest hunts in total that brings, on average, what each material takes. What a
 * material takes is the mean number that has come when its last piece comes at its best source: a little more
 * than is missing, because the last hunt may bring too many. For a single material the plan is therefore exactly
 * the expected hunts of the drop finder; for several it is exact in means, and the chance to be complete after
 * the planned hunts is worked out per material.
 */

export interface Need {
  readonly item: string;
  /** 1 or more. */
  readonly missing: number;
}

export interface PlannedHunt {
  readonly monster: HuntedMonster;
  readonly rank: Rank;
  /** On average; above 0. */
  readonly hunts: number;
  /** Expected drops of missing items, most first. */
  readonly brings: readonly { readonly item: string; readonly count: number }[];
}

export interface HuntPlan {
  /** Most hunts first: their drops may shorten the rest. */
  readonly hunts: readonly PlannedHunt[];
  /** All hunts together. */
  readonly total: number;
  /** Chance, 0 to 1, that a material is complete after the hunts, each rounded up. */
  readonly chances: ReadonlyMap<string, number>;
  /** Items that no counted way gives. */
  readonly unreachable: readonly string[];
}

/** Less of a hunt than this is rounding. */
const noHunt = 1e-6;

interface Activity {
  readonly monster: HuntedMonster;
  readonly rank: Rank;
  /** What one hunt gives, per item. */
  readonly given: Map<string, { readonly given: HuntYield; readonly mean: number }>;
}

/** The fewest hunts for everything that is missing. */
export function planHunts(needs: readonly Need[], pools: readonly DropPool[], habits: Habits): HuntPlan {
  const activities = new Map<string, Activity>();
  const reachable: Need[] = [];
  const demands: number[] = [];
  for (const need of needs) {
    const demand = collect(need, pools, habits, activities);
    if (demand === null) continue;
    reachable.push(need);
    demands.push(demand);
  }
  const all = [...activities.values()];
  const amounts = findCheapestCover({
    costs: all.map(({ monster }) => (monster.isLarge ? 1 : 1 / visitsPerOuting)),
    demands,
    gains: all.map(({ given }) => reachable.map(({ item }) => given.get(item)?.mean ?? 0)),
  });
  const planned = all
    .map((activity, index) => ({ activity, hunts: amounts[index] ?? 0 }))
    .filter(({ hunts }) => hunts > noHunt)
    .toSorted((a, b) => b.hunts - a.hunts);
  return {
    hunts: planned.map(({ activity, hunts }) => toHunt(activity, hunts)),
    total: planned.reduce((sum, { hunts }) => sum + hunts, 0),
    chances: new Map(
      reachable.map(({ item, missing }) => [
        item,
        getChanceAfterAll(
          missing,
          planned.map(({ activity, hunts }) => ({
            given: activity.given.get(item)?.given ?? [1],
            hunts: Math.ceil(hunts - noHunt),
          })),
        ),
      ]),
    ),
    unreachable: needs.filter((need) => !reachable.includes(need)).map(({ item }) => item),
  };
}

/**
 * Notes every monster that gives the item, and what the item takes: mean pieces until the last one has come, at
 * the source that needs the fewest hunts (Wald: expected hunts × mean per hunt). `null` without a source.
 */
function collect(
  { item, missing }: Need,
  pools: readonly DropPool[],
  habits: Habits,
  activities: Map<string, Activity>,
): number | null {
  const sources = findSources(item, pools, habits).filter(({ mean }) => mean > 0);
  let best: { hunts: number; demand: number } | null = null;
  for (const { monster, rank, given, mean } of sources) {
    const key = `${monster.id}/${rank}`;
    const activity = activities.get(key) ?? { monster, rank, given: new Map() };
    activity.given.set(item, { given, mean });
    activities.set(key, activity);
    const hunts = getExpectedHunts(given, missing);
    if (!best || hunts < best.hunts) best = { hunts, demand: hunts * mean };
  }
  return best?.demand ?? null;
}

function toHunt({ monster, rank, given }: Activity, hunts: number): PlannedHunt {
  const brings = [...given].map(([item, { mean }]) => ({ item, count: mean * hunts }));
  return { monster, rank, hunts, brings: brings.toSorted((a, b) => b.count - a.count) };
}
