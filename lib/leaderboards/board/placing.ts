import { formatNumber } from "@/lib/text/format";

/** The fields by which a row is placed. */
export interface Ranked {
  readonly timeCs: number;
  /** Milliseconds since 1970; orders equal times for display and nothing else. */
  readonly submittedAt: number;
  readonly runId: string;
}

/** Order of a board: faster first; of equal times, the one that was submitted first. */
export function compareRows(a: Ranked, b: Ranked): number {
  return (
    a.timeCs - b.timeCs ||
    a.submittedAt - b.submittedAt ||
    (a.runId < b.runId ? -1 : a.runId > b.runId ? 1 : 0)
  );
}

/**
 * Places of rows in the order of a board. Equal times share a place, and the next place counts them all: 1, 2, 2, 4.
 *
 * @param before rows of the board that come before the first of these
 * @param faster of those, how many are faster than the first of these; the rest are its ties
 */
export function listPlaces(rows: readonly Ranked[], before = 0, faster = before): number[] {
  let place = faster + 1;
  return rows.map((row, index) => {
    const previous = rows[index - 1];
    if (previous && previous.timeCs !== row.timeCs) place = before + index + 1;
    return place;
  });
}

/** From this many runners on, a share of them says more than the place. */
const shareRunners = 10;

/**
 * A place as people cite it: `3rd of 41, top 8%`. The share is rounded up, so that nobody is in the top 0%; it is left
 * out on a small board and in the slower half.
 */
export function formatPlace(place: number, runners: number): string {
  const percent = Math.ceil((100 * place) / runners);
  const share = runners >= shareRunners && percent <= 50 ? `, top ${percent}%` : "";
  return `${formatOrdinal(place)} of ${formatNumber(runners)}${share}`;
}

function formatOrdinal(value: number): string {
  const isTeen = Math.floor(value / 10) % 10 === 1;
  const ending = isTeen ? "th" : (["th", "st", "nd", "rd"][value % 10] ?? "th");
  return `${value}${ending}`;
}
