import type { Rank } from "@/lib/catalog/codes";
import {
  addYields,
  getChanceAfterAll,
  getChancePerHunt,
  getExpectedHunts,
  getMeanPerHunt,
  type HuntYield,
} from "@/lib/drops/expected-hunts";
import type { Habits } from "@/lib/drops/habits";
import {
  type ItemDropSource,
  listSources,
  rankSources,
  type SourceFacts,
  type SourceKind,
  type SourceOrigin,
} from "@/lib/drops/rank-sources";
import { findCheapestCover } from "./find-cheapest-cover";

/*
 * Monsters to hunt, quests to do and places to gather at, and how often. A hunt serves every material that its carves,
 * broken parts, wounds and rewards give, and a quest what its targets drop besides its own rewards, so the materials
 * cannot be planned one by one.
 *
 * The plan is the one with the fewest outings in total that brings, on average, what each material takes. What a
 * material takes is the mean number that has come when its last piece comes at its quickest source: a little more
 * than is missing, because the last use may bring too many. For a single material the plan is therefore exactly
 * the drop finder's answer, or less where a quest pays what its targets drop; for several it is exact in means, and the
 * chance to be complete after the planned uses is worked out per material. Gathering is planned for each material alone:
 * whether two of them come from the same points is not in the tables. An event quest is planned where nothing that can be
 * done at any time gives a material; then it serves the others, too.
 */

/** Missing amount of an item. */
export interface Need {
  readonly item: string;
  /** 1 or more. */
  readonly missing: number;
}

export interface PlannedStep {
  readonly key: string;
  readonly origin: SourceOrigin;
  /** Hunts, quests, visits, purchases or exchanges on average; above 0. */
  readonly uses: number;
  readonly outings: number;
  /** Expected pieces of missing items, most first. */
  readonly brings: readonly { readonly item: string; readonly count: number }[];
}

export interface FarmingPlan {
  /** Most outings first: what they bring may shorten the rest. */
  readonly steps: readonly PlannedStep[];
  /** Outings of all steps together. */
  readonly total: number;
  /** Chance, 0 to 1, that a material is complete after the steps, the uses of each rounded up. */
  readonly chances: ReadonlyMap<string, number>;
  /** Items that come only from what has to be waited for or is paid in points, with the likeliest such source. */
  readonly waiting: ReadonlyMap<string, SourceKind>;
  /** Items that no counted source gives. */
  readonly unreachable: readonly string[];
}

/** Less of a use than this is rounding. */
const noUse = 1e-6;

/** Outings that a purchase counts as, so that the plan buys no more than is missing. */
const minOutings = 1e-3;

interface Activity {
  readonly key: string;
  readonly origin: SourceOrigin;
  readonly outings: number;
  /** Yield of one use, per item. */
  readonly given: Map<string, { readonly given: HuntYield; readonly mean: number }>;
}

/**
 * The fewest outings for everything that is missing.
 *
 * @param rank only sources of this rank and those without one; left out, all
 */
export function planFarming(
  needs: readonly Need[],
  facts: SourceFacts,
  habits: Habits,
  rank?: Rank,
): FarmingPlan {
  const activities = new Map<string, Activity>();
  const reachable: Need[] = [];
  const demands: number[] = [];
  const sources = new Map<string, readonly ItemDropSource[]>();
  for (const need of needs) {
    const listed = listSources(need.item, facts, habits, rank);
    const demand = collect(need, listOpenSources(need, listed), activities);
    if (demand === null) continue;
    reachable.push(need);
    demands.push(demand);
    sources.set(need.item, listed);
  }
  const all = [...activities.values()];
  for (const { key, origin, given } of all) {
    for (const { item } of reachable) {
      const listed = sources.get(item) ?? [];
      const own = listed.find((source) => getKey(source.origin, item) === key);
      const dropped = given.has(item)
        ? nothing
        : getWholeYield({ origin, given: own?.given ?? nothing }, listed);
      if (getChancePerHunt(dropped) > 0) given.set(item, { given: dropped, mean: getMeanPerHunt(dropped) });
    }
  }
  const amounts = findCheapestCover({
    costs: all.map(({ outings }) => Math.max(outings, minOutings)),
    demands,
    gains: all.map(({ given }) => reachable.map(({ item }) => given.get(item)?.mean ?? 0)),
  });
  const planned = all
    .map((activity, index) => ({ activity, uses: amounts[index] ?? 0 }))
    .filter(({ uses }) => uses > noUse);
  const steps = planned
    .map(({ activity, uses }) => toStep(activity, uses))
    .toSorted((a, b) => b.outings - a.outings || b.uses - a.uses);
  const waiting = new Map<string, SourceKind>();
  const unreachable: string[] = [];
  for (const { item, missing } of needs.filter((need) => !reachable.includes(need))) {
    const [best] = rankSources(item, missing, facts, habits, rank);
    if (best?.standing === "waiting") waiting.set(item, best.origin.kind);
    else unreachable.push(item);
  }
  return {
    steps,
    total: steps.reduce((sum, { outings }) => sum + outings, 0),
    chances: new Map(
      reachable.map(({ item, missing }) => [
        item,
        getChanceAfterAll(
          missing,
          planned.map(({ activity, uses }) => ({
            given: activity.given.get(item)?.given ?? [1],
            hunts: Math.ceil(uses - noUse),
          })),
        ),
      ]),
    ),
    waiting,
    unreachable,
  };
}

