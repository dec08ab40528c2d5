import { getItemPath, getMonsterPath, getQuestPath, getSideQuestPath } from "@/lib/site/wiki-paths";
import { formatNumber, formatZenny } from "@/lib/text/format";
import type { ItemWay } from "./item-ways";
import { formatDraws, formatHunts } from "./labels";
import type { SourceKind, SourceOrigin } from "./rank-sources";

/** Kinds of sources. */
export const sourceKindLabels: Readonly<Record<SourceKind, string>> = {
  hunt: "Hunt",
  quest: "Quest reward",
  gather: "Gathering",
  animal: "Endemic life",
  shop: "Item shop",
  trade: "Trade with villagers",
  exchange: "Exchange",
  recipe: "Recipe",
  supportShip: "Support ship",
  melding: "Melding",
  workshop: "Workshop",
  otherQuest: "Event quest",
  villagers: "Gathered by villagers",
  sideQuest: "Side quest",
  gift: "Gift of a mission, once",
  questItem: "Found in a side quest",
  rewardTable: "Reward table without a quest",
  supplies: "Quest supplies",
  unlimited: "Always at hand, never used up",
  cooking: "Cooking",
  bowling: "Barrel bowling",
  itemPack: "Downloaded item pack",
  slinger: "Picked up as slinger ammo",
};

const useLabels: Readonly<Record<SourceKind, readonly [one: string, many: string]>> = {
  hunt: ["hunt", "hunts"],
  quest: ["quest", "quests"],
  gather: ["visit", "visits"],
  animal: ["catch", "catches"],
  shop: ["purchase", "purchases"],
  trade: ["trade", "trades"],
  exchange: ["trade", "trades"],
  recipe: ["craft", "crafts"],
  supportShip: ["ship", "ships"],
  melding: ["melding", "meldings"],
  workshop: ["workshop run", "workshop runs"],
  otherQuest: ["quest", "quests"],
  villagers: ["delivery", "deliveries"],
  sideQuest: ["quest", "quests"],
  gift: ["mission", "missions"],
  questItem: ["quest", "quests"],
  rewardTable: ["quest", "quests"],
  supplies: ["quest", "quests"],
  unlimited: ["use", "uses"],
  cooking: ["meal", "meals"],
  bowling: ["round", "rounds"],
  itemPack: ["pack", "packs"],
  slinger: ["pickup", "pickups"],
};

/** Kind of a source in words; an event quest is named as one. */
export function getSourceLabel(origin: Pick<ItemWay, "event"> & { readonly kind: SourceKind }): string {
  return sourceKindLabels[origin.event ? "otherQuest" : origin.kind];
}

/** Where a source is told: with the monster's rewards, on the page of the quest, or on that of the item. @param item its id */
export function getSourcePath(origin: SourceOrigin, item: string): string {
  if (origin.kind === "hunt") return `${getMonsterPath(origin.monster.id)}#rewards`;
  if (origin.kind === "quest" && origin.place) return getQuestPath(origin.place.id);
  if (origin.kind === "sideQuest" && origin.place) return getSideQuestPath(origin.place.id);
  return `${getItemPath(item)}#${origin.kind === "recipe" ? "recipe" : "ways"}`;
}

/** Label of one use of a source: "hunt", "visit", "trade". */
export function getUseLabel(kind: SourceKind, count = 1): string {
  const [one, many] = useLabels[kind];
  return count === 1 ? one : many;
}

/** A number of uses: "7.9 hunts"; a dash where it is unknown. */
export function formatUses(kind: SourceKind, uses: number | null): string {
  if (uses === null) return "—";
  const count = formatHunts(uses);
  return `${count} ${getUseLabel(kind, count === "1" ? 1 : 2)}`;
}

/** Expected pieces: "0.4 per hunt"; a dash where they are unknown or not counted. */
export function formatMeanPieces(kind: SourceKind, mean: number): string {
  return mean > 0 ? `${formatNumber(mean, 2)} per ${getUseLabel(kind)}` : "—";
}

/** Outings, of which a visit to a gathering point is a tenth, so that even those keep a digit. */
export function formatOutings(outings: number | null): string {
  if (outings === null) return "—";
  return formatNumber(outings, outings < 1 ? 2 : outings < 10 ? 1 : 0);
}

/** Text of the costs of one use besides its items, with the odds of each amount; empty for what is sure. */
export function formatWayTerms(way: ItemWay): string {
  const { kind, cost = 0, prizes } = way;
  const [prize] = prizes;
  switch (kind) {
    case "shop":
      return `${formatZenny(cost)} each`;
    case "supportShip":
      return `up to ${prize?.qty ?? 0}, ${formatNumber(cost)} points each, ${prize?.chance ?? 0}% of ships`;
    case "melding":
      return `${formatNumber(cost)} points`;
    case "otherQuest":
      return `${formatOdds(way)}${cost > 1 ? `, the best of ${cost} quests` : ""}`;
    case "workshop":
      return formatOdds(way);
    case "villagers":
    case "rewardTable":
    case "bowling":
      return "odds unknown";
    case "gift":
    case "itemPack":
      return "once";
    case "cooking":
    case "gather":
    case "animal":
    case "quest":
    case "sideQuest":
      return formatOdds(way);
    default:
      return prize && prize.qty > 1 ? `${prize.qty} at a time` : "";
  }
}

/** "2 at 53% × 3". */
function formatOdds(way: ItemWay): string {
  const rows = way.prizes.map(({ qty, chance }) => `${qty} at ${chance}%`).join(" or ");
  return `${rows} ${formatDraws(way)}`;
}
