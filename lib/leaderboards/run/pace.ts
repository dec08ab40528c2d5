/** The moment at which a phase of a hunt ended. */
interface Split {
  /** The phase that ended, e.g. `First topple`. */
  readonly label: string;
  /** Centiseconds since the start. */
  readonly timeCs: number;
}

/** A run with its phases, in order. */
interface PacedRun {
  readonly timeCs: number;
  readonly splits: readonly Split[];
}

export interface PhaseDelta {
  readonly label: string;
  /** Length of the phase in centiseconds. */
  readonly ownCs: number;
  /** Of the same phase of the other run; `null` where it has none that begins and ends with the same. */
  readonly otherCs: number | null;
  /** Own less other: positive where time was lost. */
  readonly lostCs: number | null;
  /** The same at the end of the phase, over the whole hunt so far; `null` where the other run has no such end. */
  readonly behindCs: number | null;
}

/** The label of what follows the last split. */
const finalPhase = "Finish";

/** Problems with the splits of a run; `null` = nothing. */
export function findSplitProblem({ timeCs, splits }: PacedRun): string | null {
  const labels = splits.map(({ label }) => label);
  if (new Set([...labels, finalPhase]).size <= labels.length) return "Give each split a name of its own.";
  const isRising = splits.every((split, index) => split.timeCs > (splits[index - 1]?.timeCs ?? 0));
  if (!isRising) return "Splits must be in the order of time.";
  return splits.every((split) => split.timeCs < timeCs) ? null : "Splits must end before the clear time.";
}

/** Words that name the same moment of a hunt. */
const sameWords: Readonly<Record<string, string>> = {
  ...{ "1st": "1", first: "1", one: "1", "2nd": "2", second: "2", two: "2" },
  ...{ "3rd": "3", third: "3", three: "3", "4th": "4", fourth: "4", four: "4" },
  ...{
    knockdown: "topple",
    toppled: "topple",
    down: "topple",
    trip: "topple",
    rage: "enrage",
    enraged: "enrage",
  },
  ...{ zone: "area", zones: "area", move: "area", moves: "area", relocates: "area" },
  ...{ limps: "limp", limping: "limp", flees: "limp" },
};
const fillers = new Set(["the", "a", "of", "at", "to", "end", "phase", "change", "monster"]);

/** The moment that a split names, whatever the runner calls it: `First knockdown` and `topple 1` are one moment. */
function toPhase(label: string): string {
  const words = label
    .normalize("NFKC")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u);
  const told = words
    .filter((word) => word !== "" && !fillers.has(word))
    .map((word) => sameWords[word] ?? word);
  return told.toSorted().join(" ") || label.trim().toLowerCase();
}

/**
 * Which split of another run ends the same phase as each of these: those that name the same moment, in the order of
 * time, and between two of them whatever both runs have as many of.
 *
 * @returns indexes of `other`, rising; `null` where there is none
 */
function matchPhases(own: readonly Split[], other: readonly Split[]): (number | null)[] {
  const phases = other.map(({ label }) => toPhase(label));
  const matches: (number | null)[] = own.map(() => null);
  let from = 0;
  for (const [index, { label }] of own.entries()) {
    const found = phases.indexOf(toPhase(label), from);
    if (found === -1) continue;
    matches[index] = found;
    from = found + 1;
  }
  let start = 0;
  for (let end = 0; end <= own.length; end += 1) {
    const isEnd = end === own.length || matches[end] !== null;
    if (!isEnd) continue;
    const first = start === 0 ? 0 : (matches[start - 1] ?? 0) + 1;
    const last = end === own.length ? other.length : (matches[end] ?? 0);
    if (last - first === end - start)
      for (let at = start; at < end; at += 1) matches[at] = first + at - start;
    start = end + 1;
  }
  return matches;
}

/**
 * Every phase of a run, the rest of the hunt as the last one, and where time was lost against another run. Phases are
 * matched by the moment that their splits name or, where the names say nothing, by their order; a phase that the other
 * run does not have is shown without a comparison.
 *
 * @param other `null` where there is no run to compare with
 */
export function comparePace(own: PacedRun, other: PacedRun | null): PhaseDelta[] {
  const matches = other ? matchPhases(own.splits, other.splits) : [];
  const ends = [
    ...own.splits.map(({ label, timeCs }, index) => ({
      ...{ label, ownCs: timeCs },
      otherCs: other?.splits[matches[index] ?? -1]?.timeCs ?? null,
    })),
    { label: finalPhase, ownCs: own.timeCs, otherCs: other?.timeCs ?? null },
  ];
  return ends.map((end, index) => {
    const start = ends[index - 1] ?? { ownCs: 0, otherCs: 0 };
    const ownCs = end.ownCs - start.ownCs;
    const isSame = end.otherCs !== null && start.otherCs !== null;
    const otherCs = isSame ? (end.otherCs ?? 0) - (start.otherCs ?? 0) : null;
    return {
      ...{ label: end.label, ownCs, otherCs },
      lostCs: otherCs === null ? null : ownCs - otherCs,
      behindCs: end.otherCs === null ? null : end.ownCs - end.otherCs,
    };
  });
}
