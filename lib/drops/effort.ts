import type { HuntedMonster } from "./drop-index";
import type { ItemWay, WayKind } from "./item-ways";

/*
 * The effort for an item, on one scale: outings. All assumptions of that scale are in this file; `effortRules` says
 * them on every page that ranks by it.
 */

/**
 * Visits to gathering points, small monsters and animals that are caught, that take as long as one outing. An assumption: times are in no table.
 */
const visitsPerOuting = 10;

/** Outings of one hunt: a small monster is met on the way, like a gathering point. */
export function getHuntOutings({ isLarge }: Pick<HuntedMonster, "isLarge">): number {
  return isLarge ? 1 : 1 / visitsPerOuting;
}

/**
 * Outings of one use of a way, without those of what it takes: a quest of one target is one, a visit to a gathering point or a
 * catch a part of one, and a purchase, a trade or a recipe none. `null` where the cost is in points or chance offers, which no number of
 * outings stands for.
 */
const outingsByWay: Readonly<Record<WayKind, number | null>> = {
  shop: 0,
  gather: 1 / visitsPerOuting,
  animal: 1 / visitsPerOuting,
  quest: 1,
  trade: 0,
  exchange: 0,
  recipe: 0,
  otherQuest: 1,
  supportShip: null,
  melding: null,
  workshop: null,
  villagers: null,
  sideQuest: 1,
  gift: null,
  questItem: null,
  rewardTable: null,
  supplies: null,
  unlimited: null,
  cooking: 0,
  bowling: null,
  itemPack: null,
  slinger: null,
};

/** Outings of one use of a way, without those of what it takes: of a quest, a hunt of each of its targets. */
export function getWayOutings({ kind, targets }: Pick<ItemWay, "kind" | "targets">): number | null {
  return kind === "quest" ? Math.max(1, targets?.length ?? 0) : outingsByWay[kind];
}

/** Of trades, `BarterTable` draws two to five and one special one at a time; each may be made `_MaxCount` times. */
const waitingKinds: ReadonlySet<WayKind> = new Set([
  "trade",
  "otherQuest",
  "supportShip",
  "melding",
  "workshop",
]);

/** Ways that are there at some times only, or are paid in points: they come after all others. */
export function isWaiting({
  kind,
  rich,
  uncertain,
  event,
}: Pick<ItemWay, "kind" | "rich" | "uncertain" | "event">): boolean {
  return rich === true || uncertain === true || event === true || waitingKinds.has(kind);
}

/** The assumptions in words. */
export const effortRules: readonly string[] = [
  `Sources of all kinds are compared by outings. A hunt of a large monster is one outing and so is a quest, one for each monster it asks for; ${visitsPerOuting} gathering visits, catches of endemic life or small monsters are one. That is an assumption: no time is in the game data, and how far the next point or monster is isn't either.`,
  "A purchase, a trade, an exchange and a recipe take no outing of their own, but what you give for them: each piece of it counts as many outings as its own quickest hunt, quest or gathering takes on average. Zenny counts as none.",
  "Where sources of one item are compared, a quest counts for its own rewards alone. A plan for several counts what its targets drop, too. It has an event quest only for what nothing else gives at any time.",
  "Trades with villagers, event quests, rich finds, rare catches, traces such as carcasses, the support ship, melding and workshops come after everything you can do at any time: a few trades are offered at a time, events and ships come and go, how often a point is a rich find, or which monster left a trace, is unknown, and points and stones are not outings.",
  "A source with unknown odds, or whose only drops are not counted, never leads. The same goes for an exchange for something that has no counted source.",
];
