import type { BestList } from "../best-list";
import * as cells from "../cells";
import type { Problem } from "../problem";
import type { Scoring } from "../scoring";
import type { CharmKind, LevelTest } from "./level-test";
import { scoreSlack } from "./search-state";

const { readInt, readItem } = cells;

/** Values in the time of a test that is answered from memory, where no uptimes are mixed: they are what takes long where many are. */
const valuesPerLook = 5;

/** A charm and a filled weapon, by what they bring of the targets that pieces do not bring. */
export interface Way {
  /** Places in their layers; -1 where the weapon has no slots. */
  readonly charm: number;
  readonly weapon: number;
  readonly levels: Int32Array;
  /** No set of a box has a higher value with it. */
  readonly most: number;
}

/** Sets with one kind of charm, by the levels or pieces that they bring of the targets that pieces bring too. */
export interface LevelBox {
  readonly kind: CharmKind;
  /** Ways to have the other targets with which a set may still be better, the highest value first. */
  ways: readonly Way[];
  /** At least so many, by target. */
  readonly low: Int32Array;
  /** Counted up to so many. */
  readonly high: Int32Array;
  /** The prices of its bound; `null` before the first. */
  prices: Float64Array | null;
  /** No set in the box has a higher value: by prices, and by its highest levels too. */
  cap: number;
  bound: number;
}

/** State shared by all parts of the proof by levels: the question, what a set has to exceed, and the work of a step. */
export class BoxWork {
  readonly problem: Problem;
  readonly scoring: Scoring;
  readonly best: BestList;
  readonly test: LevelTest;
  nodes = 0;
  /** Tests that the step has time for. */
  looksLeft = 0;
  /** Whether sets are looked for that exceed the last one listed, no longer the best one. */
  isForList = false;
  /** Value that the last set of the list is taken to exceed, until it is known. */
  guess = -Infinity;
  /** Of all targets, while a value is calculated. */
  readonly #counts: Int32Array;

  constructor(problem: Problem, scoring: Scoring, best: BestList, test: LevelTest) {
    this.problem = problem;
    this.scoring = scoring;
    this.best = best;
    this.test = test;
    this.#counts = new Int32Array(problem.targets.length);
  }

  /** Value that a set has to exceed. */
  getGoal(): number {
    const { threshold, topValue } = this.best;
    return Math.max(this.isForList ? this.guess : topValue, threshold) + scoreSlack;
  }

  exceeds(value: number): boolean {
    return value > this.getGoal();
  }

  /** Value that a set of the list has to exceed. */
  getLast(): number {
    return this.best.threshold + scoreSlack;
  }

  exceedsLast(value: number): boolean {
    return value > this.getLast();
  }

  /** The highest value with these levels; where it does not exceed the goal, any figure up to that. */
  getValue(counts: Int32Array, levels: Int32Array, goal = this.getGoal()): number {
    const { own } = this.test;
    const all = this.#counts;
    all.set(counts);
    for (let at = 0; at < own.length; at++) all[readItem(own, at)] = readInt(levels, at);
    this.looksLeft -= 1 / valuesPerLook;
    return this.scoring.getValueAt(all, goal);
  }
}
