/** Points of the fastest run on a board that is fully contested. */
export const fullPoints = 1000;
/** Runners from which a first place is worth full points: log2(32) = 5. */
export const fullBoardRunners = 32;
/**
 * Which formula the points of a site are by. Where it grows, `recountPoints` brings what is stored up to it.
 * - 1: `1000 · min(1, log2(1 + runners) / 5) · (best / time)²`, which gave the only runner of a board 200 points, so that
 *   twenty boards with nobody else on them outweighed most second places.
 * - 2: the present one.
 */
export const pointsVersion = 2;
/** Boards that count towards a runner's score. */
export const countedBoards = 20;
/** Weight of each further board, as a share of the one before. */
export const boardWeight = 0.95;

/** The best time and the number of runners of a board. */
interface BoardStanding {
  /** Fastest verified time of the board, centiseconds, more than zero. */
  readonly bestCs: number;
  /** Runners with a verified run on the board, at least one. */
  readonly runners: number;
}

/**
 * Points of a run: `1000 · min(1, log2(runners) / 5) · (best / time)²`.
 *
 * The second factor gives nothing where nobody else runs and grows with the field; the third makes a run that takes
 * twice as long worth a quarter.
 *
 * @param timeCs the run's time in centiseconds, no less than the board's best.
 * @param version of the formula, to compare two of them
 * @returns 0 to 1000, not rounded.
 * @throws RangeError for a time below the best, or a board without runners.
 */
export function calculateRunPoints(
  timeCs: number,
  { bestCs, runners }: BoardStanding,
  version: 1 | 2 = pointsVersion,
): number {
  if (!(bestCs > 0) || !(timeCs >= bestCs)) throw new RangeError("a run cannot be faster than the best");
  if (!(runners >= 1)) throw new RangeError("a board with a run has a runner");
  const rivals = version === 1 ? Math.log2(1 + runners) : Math.log2(runners);
  const contested = Math.min(1, rivals / Math.log2(fullBoardRunners));
  return fullPoints * contested * (bestCs / timeCs) ** 2;
}

/**
 * A runner's score: the best 20 boards, each weighing 0.95 times the one before.
 *
 * @param boardPoints the runner's points on each of their boards, in any order.
 */
export function calculateRunnerScore(boardPoints: readonly number[]): number {
  return boardPoints
    .toSorted((a, b) => b - a)
    .slice(0, countedBoards)
    .reduce((sum, points, index) => sum + points * boardWeight ** index, 0);
}
