import {
  calculateRunnerScore,
  calculateRunPoints,
  fullBoardRunners,
} from "@/lib/leaderboards/ranking/points";

/** A runner's points on one board. */
export interface Standing {
  readonly runId: string;
  readonly timeCs: number;
  /** Hundredths of a point, whole: figures that are added up and compared are integers. */
  readonly points: number;
}

interface BoardTop {
  /** Fastest time, centiseconds. */
  readonly bestCs: number;
  /** Rows of the board. A party counts as one. */
  readonly runners: number;
}

/** A runner's standing by their fastest row on a board. @param version of the formula of points. Default: the present one */
export function toStanding(
  row: { readonly runId: string; readonly timeCs: number },
  top: BoardTop,
  version?: 1 | 2,
): Standing {
  const points = Math.round(100 * calculateRunPoints(row.timeCs, top, version));
  return { runId: row.runId, timeCs: row.timeCs, points };
}

/** A runner's score in hundredths of a point, whole. */
export function toScore(standings: Iterable<Standing>): number {
  return Math.round(calculateRunnerScore(Array.from(standings, ({ points }) => points)));
}

/** Whether points of everybody on a board change when its top does. */
export function hasTopChanged(before: BoardTop | null, after: BoardTop | null): boolean {
  if (!before || !after) return before !== after;
  const worth = ({ runners }: BoardTop) => Math.min(runners, fullBoardRunners);
  return before.bestCs !== after.bestCs || worth(before) !== worth(after);
}
