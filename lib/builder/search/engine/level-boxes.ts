import type { BestList } from "../best-list";
import * as cells from "../cells";
import type { Problem } from "../problem";
import { ArmorRefit } from "./armor-refit";
import { BoxList } from "./box-list";
import { BoxNarrowing } from "./box-narrowing";
import { BoxWays } from "./box-ways";
import { BoxWork, type LevelBox } from "./box-work";
import type { Engine } from "./engine";
import { LevelTest } from "./level-test";
import { scoreSlack } from "./search-state";

const { readInt, readItem } = cells;

/**
 * How far below the best set the last one of a list is looked for, as logarithms. Where the list is not full by then, the
 * same is done again deeper. That leaves far fewer boxes than there are between the best set and the last one that is
 * known so far, where that is so many times as deep; else it does not pay to begin twice.
 */
const listDepths = [0.005, 0.015, 0.05, Infinity];
const leastGain = 2.5;
/** Tests that are answered from memory in the time of one node. */
const looksPerNode = 50;
const looksOfRefit = 250;

/**
 * Proves by levels instead of pieces that no set has more damage than the best one. More of a skill is never worse
 * here, so no set in a box has more damage than the box's highest levels; and where no set at all has its lowest
 * ones, the box is empty. That is asked of the search without damage, which answers in a fraction of a millisecond.
 * The box of the highest bound is narrowed and split, until none exceeds the best set. Where more sets are listed,
 * the same is done again until none exceeds the last of them.
 */
export class LevelBoxes implements Engine {
  readonly best: BestList;
  /** The best set is proved, and where more are listed the whole list. */
  done = false;
  /** Nothing is left to do, whether it is proved or not. */
  isOver = false;
  readonly #work: BoxWork;
  readonly #ways: BoxWays;
  readonly #list: BoxList;
  readonly #narrowing: BoxNarrowing;
  /** Open boxes, as a heap with the highest bound on top. */
  readonly #boxes: LevelBox[] = [];
  /** Bound of the box that is being narrowed, and of those that cannot be split; infinite until there are boxes. */
  #current = Infinity;
  #unsettled = -Infinity;
  /** Bound of all sets from the search for the best one; while the list is proved it stays. */
  #bestBound = Infinity;
  readonly #steps: Generator<void, void, void>;

  private constructor(work: BoxWork) {
    this.best = work.best;
    this.#work = work;
    this.#ways = new BoxWays(work);
    this.#list = new BoxList(work, this.#ways);
    this.#narrowing = new BoxNarrowing(work, this.#ways, this.#list);
    this.#steps = this.#search();
  }

  /**
   * Gets ready in steps.
   *
   * @param best the list with what is known; better sets go there too
   * @returns `null` where more of a skill may be worse, or the targets are of another kind
   */
  static *create(problem: Problem, best: BestList): Generator<void, LevelBoxes | null, void> {
    const { scoring } = problem;
    if (!scoring || !LevelTest.canTest(problem, scoring.targets)) return null;
    const test = yield* LevelTest.of(problem, scoring.targets);
    return new LevelBoxes(new BoxWork(problem, scoring, best, test));
  }

  get nodes(): number {
    return this.#work.nodes;
  }

