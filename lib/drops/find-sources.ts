import type { Rank } from "@/lib/catalog/codes";
import type { DropKind } from "@/lib/catalog/world-codes";
import type { DropPool, HuntedMonster, PartName } from "./drop-index";
import {
  type DrawCount,
  getChancePerHunt,
  getExpectedHunts,
  getHuntsForChances,
  getHuntYield,
  getMeanPerHunt,
  type HuntYield,
  type Prize,
} from "./expected-hunts";
import { getDrawsPerHunt, type Habits } from "./habits";

/** One list of one monster that holds the item. */
export interface DropWay extends DrawCount {
  readonly kind: DropKind;
  readonly part?: PartName;
  readonly stage?: number;
  readonly table?: number;
  /** The rows that give the item: usually one, more where its number varies. */
  readonly prizes: readonly Prize[];
  /** Chance, 0 to 1, that this way alone gives at least one in a hunt. */
  readonly chance: number;
}

/** All that one monster of one rank gives of the item. */
interface Source {
  readonly monster: HuntedMonster;
  readonly rank: Rank;
  /** By chance per hunt, best first; what is not counted comes last. */
  readonly ways: readonly DropWay[];
  /** Yield of one hunt, all counted ways together. */
  readonly given: HuntYield;
  /** Chance, 0 to 1, of at least one in a hunt. */
  readonly chance: number;
  /** Mean number in a hunt. */
  readonly mean: number;
}

/** A source with what it takes to get a certain number there. */
export interface SourceForAmount extends Source {
  /** Expected hunts; `Infinity` where no counted way gives the item. */
  readonly expected: number;
  /** Hunts after which one is done in half of all cases, and in nine of ten. */
  readonly half: number;
  readonly nineTenths: number;
}

/** Every monster and rank that gives the item, by mean number per hunt, best first. */
export function findSources(item: string, pools: readonly DropPool[], habits: Habits): Source[] {
  const groups = new Map<string, { monster: HuntedMonster; rank: Rank; ways: DropWay[] }>();
  for (const pool of listPoolsOf(item, pools)) {
    const prizes = listPrizes(item, pool);
    const { monster, rank } = pool;
    const key = `${monster.id}/${rank}`;
    const group = groups.get(key) ?? { monster, rank, ways: [] };
    group.ways.push(toWay(pool, prizes, habits));
    groups.set(key, group);
  }
  return [...groups.values()].map(toSource).toSorted((a, b) => b.mean - a.mean || compareNames(a, b));
}

/**
 * The same, for `amount` of the item, by expected hunts. Sources that no counted way reaches come last.
 *
 * @param rank only sources of this rank; left out, of both
 */
export function findSourcesForAmount(
  item: string,
  amount: number,
  pools: readonly DropPool[],
  habits: Habits,
  rank?: Rank,
): SourceForAmount[] {
  return findSources(item, pools, habits)
    .filter((source) => !rank || source.rank === rank)
    .map((source) => {
      const [half = 0, nineTenths = 0] = getHuntsForChances(source.given, amount, [0.5, 0.9]);
      return { ...source, expected: getExpectedHunts(source.given, amount), half, nineTenths };
    })
    .toSorted((a, b) => compareHunts(a.expected, b.expected) || compareNames(a, b));
}

/** Lists of drops by item: a plan asks for many items, and a trade for what it takes. */
const poolsByItem = new WeakMap<readonly DropPool[], ReadonlyMap<string, readonly DropPool[]>>();

function listPoolsOf(item: string, pools: readonly DropPool[]): readonly DropPool[] {
  const known = poolsByItem.get(pools);
  if (known) return known.get(item) ?? [];
  const made = new Map<string, DropPool[]>();
  for (const pool of pools) {
    for (const id of new Set(pool.rows.map((row) => row.item))) {
      const list = made.get(id);
      if (list) list.push(pool);
      else made.set(id, [pool]);
    }
  }
  poolsByItem.set(pools, made);
  return made.get(item) ?? [];
}

function listPrizes(item: string, pool: DropPool): Prize[] {
  return pool.rows.filter((row) => row.item === item).map(({ qty, chance }) => ({ qty, chance }));
}

function toWay(pool: DropPool, prizes: readonly Prize[], habits: Habits): DropWay {
  const { kind, part, stage, table } = pool;
  const draws = getDrawsPerHunt(pool, habits);
  const chance = getChancePerHunt(getHuntYield([{ ...draws, prizes }]));
  return {
    kind,
    ...(part && { part }),
    ...(stage && { stage }),
    ...(table && { table }),
    prizes,
    ...draws,
    chance,
  };
}

function toSource({
  monster,
  rank,
  ways,
}: {
  monster: HuntedMonster;
  rank: Rank;
  ways: readonly DropWay[];
}): Source {
  const given = getHuntYield(ways);
  return {
    monster,
    rank,
    ways: ways.toSorted((a, b) => b.chance - a.chance || getChancePerDraw(b) - getChancePerDraw(a)),
    given,
    chance: getChancePerHunt(given),
    mean: getMeanPerHunt(given),
  };
}

function getChancePerDraw({ prizes }: DropWay): number {
  return prizes.reduce((sum, { chance }) => sum + chance, 0);
}

/** Ascending; two infinities are equal, which a difference would not say. */
function compareHunts(a: number, b: number): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function compareNames(a: Source, b: Source): number {
  return a.monster.name.localeCompare(b.monster.name, "en") || a.rank.localeCompare(b.rank);
}
