import * as cells from "../cells";
import type { Problem } from "../problem";
import type { Scoring } from "../scoring";
import { chooseOpenLevels } from "./bound";
import type { Way } from "./box-work";
import { NodePrices } from "./node-prices";
import { PricePool } from "./price-pool";
import { SearchState, scoreSlack } from "./search-state";

const { readByte, readFloat, readInt, readItem } = cells;

/** Steps to better prices of a first box; others begin with those of the box that they are a part of. */
const steps = 60;

/** Levels of a box, by target: at least `low`, counted up to `high`. Both are narrowed. */
interface BoxLevels {
  /** Of one kind of charms: what remains of the ways is written. */
  ways: readonly Way[];
  /** The best prices that are known; `null` before the first. */
  prices: Float64Array | null;
  readonly low: Int32Array;
  readonly high: Int32Array;
}

/**
 * The bound of a box by prices: what the separable bound of damage allows over the levels of the box, as far as pieces,
 * charm, weapon and decorations can bring them together. At the same prices it is known what each level of a
 * target costs, so that levels with which no set of the box exceeds the best one are taken off.
 */
export class BoxPrices {
  readonly #scoring: Scoring;
  readonly #state: SearchState;
  readonly #prices: NodePrices;
  /** Cost of open levels, counted from the most of a target in any box. */
  readonly #costs: readonly Float64Array[];
  readonly #missing: Int32Array;
  readonly #reach: Int32Array;
  /** Targets that charm and weapon alone bring. */
  readonly #own: readonly number[];

  constructor(problem: Problem, scoring: Scoring, own: readonly number[]) {
    this.#scoring = scoring;
    this.#own = own;
    this.#state = new SearchState(problem, false);
    this.#prices = new NodePrices(this.#state, new PricePool(this.#state, []));
    this.#costs = problem.targets.map(({ need }) => new Float64Array(need + 1));
    this.#missing = new Int32Array(problem.targets.length);
    this.#reach = new Int32Array(problem.targets.length);
  }

  /**
   * Narrows a box.
   *
   * @param goal what a set has to exceed
   * @returns a bound of the box; `-Infinity` where no set of it exceeds the goal
   */
  narrow(box: BoxLevels, goal: number): number {
    const state = this.#state;
    const { root, problem, targetCount, soft } = state;
    const { low, high } = box;
    for (let k = 0; k < targetCount; k++) {
      const { need } = readItem(problem.targets, k);
      this.#missing[k] = need - readInt(low, k);
      this.#reach[k] = readInt(high, k) - readInt(low, k);
      root.needs[k] = readInt(high, k);
    }
    root.value = this.#scoring.boundBox(this.#missing, this.#reach, this.#costs);
    root.costs = root.ownCosts;
    for (let k = 0; k < targetCount; k++) {
      if (readByte(soft, k) === 0) continue;
      const { need } = readItem(problem.targets, k);
      const own = readItem(root.ownCosts, k);
      const costs = readItem(this.#costs, k);
      const unused = need - readInt(high, k);
      for (let open = 0; open + unused <= need; open++) own[open] = readFloat(costs, open + unused);
    }
    // What ways bring is no matter of prices: the bound has the one that costs least, and two are not mixed.
    const costs = Float64Array.from(box.ways, (way) => this.#getCost(way));
    const fewest = costs.reduce((a, b) => Math.min(a, b), Infinity);
    root.value -= fewest;
    for (const k of this.#own) root.needs[k] = 0;
    this.#listCandidates(readItem(box.ways, 0));
    state.threshold = goal - scoreSlack;
    if (box.prices) root.prices.set(box.prices);
    if (!(box.prices ? this.#prices.improve(root) : this.#prices.find(root, steps))) return -Infinity;
    box.prices = root.prices.slice();
    for (let k = 0; k < targetCount; k++) {
      if (readByte(soft, k) !== 0 && readInt(root.needs, k) > 0) this.#narrowTarget(k, box);
    }
    box.ways = box.ways.filter((_, at) => state.reaches(root.bound + fewest - readFloat(costs, at)));
    return root.bound;
  }

  /** All pieces; charms of a kind bring the same of what is left, and so do all ways to fill the weapon. */
  #listCandidates({ charm, weapon }: Way): void {
    const { root, partCount } = this.#state;
    root.layers.forEach((own, l) => {
      own.count = l < partCount ? own.layer.size : 1;
      for (let at = 0; at < own.count; at++) own.candidates[at] = at;
      if (l >= partCount) own.candidates[0] = l === partCount ? charm : weapon;
    });
  }

  /** What the levels that a way leaves open cost. */
  #getCost({ levels }: Way): number {
    const { problem, soft } = this.#state;
    const own = this.#own;
    let sum = 0;
    for (let at = 0; at < own.length; at++) {
      const k = readItem(own, at);
      if (readByte(soft, k) === 0) continue;
      const { need } = readItem(problem.targets, k);
      sum += readFloat(readItem(this.#costs, k), need - readInt(levels, at));
    }
    return sum;
  }

  /** The cost of a level of a target against the best one comes off the bound. */
  #narrowTarget(k: number, { low, high }: BoxLevels): void {
    const state = this.#state;
    const { root } = state;
    const price = readFloat(root.prices, k);
    const cost = readItem(root.costs, k);
    const top = readInt(high, k);
    const best = chooseOpenLevels(price, cost, top);
    const most = price * best - readFloat(cost, best);
    const may = (open: number) => state.reaches(root.bound - most + price * open - readFloat(cost, open));
    let fewest = 0;
    let last = top - readInt(low, k);
    while (fewest < best && !may(fewest)) fewest++;
    while (last > best && !may(last)) last--;
    high[k] = top - fewest;
    low[k] = top - last;
  }
}
