import type { Rank } from "@/lib/catalog/codes";
import type { DropPool, HuntedMonster } from "./drop-index";
import { getHuntOutings, getWayOutings, isWaiting } from "./effort";
import {
  getChancePerHunt,
  getExpectedHunts,
  getHuntsForChances,
  getHuntYield,
  getMeanPerHunt,
  type HuntYield,
} from "./expected-hunts";
import { type DropWay, findSources } from "./find-sources";
import type { Habits } from "./habits";
import type { ItemWay, ItemWays, WayKind } from "./item-ways";

/** Everything that items come from. */
export interface SourceFacts {
  readonly pools: readonly DropPool[];
  readonly ways: ItemWays;
}

/** How sources are set apart before their outings count, best first; `effort.ts` says which is which and why. */
const standings = ["open", "waiting", "uncounted"] as const;
type SourceStanding = (typeof standings)[number];

/** A monster of one rank, or one of the other ways. */
export type SourceOrigin =
  | {
      readonly kind: "hunt";
      readonly monster: HuntedMonster;
      readonly rank: Rank;
      readonly ways: readonly DropWay[];
    }
  | ItemWay;
export type SourceKind = "hunt" | WayKind;

/** Of equal sources the simplest first: a trade takes something else before. */
const kindsInOrder: readonly SourceKind[] = [
  "shop",
  "gather",
  "animal",
  "hunt",
  "quest",
  "trade",
  "exchange",
  "recipe",
  "otherQuest",
  "supportShip",
  "melding",
  "workshop",
  "villagers",
  "sideQuest",
  "cooking",
  "unlimited",
  "slinger",
  "supplies",
  "questItem",
  "rewardTable",
  "gift",
  "bowling",
  "itemPack",
];

/** A source of an item, and what one use of it gives: a hunt, quest, visit, purchase, trade or offer of a ship. */
export interface ItemDropSource {
  readonly origin: SourceOrigin;
  readonly standing: SourceStanding;
  readonly given: HuntYield;
  /** Chance, 0 to 1, of at least one piece per use. */
  readonly chance: number;
  /** Expected pieces per use; 0 where they are unknown or not counted. */
  readonly mean: number;
  /** Outings of one use, those of what it takes included; `null` where no number stands for them. */
  readonly outingsPerUse: number | null;
}

/** A source with what it takes to get a certain amount there. */
export interface RankedSource extends ItemDropSource {
  /** Expected uses; `Infinity` where it is not counted. */
  readonly uses: number;
  /** Uses after which one is done in half of all cases, and in nine of ten. */
  readonly half: number;
  readonly nineTenths: number;
  /** Expected outings; `null` where no number stands for them. */
  readonly outings: number | null;
}

/**
 * All sources of an item by the outings that `amount` of it take there, quickest first.
 *
 * Sources that are there at any time come first, then those that have to be waited for or are paid in points, then what
 * is not counted. Within these, fewer outings come first, then the simpler kind, then more pieces per use.
 *
 * @param amount 1 or more
 * @param rank only sources of this rank and those without one; left out, all
 */
export function rankSources(
  item: string,
  amount: number,
  facts: SourceFacts,
  habits: Habits,
  rank?: Rank,
): RankedSource[] {
  return listSources(item, facts, habits, rank)
    .map((source): RankedSource => {
      const { given, outingsPerUse } = source;
      const uses = getExpectedHunts(given, amount);
      const [half = 0, nineTenths = 0] = getHuntsForChances(given, amount, [0.5, 0.9]);
      const outings = outingsPerUse === null || !Number.isFinite(uses) ? null : uses * outingsPerUse;
      return { ...source, uses, half, nineTenths, outings };
    })
    .toSorted(compareSources);
}

/** All sources of an item, in no order. */
export function listSources(item: string, facts: SourceFacts, habits: Habits, rank?: Rank): ItemDropSource[] {
  const direct = listDirectSources(item, facts, habits, rank);
  const traded = listWays(item, facts, rank)
    .filter(({ takes }) => takes)
    .map((way) => toSource(way, getTakenOutings(way, facts, habits, rank)));
  return [...direct, ...traded];
}

/** Sources that take no other item. */
function listDirectSources(item: string, facts: SourceFacts, habits: Habits, rank?: Rank): ItemDropSource[] {
  const hunts = findSources(item, facts.pools, habits)
    .filter((source) => !rank || source.rank === rank)
    .map((source): ItemDropSource => {
      const { monster, ways, given, chance, mean } = source;
      return {
        origin: { kind: "hunt", monster, rank: source.rank, ways },
        standing: mean > 0 ? "open" : "uncounted",
        given,
        chance,
        mean,
        outingsPerUse: getHuntOutings(monster),
      };
    });
  const ways = listWays(item, facts, rank).filter(({ takes }) => !takes);
  return [...hunts, ...ways.map((way) => toSource(way, getWayOutings(way)))];
}

function listWays(item: string, { ways }: SourceFacts, rank: Rank | undefined): readonly ItemWay[] {
  return (ways.get(item) ?? []).filter((way) => !rank || !way.rank || way.rank === rank);
}

function toSource(way: ItemWay, outingsPerUse: number | null): ItemDropSource {
  const given = getHuntYield([way]);
  const mean = getMeanPerHunt(given);
  const waits = isWaiting(way);
  const isCounted = mean > 0 && (outingsPerUse !== null || (waits && !way.takes));
  return {
    origin: way,
    standing: !isCounted ? "uncounted" : waits ? "waiting" : "open",
    given,
    chance: getChancePerHunt(given),
    mean,
    outingsPerUse,
  };
}

/**
 * Outings of what one use takes. Each piece counts as its quickest source gives it on average; a source that takes
 * something itself is left out, so that no trade leads back to itself. `null` where a thing has no counted source.
 */
function getTakenOutings(way: ItemWay, facts: SourceFacts, habits: Habits, rank?: Rank): number | null {
  let sum = getWayOutings(way) ?? 0;
  for (const { id, qty } of way.takes ?? []) {
    const perPiece = listDirectSources(id, facts, habits, rank)
      .filter(({ standing }) => standing === "open")
      .map(({ outingsPerUse, mean }) => (outingsPerUse ?? 0) / mean);
    if (perPiece.length === 0) return null;
    sum += qty * Math.min(...perPiece);
  }
  return sum;
}

function compareSources(a: RankedSource, b: RankedSource): number {
  return (
    standings.indexOf(a.standing) - standings.indexOf(b.standing) ||
    round(a.outings) - round(b.outings) ||
    kindsInOrder.indexOf(a.origin.kind) - kindsInOrder.indexOf(b.origin.kind) ||
    b.mean - a.mean ||
    getSourceName(a.origin).localeCompare(getSourceName(b.origin), "en")
  );
}

/** Sums of floating-point chances differ in their last digits. What has no number comes last. */
function round(outings: number | null): number {
  return outings === null ? Number.MAX_SAFE_INTEGER : Math.round(outings * 1e6);
}

/** English name of what is hunted, gathered from or done; empty where only the kind names it. */
export function getSourceName(origin: SourceOrigin): string {
  return origin.kind === "hunt" ? origin.monster.name : (origin.place?.name ?? "");
}