/** A source that is planned, with what it takes for a need. */
interface OpenSource extends ItemDropSource {
  readonly outingsPerUse: number;
  readonly uses: number;
}

/** Hunts and quests, and the quickest of those that serve one material alone; where there are none, event quests. */
function listOpenSources({ missing }: Need, sources: readonly ItemDropSource[]): OpenSource[] {
  const anytime = sources.filter(
    ({ standing, outingsPerUse }) => standing === "open" && outingsPerUse !== null,
  );
  const used = anytime.length > 0 ? anytime : sources.filter(isEventQuest);
  const open = used.flatMap((source): OpenSource[] => {
    const { outingsPerUse } = source;
    if (outingsPerUse === null) return [];
    const given = getWholeYield(source, sources);
    const mean = getMeanPerHunt(given);
    return [{ ...source, given, mean, outingsPerUse, uses: getExpectedHunts(given, missing) }];
  });
  const alone = open.filter(({ origin }) => !isShared(origin)).toSorted(compareOutings);
  return [...open.filter(({ origin }) => isShared(origin)), ...alone.slice(0, 1)];
}

function isEventQuest({ origin, standing }: ItemDropSource): boolean {
  return origin.kind === "quest" && origin.event === true && standing === "waiting";
}

const nothing: HuntYield = [1];

/** How many of an item one use of a source gives: of a quest its own rewards and what each of its targets drops. */
function getWholeYield(
  { origin, given }: Pick<ItemDropSource, "origin" | "given">,
  sources: readonly ItemDropSource[],
): HuntYield {
  if (origin.kind !== "quest") return given;
  return (origin.targets ?? []).reduce((sum, { id }) => {
    const hunt = sources.find(
      (each) =>
        each.origin.kind === "hunt" && each.origin.monster.id === id && each.origin.rank === origin.rank,
    );
    return hunt ? addYields(sum, hunt.given) : sum;
  }, given);
}

function compareOutings(a: OpenSource, b: OpenSource): number {
  return a.uses * a.outingsPerUse - b.uses * b.outingsPerUse || a.uses - b.uses;
}

/** Whether one use brings other materials, too. */
function isShared({ kind }: SourceOrigin): boolean {
  return kind === "hunt" || kind === "quest";
}

/**
 * Notes every source of the item, and what the item takes: mean pieces until the last one has come, at the source that
 * needs the fewest outings (Wald: expected uses × mean per use). `null` without a source.
 */
function collect(
  { item }: Need,
  sources: readonly OpenSource[],
  activities: Map<string, Activity>,
): number | null {
  for (const { origin, outingsPerUse, given, mean } of sources) {
    const key = getKey(origin, item);
    const activity = activities.get(key) ?? { key, origin, outings: outingsPerUse, given: new Map() };
    activity.given.set(item, { given, mean });
    activities.set(key, activity);
  }
  const [best] = sources.toSorted(compareOutings);
  return best ? best.uses * best.mean : null;
}

function getKey(origin: SourceOrigin, item: string): string {
  if (origin.kind === "hunt") return `hunt/${origin.monster.id}/${origin.rank}`;
  return origin.kind === "quest" ? `quest/${origin.place?.id}` : `${origin.kind}/${item}`;
}

function toStep({ key, origin, outings, given }: Activity, uses: number): PlannedStep {
  const brings = [...given].map(([item, { mean }]) => ({ item, count: mean * uses }));
  return {
    key,
    origin,
    uses,
    outings: uses * outings,
    brings: brings.toSorted((a, b) => b.count - a.count),
  };
}
