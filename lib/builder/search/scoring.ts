import type { ScoredTarget } from "./damage-targets";

/** Values sets by a function of their levels that is no sum. */
export interface Scoring {
  readonly targets: readonly ScoredTarget[];
  /** Whether decorations may be short for a weapon and a talisman together. */
  readonly isLimited: boolean;
  /** How often a value was calculated. With many partial uptimes each may take a millisecond. */
  readonly valuations: number;
  /**
   * The value with so many levels or pieces of each target brought. Where that takes less, a figure that
   * is no less: up to a goal where the value is no more than that, and above it where the value mostly is, too.
   */
  getValueAt(counts: Int32Array, goal: number): number;
  /**
   * An upper bound for a node that is a sum: no set below it scores more than what is returned less the costs
   * of the levels that it leaves open.
   *
   * @param needs levels missing, by target
   * @param reach most of them that can still come
   * @param costs written for targets that may stay open: what it costs to leave 0, 1, … levels open; `Infinity`
   *   where that is impossible or not allowed
   */
  boundBox(needs: Int32Array, reach: Int32Array, costs: readonly Float64Array[]): number;
  /**
   * Fills the slots in the best way.
   *
   * @returns the score, or `-Infinity` where none is above the threshold
   */
  complete(choice: LayerChoice): number;
  /** Names the way in which the last call of `complete` filled the slots. */
  getTail(): number;
  /** Meaning of a `tail`. */
  describe(tail: number): {
    readonly charm: number;
    /** The way to fill the weapon; -1 where it has no slots. */
    readonly weapon: number;
    readonly decorations: readonly { readonly id: string; readonly size: number }[];
    readonly weaponDecorations: readonly string[];
  };
}

/** A chosen candidate in every layer, to be completed with decorations. */
export interface LayerChoice {
  /** Levels missing, prices of levels and costs of open ones at the node that the bound comes from, by target. */
  readonly boundedNeeds: Int32Array;
  readonly prices: Float64Array;
  readonly costs: readonly Float64Array[];
  /** No completion scores more than this. */
  readonly bound: number;
  /** Levels missing and slots with all layers chosen. */
  readonly needs: Int32Array;
  readonly slots: Int32Array;
  /** Members of the candidates, not the candidates themselves: a part of a problem has fewer of those. */
  readonly charm: number;
  /** -1 where the weapon has no slots. */
  readonly weapon: number;
  readonly threshold: number;
}
