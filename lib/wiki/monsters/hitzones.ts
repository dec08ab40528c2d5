import type { HitzoneState } from "@/lib/catalog/codes";
import type { KinsectExtract } from "@/lib/catalog/weapon-codes";
import { damageTypes } from "./damage-types";

/** A part as the hitzone table names it. */
export interface HitzonePart {
  readonly id: string;
  readonly name: string;
  /** Not listed in the game's field guide. */
  readonly hidden?: true;
  /** Before rank and number of players count. */
  readonly health: number;
  readonly extract: KinsectExtract | null;
}

/** Index of the part, −1 for a weak point that belongs to no single part, and its values as in `damageTypes`. */
export type HitzoneRow = readonly [part: number, ...values: number[]];

export interface StateHitzones {
  readonly state: HitzoneState;
  readonly rows: readonly HitzoneRow[];
}

/** Everything the hitzone tables of one monster show, short enough for a page. */
export interface Hitzones {
  readonly parts: readonly HitzonePart[];
  /** In the order of the tabs; the first is normal. */
  readonly states: readonly StateHitzones[];
}

/** @returns the nine values of a row, without its part */
export function getValues([, ...values]: HitzoneRow): readonly number[] {
  return values;
}

/**
 * The highest value of each column. A value of 0 is best of nothing, so its column gives none (`null`).
 *
 * @param rows those that compete: hidden parts are left out by the caller
 */
export function getBestValues(rows: readonly HitzoneRow[]): readonly (number | null)[] {
  return damageTypes.map((_, column) => {
    const best = Math.max(0, ...rows.map((row) => row[column + 1] ?? 0));
    return best > 0 ? best : null;
  });
}

/**
 * The values to mark as best, by column. Where all rows have the same value, marking every one says nothing,
 * so the column gives none.
 */
export function getMarkedValues(rows: readonly HitzoneRow[]): readonly (number | null)[] {
  return getBestValues(rows).map((best, column) => {
    const all = rows.every((row) => row[column + 1] === best);
    return all ? null : best;
  });
}

/** Rows of parts that the field guide lists, and of weak points; all rows where it lists none of them. */
export function getListedRows(
  { parts }: Pick<Hitzones, "parts">,
  rows: readonly HitzoneRow[],
): readonly HitzoneRow[] {
  const listed = rows.filter(([part]) => !parts[part]?.hidden);
  return listed.length > 0 ? listed : rows;
}
