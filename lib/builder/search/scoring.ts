/** Values sets by a function of their levels that is no sum. */
export interface Scoring {
  /**
   * An upper bound for a node that is a sum: no set below it scores more than what is returned less the costs
   * of the levels that it leaves open.
   *
   * @param needs levels missing, by want
   * @param reach most of them that can still come
   * @param costs written: by want, what it costs to leave 0, 1, … levels open; `Infinity` where that cannot or
   *   may not be
   */
  box(needs: Int32Array, reach: Int32Array, costs: readonly Float64Array[]): number;
  /**
   * Completes five chosen parts as well as can be.
   *
   * @returns the score, or `-Infinity` where none reaches the threshold
   */
  finish(state: {
    /** Levels missing and slots, from depth `at` on. */
    readonly needs: Int32Array;
    readonly slots: Int32Array;
    readonly at: number;
    /** Candidates of each layer that may be chosen, and how many. */
    readonly lists: readonly Int32Array[];
    readonly counts: Int32Array;
    readonly threshold: number;
  }): number;
  /** How the last call of `finish` completed them. */
  tail(): number;
}
