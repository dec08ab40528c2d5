/** Values sets by a function of their levels that is no sum. */
export interface Scoring {
  /**
   * An upper bound for a node that is a sum: no set below it scores more than what is returned less the costs
   * of the levels that it leaves open.
   *
   * @param needs levels missing, by want
   * @param reach most of them that can still come
   * @param costs written for wants that may stay open: what it costs to leave 0, 1, … levels open; `Infinity`
   *   where that cannot or may not be
   */
  box(needs: Int32Array, reach: Int32Array, costs: readonly Float64Array[]): number;
  /**
   * Completes five chosen parts as well as can be.
   *
   * @returns the score, or `-Infinity` where none is above the threshold
   */
  finish(completion: Completion): number;
  /** How the last call of `finish` completed them. */
  tail(): number;
  /** What stands behind a `tail`. */
  describe(tail: number): {
    readonly charm: number;
    readonly decorations: readonly { readonly id: string; readonly size: number }[];
    readonly weaponDecorations: readonly string[];
  };
}

/** Five chosen parts, and what they may be completed with. */
export interface Completion {
  /** Levels missing and slots, from depth `at` on. */
  readonly needs: Int32Array;
  readonly slots: Int32Array;
  readonly at: number;
  /** The way to fill the weapon, where it is chosen already; else -1. */
  readonly weapon: number;
  /** Candidates of each layer that may be chosen, and how many, from depth `at` on. */
  readonly lists: readonly Int32Array[];
  readonly counts: Int32Array;
  readonly threshold: number;
  /** Prices of levels and costs of open ones that the figures below rest on, by want. */
  readonly price: Float64Array;
  readonly costs: readonly Float64Array[];
  /** No completion scores more than this, nor, with a candidate, more than this less `best − worth`, by layer. */
  readonly bound: number;
  readonly worth: readonly Float64Array[];
  readonly best: Float64Array;
}
