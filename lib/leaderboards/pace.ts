/** The moment at which a phase of a hunt ended. */
export interface Split {
  /** What ended, e.g. `First topple`. */
  readonly label: string;
  /** Centiseconds since the start. */
  readonly timeCs: number;
}

/** A run with its phases, in order. */
export interface PacedRun {
  readonly timeCs: number;
  readonly splits: readonly Split[];
}

export interface PhaseDelta {
  readonly label: string;
  /** Length of the phase in centiseconds. */
  readonly ownCs: number;
  readonly otherCs: number;
  /** Own less other: positive where time was lost. */
  readonly lostCs: number;
  /** The same at the end of the phase, over the whole hunt so far. */
  readonly behindCs: number;
}

/** The label of what follows the last split. */
export const finalPhase = "Finish";

/** What is wrong with the splits of a run; `null` = nothing. */
export function findSplitProblem({ timeCs, splits }: PacedRun): string | null {
  const labels = splits.map(({ label }) => label);
  if (new Set([...labels, finalPhase]).size <= labels.length) return "Give each split a name of its own.";
  const isRising = splits.every((split, index) => split.timeCs > (splits[index - 1]?.timeCs ?? 0));
  if (!isRising) return "Splits must be in the order of time.";
  return splits.every((split) => split.timeCs < timeCs) ? null : "Splits must end before the clear time.";
}

/**
 * Where a run lost time against another: phase by phase, over the splits that both have under the same name and in
 * the same order, with the rest of the hunt as the last phase. Runs without a common split have that one phase.
 */
export function comparePace(own: PacedRun, other: PacedRun): PhaseDelta[] {
  const common: { label: string; ownCs: number; otherCs: number }[] = [];
  for (const { label, timeCs } of own.splits) {
    const match = other.splits.find((split) => split.label === label);
    if (match && match.timeCs > (common.at(-1)?.otherCs ?? 0)) {
      common.push({ label, ownCs: timeCs, otherCs: match.timeCs });
    }
  }
  const ends = [...common, { label: finalPhase, ownCs: own.timeCs, otherCs: other.timeCs }];
  return ends.map((end, index) => {
    const start = ends[index - 1] ?? { ownCs: 0, otherCs: 0 };
    const ownCs = end.ownCs - start.ownCs;
    const otherCs = end.otherCs - start.otherCs;
    return { label: end.label, ownCs, otherCs, lostCs: ownCs - otherCs, behindCs: end.ownCs - end.otherCs };
  });
}
