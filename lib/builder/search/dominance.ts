import * as cells from "./cells";
import { slotLevels } from "./measures";
import { coversRow, isSameRow, maskColumns, type PackedCounts, packCounts } from "./packed-rows";

const { readByte, readItem } = cells;

/** Local, because some module systems look an imported constant up at every use. */
const S = slotLevels;
/** Comparisons between two looks at the clock: some milliseconds. */
const comparisonsOfStep = 50_000;

/** Levels and slots of candidates, as a query sees them: flat tables with one stretch per candidate. */
export interface Figures {
  /** How many candidates. */
  readonly size: number;
  /** Levels, or pieces counted, by target. */
  readonly levels: Uint8Array;
  /** Slots of exactly level 1, 2, 3. */
  readonly slots: Uint8Array;
}

/**
 * Places of the candidates that may be in one of the best `limit` sets.
 *
 * The candidates come best value first. One is left out where `limit` earlier ones are as good in every
 * respect that matters to a set: each target level, each bonus, each slot. Putting one of them in its place
 * keeps a set valid, does not lower its value, and moves it forward in the order of equals; so there are
 * `limit` sets before any set with the one left out. Goes on in steps of some milliseconds.
 *
 * @param exact targets of which more is not always better: only as many will do
 * @param mayReplace candidates that can always be had instead of another
 */
export function* findUndominated(
  { size, levels, slots }: Figures,
  limit: number,
  exact: readonly boolean[],
  mayReplace: (place: number) => boolean = () => true,
): Generator<void, number[], void> {
  const targetCount = exact.length;
  const places: number[] = [];
  const models: number[] = [];

  const rows = packFigures({ size, levels, slots }, targetCount);
  const exactColumns = [...exact.keys()].filter((k) => exact[k]).map((k) => S + k);
  const masks = exactColumns.length > 0 ? maskColumns(rows, exactColumns) : null;
  const covers = (a: number, b: number): boolean =>
    coversRow(rows, a, b) && (masks === null || isSameRow(rows, masks, a, b));

  let comparisons = 0;
  for (let at = 0; at < size; at++) {
    let better = 0;
    let other = 0;
    for (; at >= limit && other < models.length && better < limit; other++) {
      if (covers(readItem(models, other), at)) better++;
    }
    comparisons += other;
    if (comparisons > comparisonsOfStep) {
      comparisons = 0;
      yield;
    }
    if (better >= limit) continue;
    places.push(at);
    if (mayReplace(at)) models.push(at);
  }
  return places;
}

/** A row for each candidate: slots of level 3, of 2 and more, of 1 and more, then the targets. */
function packFigures({ size, levels, slots }: Figures, targetCount: number): PackedCounts {
  const columns = S + targetCount;
  const counts = new Int32Array(size * columns);
  for (let at = 0; at < size; at++) {
    let spare = 0;
    for (let s = S - 1; s >= 0; s--) {
      spare += readByte(slots, at * S + s);
      counts[at * columns + S - 1 - s] = spare;
    }
    for (let k = 0; k < targetCount; k++)
      counts[at * columns + S + k] = readByte(levels, at * targetCount + k);
  }
  return packCounts(counts, size, columns);
}
