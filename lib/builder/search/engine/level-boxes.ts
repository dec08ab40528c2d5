import type { BestList, Candidate } from "../best-list";
import * as cells from "../cells";
import type { Problem } from "../problem";
import type { Scoring } from "../scoring";
import { restrictProblem } from "./climb";
import { BranchAndBound, type Engine } from "./engine";
import { type CharmKind, LevelTest, listMaxima } from "./level-test";
import { scoreSlack } from "./search-state";

const { readInt, readItem } = cells;

/** Nodes of a step in which a set gets its decorations. */
const nodesOfOffer = 20;

/** Sets with one kind of charm, by the levels or pieces that they bring of the targets that pieces bring too. */
interface Box {
  readonly kind: CharmKind;
  /** Ways to have the other targets that may still exceed the best set, the most damage first. */
  ways: readonly Int32Array[];
  /** At least so many, by target. */
  readonly low: Int32Array;
  /** Counted up to so many. */
  readonly high: Int32Array;
  /** No set in the box has a higher value. */
  bound: number;
}

/**
 * Proves by levels instead of pieces that no set has more damage than the best one. More of a skill is never worse
 * here, so no set in a box has more damage than the box's highest levels; and where no set at all has its lowest
 * ones, the box is empty. That is asked of the search without damage, which answers in a fraction of a millisecond.
 * The box of the highest bound is narrowed and split, until none exceeds the best set.
 */
export class LevelBoxes implements Engine {
  readonly best: BestList;
  nodes = 0;
  /** No set exceeds the best one. */
  done = false;
  /** Nothing is left to do, whether it is proved or not. */
  isOver = false;
  readonly #problem: Problem;
  readonly #scoring: Scoring;
  readonly #test: LevelTest;
  /** Open boxes, as a heap with the highest bound on top. */
  readonly #boxes: Box[] = [];
  /** Bound of the box that is being narrowed, and of those that cannot be split; infinite until there are boxes. */
  #current = Infinity;
  #unsettled = -Infinity;
  /** Sets that were looked at with all their decorations. */
  readonly #seen = new Set<string>();
  /** Of all targets, while a value is calculated. */
  readonly #counts: Int32Array;
  readonly #work: Generator<void, void, void>;

  private constructor(problem: Problem, scoring: Scoring, best: BestList) {
    this.best = best;
    this.#problem = problem;
    this.#scoring = scoring;
    this.#counts = new Int32Array(problem.targets.length);
    this.#test = new LevelTest(problem, scoring.targets);
    this.#work = this.#search();
  }

  /**
   * @param best the list with what is known; better sets go there too
   * @returns `null` where more of a skill may be worse, or the targets are of another kind
   */
  static create(problem: Problem, best: BestList): LevelBoxes | null {
    const { scoring } = problem;
    if (!scoring || !LevelTest.canTest(problem, scoring.targets)) return null;
    return new LevelBoxes(problem, scoring, best);
  }

