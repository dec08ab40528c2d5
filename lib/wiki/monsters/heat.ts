import type { HitzoneState, KinsectExtract } from "@/lib/catalog/codes";
import { damageTypes } from "./damage-types";

/** A part as the heat table names it. */
export interface HeatPart {
  readonly id: string;
  readonly name: string;
  /** Not listed in the game's field guide. */
  readonly hidden?: true;
  /** Before rank and number of players count. */
  readonly health: number;
  readonly extract: KinsectExtract | null;
}

/** Index of the part, −1 for a weak point that belongs to no single part, and its values as in `damageTypes`. */
export type HeatRow = readonly [part: number, ...values: number[]];

export interface HeatState {
  readonly state: HitzoneState;
  readonly rows: readonly HeatRow[];
}

/** Everything the heat tables of one monster show, short enough for a page. */
export interface Heat {
  readonly parts: readonly HeatPart[];
  /** In the order of the tabs; the first is normal. */
  readonly states: readonly HeatState[];
}

/** @returns the nine values of a row, without its part */
export function getValues([, ...values]: HeatRow): readonly number[] {
  return values;
}

/**
 * The highest value of each column. A value of 0 is best of nothing, so its column gives none (`null`).
 *
 * @param rows those that compete: hidden parts are left out by the caller
 */
export function getBestValues(rows: readonly HeatRow[]): readonly (number | null)[] {
  return damageTypes.map((_, column) => {
    const best = Math.max(0, ...rows.map((row) => row[column + 1] ?? 0));
    return best > 0 ? best : null;
  });
}

/**
 * The values to mark as best, by column. Where all rows have the same value, marking every one says nothing,
 * so the column gives none.
 */
export function getMarkedValues(rows: readonly HeatRow[]): readonly (number | null)[] {
  return getBestValues(rows).map((best, column) => {
    const all = rows.every((row) => row[column + 1] === best);
    return all ? null : best;
  });
}

/** Rows of parts that the field guide lists, and of weak points; all rows where it lists none of them. */
export function getListedRows({ parts }: Pick<Heat, "parts">, rows: readonly HeatRow[]): readonly HeatRow[] {
  const listed = rows.filter(([part]) => !parts[part]?.hidden);
  return listed.length > 0 ? listed : rows;
}
