import type { Ranked } from "./placing";

/**
 * The runs that were records of a board when they were submitted, first to latest: each one strictly faster than all
 * that were submitted before. Equaling a record does not take it.
 *
 * @param runs verified runs in any order, obsolete ones included
 * @param start a record that stood before all of these; absent where there was none
 */
export function listRecords<Run extends Ranked>(runs: readonly Run[], start?: Ranked): Run[] {
  const records: Run[] = [];
  let best = start?.timeCs ?? Number.POSITIVE_INFINITY;
  for (const run of runs.toSorted(compareBySubmission)) {
    if (run.timeCs >= best) continue;
    best = run.timeCs;
    records.push(run);
  }
  return records;
}

/**
 * A board as it stood at a moment: each entrant's fastest run of those submitted until then.
 *
 * @param runs verified runs of the board in its order (`compareRows`), obsolete ones included
 * @param until milliseconds since 1970, included
 */
export function listBoardAsOf<Run extends Ranked & { readonly entrant: string }>(
  runs: readonly Run[],
  until: number,
): Run[] {
  const seen = new Set<string>();
  return runs.filter(({ submittedAt, entrant }) => {
    if (submittedAt > until || seen.has(entrant)) return false;
    seen.add(entrant);
    return true;
  });
}

/** By submission; a run that was sent in the same millisecond as a faster one was never a record. */
export function compareBySubmission(a: Ranked, b: Ranked): number {
  return a.submittedAt - b.submittedAt || a.timeCs - b.timeCs || (a.runId < b.runId ? -1 : 1);
}
