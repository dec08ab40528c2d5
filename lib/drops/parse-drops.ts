import { type PackedDrops, unpackDrops } from "./drop-index";
import { type PackedWays, unpackWays } from "./item-ways";
import type { SourceFacts } from "./rank-sources";

/** Where all sources of all items are served. */
export const dropsPath = "/api/wiki/drops";

/** Sources as they are served. */
export interface PackedSources {
  readonly drops: PackedDrops;
  readonly ways: PackedWays;
}

/**
 * Reads the sources as they came over the wire. They come from this site: what is looked at is that they are of the
 * shape that this code knows, so that an old tab meets a new server with an error and not with wrong figures.
 *
 * @throws where they are not
 */
export function parseDrops(data: unknown): SourceFacts {
  if (!isPacked(data)) throw new Error("not the drops");
  return { pools: unpackDrops(data.drops), ways: unpackWays(data.ways) };
}

function isPacked(data: unknown): data is PackedSources {
  if (typeof data !== "object" || data === null) return false;
  const { drops, ways } = data as Partial<Record<keyof PackedSources, unknown>>;
  return isDrops(drops) && isWays(ways);
}

function isDrops(data: unknown): data is PackedDrops {
  if (typeof data !== "object" || data === null) return false;
  const { items, monsters, parts, draws, pools } = data as Partial<Record<keyof PackedDrops, unknown>>;
  return (
    isList(items, (row) => isRow(row, "string", "string", "number")) &&
    isList(monsters, (row) => isRow(row, "string", "string", "number", "number")) &&
    isList(parts, (row) => isRow(row, "string", "string")) &&
    isList(draws, (row) => isList(row, isNumber)) &&
    isList(pools, isPool)
  );
}

function isWays(data: unknown): data is PackedWays {
  if (typeof data !== "object" || data === null) return false;
  const { things, draws, items, targets } = data as Partial<Record<keyof PackedWays, unknown>>;
  return (
    isList(things, (row) => isRow(row, "string", "string")) &&
    isList(draws, (row) => isList(row, isNumber)) &&
    isList(items, (row) => Array.isArray(row) && typeof row[0] === "string" && isList(row[1], isWay)) &&
    isList(targets, (row) => isList(row, isNumber))
  );
}

function isPool(row: unknown): boolean {
  if (!Array.isArray(row) || row.length !== 8) return false;
  const [rows, ...figures] = row.toReversed();
  return figures.every(isNumber) && isList(rows, isNumber);
}

function isWay(row: unknown): boolean {
  if (!Array.isArray(row) || row.length !== 9) return false;
  const [takes, prizes, ...figures] = row.toReversed();
  return figures.every(isNumber) && isList(prizes, isNumber) && isList(takes, isNumber);
}

function isNumber(value: unknown): boolean {
  return typeof value === "number";
}

function isRow(row: unknown, ...types: readonly string[]): boolean {
  return (
    Array.isArray(row) && row.length === types.length && row.every((value, at) => typeof value === types[at])
  );
}

function isList(value: unknown, test: (entry: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(test);
}
