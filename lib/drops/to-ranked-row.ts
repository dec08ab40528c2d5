import type { RankedSource } from "./rank-sources";

/** A ranked source as tables show it: without what only the arithmetic needs, and fit for JSON. */
export interface RankedSourceRow extends Omit<RankedSource, "given" | "uses" | "half" | "nineTenths"> {
  /** Key of the row within the item. */
  readonly key: string;
  /** Expected uses; `null` where it is not counted. */
  readonly uses: number | null;
  /** Uses for 50% and for 90%; `null` beyond the limit. */
  readonly half: number | null;
  readonly nineTenths: number | null;
}

export function toRankedRow(source: RankedSource, place: number): RankedSourceRow {
  const { given: _given, uses, half, nineTenths, ...shown } = source;
  return {
    ...shown,
    key: `${source.origin.kind}/${place}`,
    uses: toFinite(uses),
    half: toFinite(half),
    nineTenths: toFinite(nineTenths),
  };
}

function toFinite(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}
