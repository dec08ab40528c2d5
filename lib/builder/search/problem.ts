import type { BuilderArmor } from "../catalog/catalog";
import type { CharmChoice } from "./charm-choices";
import type { Layer } from "./layers";
import type { ProblemTarget } from "./problem-target";
import type { SummedObjective } from "./query";
import type { Scoring } from "./scoring";

/** Sets that a query without `limit` lists. */
export const defaultLimit = 100;

/**
 * A query, boiled down to numbers. Everything that the search compares is in here; ids come back only when a
 * set has been found.
 */
export interface Problem {
  /** Levels that pieces, charm and armor decorations must bring together. */
  readonly targets: readonly ProblemTarget[];
  /** Five parts and the charm, in this order; then what fills the weapon's slots where that is scored. */
  readonly layers: readonly Layer[];
  /** The pieces behind the candidates, by part, best first. */
  readonly pieces: readonly (readonly BuilderArmor[])[];
  readonly charms: readonly CharmChoice[];
  /** Value that an empty slot of level 1, 2 and 3 adds to a set. */
  readonly slotWorth: Float64Array;
  /** The objective's figure out of a value, as `SearchReport.bound` has it. */
  readonly figure: (value: number) => number;
  /** Cost of a level left open where levels may be dropped; `null` where none may. */
  readonly dropCost: number | null;
  /** Where the value of a set is a score of its levels. */
  readonly scoring: Scoring | null;
  /** Pieces count as transcended. */
  readonly transcended: boolean;
  /** Sets to list. */
  readonly limit: number;
}

/** Further conditions of the sets. */
export interface ProblemOptions {
  /** Orders sets that are equal in the objective; not where that is damage. */
  readonly tieBreak?: SummedObjective | undefined;
  /** A figure of the pieces that no set may fall short of. */
  readonly floor?: FigureFloor | undefined;
  /** Target levels of skills may be dropped. As few as can be are, whatever that does to the objective. */
  readonly mayDrop?: boolean | undefined;
}

/** A least sum over the pieces. */
export interface FigureFloor {
  readonly of: AdditiveObjective;
  readonly figure: number;
}

/** An objective that is a sum over the pieces. */
export type AdditiveObjective = Extract<SummedObjective, { kind: "defense" | "resistance" }>;
