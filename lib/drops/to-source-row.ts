import type { Rank } from "@/lib/catalog/codes";
import type { HuntedMonster } from "./drop-index";
import type { DropWay, SourceForAmount } from "./find-sources";

/** A source as tables show it: without what only the arithmetic needs, and fit for JSON. */
export interface SourceRow {
  readonly monster: Pick<HuntedMonster, "id" | "name" | "isLarge">;
  readonly rank: Rank;
  readonly ways: readonly DropWay[];
  /** Chance, 0 to 1, of at least one per hunt. */
  readonly chance: number;
  /** Mean number per hunt. */
  readonly mean: number;
  /** Expected hunts; `null` where no counted way gives the item. */
  readonly expected: number | null;
  /** Hunts for 50% and for 90%; `null` beyond the limit. */
  readonly half: number | null;
  readonly nineTenths: number | null;
}

export function toSourceRow(source: SourceForAmount): SourceRow {
  const { monster, rank, ways, chance, mean, expected, half, nineTenths } = source;
  return {
    monster: { id: monster.id, name: monster.name, isLarge: monster.isLarge },
    rank,
    ways,
    chance,
    mean,
    expected: toFinite(expected),
    half: toFinite(half),
    nineTenths: toFinite(nineTenths),
  };
}

function toFinite(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}
