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
   * Puts decorations in as well as can be.
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

/** A chosen candidate in every layer, to be completed with decorations. */
export interface Completion {
  /** Levels missing and slots: at `nodeAt` as the prices know them, at `at` with all layers chosen. */
  readonly needs: Int32Array;
  readonly slots: Int32Array;
  readonly nodeAt: number;
  readonly at: number;
  readonly charm: number;
  /** The way to fill the weapon; -1 where it has no slots. */
  readonly weapon: number;
  readonly threshold: number;
  /** Prices of levels and costs of open ones that the bound rests on, by want. */
  readonly price: Float64Array;
  readonly costs: readonly Float64Array[];
  /** No completion scores more than this. */
  readonly bound: number;
}
