/** A skill of armor, or pieces of a set bonus or group skill, that a problem has to reach. */
export interface ProblemTarget {
  readonly id: string;
  /** Levels or pieces still missing, 1 and up. */
  readonly need: number;
  /** Slot level of its decoration; 0 = no decoration helps. */
  readonly size: number;
  /** The decoration; `null` where none helps. */
  readonly jewel: string | null;
  /**
   * Cost of leaving so many open, from 0 to `need`; `Infinity` where that is not allowed. `null` = nothing
   * may be missing.
   */
  readonly cost: Float64Array | null;
  /** How many may stay open, 0 to `need`. */
  readonly optional: number;
  /** Repeats the target before it, for the levels that its owned decorations cannot reach. */
  readonly shadow: boolean;
  /** Decorations that may be used, no more than `need`; 0 where none helps. */
  readonly owned: number;
}

/** A target that pieces and charm have to meet without decorations. */
export function createPlainTarget(id: string, need: number): ProblemTarget {
  return { id, need, size: 0, jewel: null, cost: null, optional: 0, shadow: false, owned: 0 };
}
