import * as cells from "../cells";
import type { BoxList } from "./box-list";
import { BoxPrices } from "./box-prices";
import type { BoxWays } from "./box-ways";
import type { BoxWork, LevelBox, Way } from "./box-work";

const { readInt, readItem } = cells;

/** Tries to answer a test by what is known in the time of a look, and looks in the time of a bound by prices. */
const triesPerLook = 150;
const looksOfPrices = 50;

/** Removes from boxes what cannot exceed the best set. */
export class BoxNarrowing {
  readonly #work: BoxWork;
  readonly #ways: BoxWays;
  readonly #list: BoxList;
  #prices: BoxPrices | null = null;

  constructor(work: BoxWork, ways: BoxWays, list: BoxList) {
    this.#work = work;
    this.#ways = ways;
    this.#list = list;
  }

  /** @returns whether anything is left */
  *narrow(box: LevelBox): Generator<void, boolean, void> {
    yield* this.#ways.setBound(box);
    if (!(yield* this.#narrowByPrices(box))) return false;
    yield;
    for (let isSmaller = true; isSmaller; ) {
      if (!(yield* this.#raiseLow(box)) || !(yield* this.#isPossible(box))) return false;
      isSmaller = yield* this.#lowerHigh(box);
      if (box.ways.length === 0) return false;
    }
    return true;
  }

  /** Removes levels that cost too much. @returns whether anything is left */
  *#narrowByPrices(box: LevelBox): Generator<void, boolean, void> {
    if (box.ways.length === 0) return false;
    const work = this.#work;
    const { own } = work.test;
    const { most } = this.#ways;
    this.#ways.setMost(box.ways);
    for (let at = 0; at < own.length; at++) {
      const k = readItem(own, at);
      let least = readInt(most, at);
      for (const { levels } of box.ways) if (readInt(levels, at) < least) least = readInt(levels, at);
      box.high[k] = readInt(most, at);
      box.low[k] = least;
    }
    this.#prices ??= new BoxPrices(work.problem, work.scoring, own);
    work.looksLeft -= looksOfPrices;
    box.cap = Math.min(box.cap, this.#prices.narrow(box, work.getGoal()));
    if (!work.exceeds(box.cap)) return false;
    yield* this.#ways.setBound(box);
    return box.ways.length > 0;
  }

  /** Raises each target to the least with which the rest at its highest still exceeds the best set. */
  *#raiseLow({ low, high, ways }: LevelBox): Generator<void, boolean, void> {
    if (!(yield* this.#ways.mayExceed(high, ways))) return false;
    for (const k of this.#work.test.common) {
      low[k] = yield* this.#findLeast(k, readInt(low, k), high, ways);
      yield;
    }
    return true;
  }

  /**
   * The least level of a target, from a lowest one on, that may exceed the best set with the rest at its highest. What
   * the ways have at most is known.
   */
  *#findLeast(
    k: number,
    lowest: number,
    highest: Int32Array,
    ways: readonly Way[],
  ): Generator<void, number, void> {
    const work = this.#work;
    const counts = highest.slice();
    let level = readInt(highest, k);
    if (level === lowest) return level;
    counts[k] = level - 1;
    if (!work.exceeds(work.getValue(counts, this.#ways.most))) return level;
    for (const { levels, most } of ways) {
      if (!work.exceeds(most)) break;
      while (level > lowest && work.exceeds(work.getValue(counts, levels))) counts[k] = --level - 1;
      if (level === lowest) break;
      if (work.looksLeft <= 0) yield;
    }
    return level;
  }

  /** Lowers each target to the most that some set has together with the least of the others. @returns if any */
  *#lowerHigh(box: LevelBox): Generator<void, boolean, void> {
    const { low, high } = box;
    let changed = false;
    for (const k of this.orderByGain(box)) {
      const lowest = readInt(low, k);
      for (let level = readInt(high, k); level > lowest; level--) {
        low[k] = level;
        const isPossible = yield* this.#isPossible(box, false);
        low[k] = lowest;
        if (isPossible) break;
        high[k] = level - 1;
        changed = true;
        yield* this.#ways.setBound(box);
        if (box.ways.length === 0) return true;
      }
    }
    return changed;
  }

  /**
   * Whether some set may have the lowest levels.
   *
   * @param offers one that has them and exceeds the best set is listed
   */
  *#isPossible({ kind, low, ways }: LevelBox, offers = true): Generator<void, boolean, void> {
    const work = this.#work;
    const before = work.test.searches;
    const { tries } = work.test.known;
    const test = work.test.find(kind, low);
    let step = test.next();
    for (; step.done !== true; step = test.next()) {
      work.nodes++;
      yield;
    }
    const outcome = step.value;
    work.looksLeft -= (work.test.known.tries - tries) / triesPerLook;
    work.nodes += work.test.searches - before;
    if (offers && typeof outcome === "object" && (yield* this.#ways.mayExceed(low, ways))) {
      yield* this.#list.offer(kind, ways, outcome);
    }
    yield;
    return outcome !== "none";
  }

  /** Targets of which a box has more than one level, those first that change the damage most. */
  orderByGain({ low, high, ways }: LevelBox): number[] {
    const [way] = ways;
    if (!way) return [];
    const work = this.#work;
    const free = work.test.common.filter((k) => readInt(high, k) > readInt(low, k));
    const left = new Map(
      free.map((k) => [k, work.getValue(high.with(k, readInt(low, k)), way.levels, Infinity)]),
    );
    return free.sort((a, b) => (left.get(a) ?? 0) - (left.get(b) ?? 0) || a - b);
  }
}