  /** Lists the best set with the armor of the best one that is known, in steps. To be done before the first step. */
  *refit(): Generator<void, void, void> {
    const work = this.#work;
    const steps = new ArmorRefit(work, this.#ways, this.#list).search();
    for (;;) {
      work.looksLeft = looksOfRefit;
      if (steps.next().done === true) return;
      yield;
    }
  }

  step(nodes: number): boolean {
    const work = this.#work;
    const until = work.nodes + nodes;
    work.looksLeft = nodes * looksPerNode;
    while (!this.isOver && work.nodes < until && work.looksLeft > 0) {
      if (this.#steps.next().done === true) {
        this.isOver = true;
        this.done = !work.exceeds(this.#unsettled);
      }
      work.looksLeft -= 1;
    }
    return this.done;
  }

  /** No set has a higher value, listed or not; that of the best one when it is proved. */
  getBound(): number {
    return (
      Math.max(this.#work.isForList ? this.#bestBound : this.#getOpen(), this.best.topValue) + scoreSlack
    );
  }

  /** While the best set is looked for, boxes are left out that do not exceed it: more is not known of what is not listed. */
  getOpenBound(): number {
    const { isForList, guess } = this.#work;
    const passed = Math.max(isForList ? guess : this.best.topValue, this.best.threshold);
    return Math.max(this.#getOpen(), passed) + scoreSlack;
  }

  #getOpen(): number {
    return Math.max(this.#unsettled, this.#current, this.#boxes[0]?.bound ?? -Infinity);
  }

  *#search(): Generator<void, void, void> {
    const work = this.#work;
    yield* this.#list.fill();
    yield* this.#searchAll();
    if (work.problem.limit === 1) return;
    this.#bestBound = this.#unsettled;
    work.isForList = true;
    this.#current = Infinity;
    yield* this.#list.fill();
    for (const below of listDepths) {
      const { topValue, threshold } = this.best;
      if (below < Infinity && topValue - threshold < below * leastGain) continue;
      work.guess = topValue - below;
      this.#unsettled = -Infinity;
      this.#current = Infinity;
      yield* this.#searchAll();
      if (this.best.threshold >= work.guess) return;
    }
  }

  *#searchAll(): Generator<void, void, void> {
    yield* this.#start();
    for (let box = this.#pop(); box; box = this.#pop()) {
      this.#current = box.bound;
      if ((yield* this.#narrowing.narrow(box)) && !(yield* this.#list.settle(box))) yield* this.#split(box);
      this.#current = -Infinity;
    }
  }

  /** One box for each kind of charm. */
  *#start(): Generator<void, void, void> {
    const { problem, test } = this.#work;
    const low = Int32Array.from(problem.targets, ({ need, optional }) => need - optional);
    const high = Int32Array.from(problem.targets, ({ need }) => need);
    for (const kind of test.kinds) {
      const box = {
        kind,
        ways: yield* this.#ways.list(kind, low, high),
        low: low.slice(),
        high: high.slice(),
        prices: null,
        cap: Infinity,
        bound: 0,
      };
      yield* this.#ways.setBound(box);
      this.#push(box);
      this.#work.nodes++;
      yield;
    }
    this.#current = -Infinity;
  }

  *#split(box: LevelBox): Generator<void, void, void> {
    yield* this.#ways.setBound(box);
    const { low, high } = box;
    const [k] = this.#narrowing.orderByGain(box);
    if (k === undefined) {
      // Only where decorations are short, or a test was given up: else the set that was found is the best one.
      this.#unsettled = Math.max(this.#unsettled, box.bound);
      return;
    }
    const middle = (readInt(low, k) + readInt(high, k)) >> 1;
    this.#push({ ...box, low: low.with(k, middle + 1), high: high.slice() });
    const lower = { ...box, low: low.slice(), high: high.with(k, middle) };
    yield* this.#ways.setBound(lower);
    this.#push(lower);
  }

  #push(box: LevelBox): void {
    const heap = this.#boxes;
    if (box.ways.length === 0) return;
    let at = heap.push(box) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (readItem(heap, parent).bound >= box.bound) break;
      heap[at] = readItem(heap, parent);
      at = parent;
    }
    heap[at] = box;
  }

  #pop(): LevelBox | undefined {
    const heap = this.#boxes;
    const top = heap[0];
    const last = heap.pop();
    if (!top || !last || heap.length === 0) return top;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && readItem(heap, child + 1).bound > readItem(heap, child).bound) child++;
      if (readItem(heap, child).bound <= last.bound) break;
      heap[at] = readItem(heap, child);
      at = child;
    }
    heap[at] = last;
    return top;
  }
}
