import { calculateRunnerScore, calculateRunPoints } from "./points";

/** A runner's row on a board that counts towards their score. */
interface GoalBoard {
  readonly timeCs: number;
  /** Points of that row. */
  readonly points: number;
  /** Fastest time of the board, centiseconds. */
  readonly bestCs: number;
  /** Rows of the board. */
  readonly runners: number;
}

/**
 * The points that a faster run on one board would add to a runner's score, with everybody else's times as they are. A time below
 * the board's best becomes the best, and is worth what a first place is worth there.
 *
 * @param boards all boards that count, in any order
 * @param index of the board that is improved
 * @param timeCs the new time in centiseconds, more than zero
 * @returns points, not rounded; 0 for a time that is not faster
 * @throws RangeError for an index without a board
 */
export function calculateGain(boards: readonly GoalBoard[], index: number, timeCs: number): number {
  const board = boards[index];
  if (!board) throw new RangeError("no such board");
  if (timeCs >= board.timeCs) return 0;
  const bestCs = Math.min(board.bestCs, timeCs);
  const improved = calculateRunPoints(timeCs, { bestCs, runners: board.runners });
  const points = boards.map((each) => each.points);
  return (
    calculateRunnerScore(points.with(index, Math.max(board.points, improved))) - calculateRunnerScore(points)
  );
}
