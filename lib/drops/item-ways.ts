import type { Rank } from "@/lib/catalog/codes";
import type { Named } from "@/lib/catalog/named";
import type { DrawCount, Prize } from "./expected-hunts";

/** Ways to an item besides monsters. `quest` and `sideQuest` have a record on this site; `otherQuest`, some event quests, has not. */
export const wayKinds = [
  "shop",
  "gather",
  "quest",
  "trade",
  "exchange",
  "recipe",
  "otherQuest",
  "supportShip",
  "melding",
  "workshop",
  "villagers",
  "animal",
  "sideQuest",
  "gift",
  "questItem",
  "rewardTable",
  "supplies",
  "unlimited",
  "cooking",
  "bowling",
  "itemPack",
  "slinger",
] as const;
export type WayKind = (typeof wayKinds)[number];

/** One way to an item, and what one use of it gives: a visit, catch, quest, purchase, trade, offer of a ship. */
export interface ItemWay extends DrawCount {
  readonly kind: WayKind;
  /** Point, catch or quest. */
  readonly place?: Named;
  readonly locale?: Named;
  /** Left out where both ranks have it, or the tables do not say. */
  readonly rank?: Rank;
  /** A rich find of the same place. */
  readonly rich?: true;
  /**
   * Whether one meets this very point is in no table: several with finds of their own have its name, it is a trace of a
   * large monster, or an animal gives it under a condition that no table names.
   */
  readonly uncertain?: true;
  /** An event quest: it comes and goes. */
  readonly event?: true;
  /** Zenny of a purchase, points of a ship or of melding, number of quests. */
  readonly cost?: number;
  /** Costs of one use. */
  readonly takes?: readonly (Named & { readonly qty: number })[];
  /** Empty where the tables have no odds. */
  readonly prizes: readonly Prize[];
  /** Of a quest: the monsters that it asks for and that are carved, one as often as it is hunted. */
  readonly targets?: readonly Named[];
}

/** The ways to each item, by its id. */
export type ItemWays = ReadonlyMap<string, readonly ItemWay[]>;

/** All ways in a compact format, as `PackedDrops` is one; `unpackWays` reads it. */
export interface PackedWays {
  /** `[id, name]` of places, quests, locales and items that are given. */
  readonly things: readonly (readonly [string, string])[];
  /** Numbers of draws, as in `PackedDrops`. */
  readonly draws: readonly (readonly number[])[];
  readonly items: readonly (readonly [item: string, ways: readonly PackedWay[]])[];
  /** Targets of quests, all of them things: the quest, then its monsters. */
  readonly targets: readonly (readonly number[])[];
}

/**
 * Places point into the lists, −1 means none; rank 0 none, 1 low, 2 high; flags 1 rich, 2 uncertain, 4 event. Prizes and takes are flat: qty, chance, and
 * thing, qty.
 */
export type PackedWay = readonly [
  kind: number,
  place: number,
  locale: number,
  rank: number,
  flags: number,
  cost: number,
  draws: number,
  prizes: readonly number[],
  takes: readonly number[],
];

/** Gives the packed ways their names back. What points nowhere is left out. */
export function unpackWays({ things, draws, items, targets }: PackedWays): ItemWays {
  const getThing = (at: number): Named | undefined => {
    const thing = things[at];
    return thing && { id: thing[0], name: thing[1] };
  };
  const hunted = new Map(
    targets.map(([quest = -1, ...monsters]) => [quest, monsters.flatMap((at) => getThing(at) ?? [])]),
  );
  const unpackWay = (packed: PackedWay): ItemWay[] => {
    const [kindAt, placeAt, localeAt, rankAt, flags, cost, drawsAt, flatPrizes, flatTakes] = packed;
    const kind = wayKinds[kindAt];
    const [times = 0, ...extra] = draws[drawsAt] ?? [];
    if (!kind) return [];
    const place = getThing(placeAt);
    const locale = getThing(localeAt);
    const asked = kind === "quest" ? hunted.get(placeAt) : undefined;
    const takes = toPairs(flatTakes).flatMap(([at, qty]) => {
      const thing = getThing(at);
      return thing ? [{ ...thing, qty }] : [];
    });
    return [
      {
        kind,
        ...(place && { place }),
        ...(locale && { locale }),
        ...(rankAt > 0 && { rank: rankAt === 1 ? "low" : "high" }),
        ...((flags & 1) > 0 && { rich: true }),
        ...((flags & 2) > 0 && { uncertain: true }),
        ...((flags & 4) > 0 && { event: true }),
        ...(cost > 0 && { cost }),
        ...(takes.length > 0 && { takes }),
        times,
        ...(extra.length > 0 && { extra }),
        prizes: toPairs(flatPrizes).map(([qty, chance]) => ({ qty, chance })),
        ...(asked && { targets: asked }),
      },
    ];
  };
  return new Map(items.map(([item, ways]) => [item, ways.flatMap(unpackWay)]));
}

function toPairs(flat: readonly number[]): [number, number][] {
  const pairs: [number, number][] = [];
  for (let at = 0; at + 1 < flat.length; at += 2) pairs.push([flat[at] ?? 0, flat[at + 1] ?? 0]);
  return pairs;
}