  step(nodes: number): boolean {
    const until = this.nodes + nodes;
    while (!this.isOver && this.nodes < until) {
      if (this.#work.next().done !== true) continue;
      this.isOver = true;
      this.done = !this.#exceeds(this.#unsettled);
    }
    return this.done;
  }

  /** No set has a higher value, listed or not; that of the best one when it is proved. */
  getBound(): number {
    const open = Math.max(this.#unsettled, this.#current, this.#boxes[0]?.bound ?? -Infinity);
    return Math.max(open, this.best.top()?.value ?? -Infinity) + scoreSlack;
  }

  #exceeds(value: number): boolean {
    return value > Math.max(this.best.top()?.value ?? -Infinity, this.best.threshold) + scoreSlack;
  }

  *#search(): Generator<void, void, void> {
    yield* this.#start();
    for (let box = this.#pop(); box; box = this.#pop()) {
      this.#current = box.bound;
      if (yield* this.#narrow(box)) this.#split(box);
      this.#current = -Infinity;
    }
  }

  /** One box for each kind of charm. */
  *#start(): Generator<void, void, void> {
    const { targets } = this.#problem;
    const { own, weapon, kinds } = this.#test;
    const low = Int32Array.from(targets, ({ need, optional }) => need - optional);
    const high = Int32Array.from(targets, ({ need }) => need);
    const values = new Map<string, number>();
    for (const kind of kinds) {
      const ways = new Map<string, Int32Array>();
      for (const ofCharm of kind.own) {
        for (const ofWeapon of weapon) {
          const way = ofCharm.map((level, at) =>
            Math.min(readInt(high, readItem(own, at)), level + readInt(ofWeapon, at)),
          );
          if (way.some((level, at) => level < readInt(low, readItem(own, at)))) continue;
          const key = way.join();
          const value = values.get(key) ?? this.#getValue(high, way);
          values.set(key, value);
          if (this.#exceeds(value)) ways.set(key, way);
        }
      }
      const box = {
        kind,
        ways: listMaxima([...ways.values()]),
        low: low.slice(),
        high: high.slice(),
        bound: 0,
      };
      this.#setBound(box);
      this.#push(box);
      this.nodes++;
      yield;
    }
    this.#current = -Infinity;
  }

  /** Takes off what cannot exceed the best set. @returns whether anything is left */
  *#narrow(box: Box): Generator<void, boolean, void> {
    this.#setBound(box);
    for (let isSmaller = true; isSmaller; ) {
      if (!this.#raiseLow(box) || !(yield* this.#isPossible(box))) return false;
      isSmaller = yield* this.#lowerHigh(box);
      if (box.ways.length === 0) return false;
    }
    return true;
  }

  /** Raises each target to the least with which the rest at its highest still exceeds the best set. */
  #raiseLow(box: Box): boolean {
    const { low, high } = box;
    if (!this.#mayExceed(box)) return false;
    for (const k of this.#test.common) {
      const highest = readInt(high, k);
      let level = readInt(low, k);
      for (; level < highest; level++) {
        high[k] = level;
        if (this.#mayExceed(box)) break;
      }
      high[k] = highest;
      low[k] = level;
    }
    return true;
  }

  /** Lowers each target to the most that some set has together with the least of the others. @returns if any */
  *#lowerHigh(box: Box): Generator<void, boolean, void> {
    const { low, high } = box;
    let changed = false;
    for (const k of this.#orderByGain(box)) {
      const lowest = readInt(low, k);
      for (let level = readInt(high, k); level > lowest; level--) {
        low[k] = level;
        const isPossible = yield* this.#isPossible(box);
        low[k] = lowest;
        if (isPossible) break;
        high[k] = level - 1;
        changed = true;
        this.#setBound(box);
        if (box.ways.length === 0) return true;
      }
    }
    return changed;
  }

  /** Leaves out the ways that do not exceed the best set any more. */
  #setBound(box: Box): void {
    const valued = box.ways.map((way) => ({ way, value: this.#getValue(box.high, way) }));
    const left = valued.filter(({ value }) => this.#exceeds(value)).sort((a, b) => b.value - a.value);
    box.ways = left.map(({ way }) => way);
    box.bound = left[0]?.value ?? -Infinity;
  }

  #mayExceed({ high, ways }: Box): boolean {
    return ways.some((way) => this.#exceeds(this.#getValue(high, way)));
  }

  #getValue(counts: Int32Array, way: Int32Array): number {
    const { own } = this.#test;
    const all = this.#counts;
    all.set(counts);
    for (let at = 0; at < own.length; at++) all[readItem(own, at)] = readInt(way, at);
    return this.#scoring.getValueAt(all);
  }

  /** Whether some set may have the lowest levels. One that has them and exceeds the best set is listed. */
  *#isPossible({ kind, low, ways }: Box): Generator<void, boolean, void> {
    const outcome = this.#test.find(kind, low);
    this.nodes++;
    if (typeof outcome === "object" && ways.some((way) => this.#exceeds(this.#getValue(low, way)))) {
      yield* this.#offer(kind, outcome);
    }
    yield;
    return outcome !== "none";
  }

  /** Lists five pieces with the best of their charms, weapon and decorations. */
  *#offer({ layer }: CharmKind, { pieces, charm }: Candidate): Generator<void, void, void> {
    const key = `${pieces}|${charm}`;
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    const charms = readItem(layer.members, 0);
    const places = this.#problem.layers.map(({ members }, l) => {
      const all = [...members.keys()];
      if (l > pieces.length) return all;
      const chosen = l < pieces.length ? [readInt(pieces, l)] : charms;
      return all.filter((at) => readItem(members, at).some((member) => chosen.includes(member)));
    });
    const engine = new BranchAndBound(restrictProblem(this.#problem, places), this.best);
    for (let isOver = engine.done; !isOver; ) {
      const before = engine.nodes;
      isOver = engine.step(nodesOfOffer);
      this.nodes += engine.nodes - before;
      yield;
    }
  }

  /** Targets of which a box has more than one level, those first that change the damage most. */
  #orderByGain({ low, high, ways }: Box): number[] {
    const [way] = ways;
    if (!way) return [];
    const free = this.#test.common.filter((k) => readInt(high, k) > readInt(low, k));
    const left = new Map(free.map((k) => [k, this.#getValue(high.with(k, readInt(low, k)), way)]));
    return free.sort((a, b) => (left.get(a) ?? 0) - (left.get(b) ?? 0) || a - b);
  }

  #split(box: Box): void {
    this.#setBound(box);
    const { low, high } = box;
    const [k] = this.#orderByGain(box);
    if (k === undefined) {
      // Only where decorations are short, or a test was given up: else the set that was found is the best one.
      this.#unsettled = Math.max(this.#unsettled, box.bound);
      return;
    }
    const middle = (readInt(low, k) + readInt(high, k)) >> 1;
    this.#push({ ...box, low: low.with(k, middle + 1), high: high.slice() });
    const lower = { ...box, low: low.slice(), high: high.with(k, middle) };
    this.#setBound(lower);
    this.#push(lower);
  }

  #push(box: Box): void {
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

  #pop(): Box | undefined {
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
