/** A board on which a runner has one of their best runs. */
export interface BestPlace {
  readonly boardId: string;
  readonly quest: string;
  readonly runId: string;
  /** Whole centiseconds. */
  readonly timeCs: number;
  readonly points: number;
  /** `null` beyond the first chunk of a large board. */
  readonly place: number | null;
  /** Runners on the board. */
  readonly runners: number;
}

/** A runner's best results, as their profile shows them. */
export interface BestPlaces {
  readonly points: number;
  /** Boards on which they have a run. */
  readonly boards: number;
  /** Most points first, 5 at most. */
  readonly best: readonly BestPlace[];
}
