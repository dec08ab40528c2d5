/** A board on which a runner has one of their best runs. */
export interface BestPlace {
  readonly boardId: string;
  readonly quest: string;
  readonly runId: string;
  /** Whole centiseconds. */
  readonly timeCs: number;
  readonly points: number;
  /** `null` while the board is being changed. */
  readonly place: number | null;
  /** Runners on the board; `null` with `place`. */
  readonly runners: number | null;
}

/** A runner's best results, as their profile shows them. */
export interface BestPlaces {
  readonly points: number;
  /** Boards on which they have a run. */
  readonly boards: number;
  /** Most points first, 5 at most. */
  readonly best: readonly BestPlace[];
}
