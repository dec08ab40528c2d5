import type { PackedDrops } from "./drop-index";

/** Where the drops are served. */
export const dropsPath = "/api/wiki/drops";

/**
 * Reads the drops as they came over the wire. They come from this site: what is looked at is that they are of the
 * shape that this code knows, so that an old tab meets a new server with an error and not with wrong figures.
 *
 * @throws where they are not
 */
export function parseDrops(data: unknown): PackedDrops {
  if (!isPacked(data)) throw new Error("not the drops");
  return data;
}

function isPacked(data: unknown): data is PackedDrops {
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

function isPool(row: unknown): boolean {
  if (!Array.isArray(row) || row.length !== 8) return false;
  const [rows, ...figures] = row.toReversed();
  return figures.every(isNumber) && isList(rows, isNumber);
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
