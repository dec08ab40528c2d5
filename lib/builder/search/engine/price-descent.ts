import * as cells from "../cells";
import { slotLevels } from "../measures";
import { chooseOpenLevels, priceLayer, setSlotPrices } from "./bound";
import type { LayerCandidates, SearchNode, SearchState } from "./search-state";

const { readByte, readFloat, readInt, readItem } = cells;
const slotStride = slotLevels;
/** After so many steps without a better bound the next ones are half as long. */
const patience = 6;

/**
 * Where levels may stay open the linear program knows only a line below their costs. Subgradient steps find
 * better prices: each moves a price by what the best candidates bring less what is needed of it.
 */
export class PriceDescent {
  readonly #state: SearchState;
  /** How the bound changes with each price. */
  readonly #slope: Float64Array;
  /** The best prices so far. */
  readonly #best: Float64Array;
  /** The lowest bound so far, the length of the next steps, and how many there were without a better bound. */
  #minBound = Infinity;
  #scale = 1;
  #since = 0;
  /** Target whose decoration is worth most in a slot of level 1, 2, 3; -1 = better empty. */
  readonly #slotTarget = new Int32Array(slotLevels);

  constructor(state: SearchState) {
    this.#state = state;
    this.#slope = new Float64Array(state.targetCount);
    this.#best = new Float64Array(state.targetCount);
  }

  /** Lowers the bound of a node by better prices, which are written to it. */
  run(node: SearchNode, steps: number): void {
    this.begin();
    this.goOn(node, steps);
    this.end(node);
  }

  begin(): void {
    this.#minBound = Infinity;
    this.#scale = 1;
    this.#since = 0;
  }

  /** Some of the steps. @returns whether more may help */
  goOn(node: SearchNode, steps: number): boolean {
    const state = this.#state;
    const best = this.#best;
    const { prices } = node;
    for (let step = 0; step < steps; step++) {
      const bound = this.#computeBound(node);
      if (bound < this.#minBound - 1e-12) {
        this.#minBound = bound;
        this.#since = 0;
        best.set(prices);
        if (!state.reaches(bound)) return false;
      } else if (++this.#since >= patience) {
        this.#since = 0;
        this.#scale /= 2;
        prices.set(best);
        this.#computeBound(node);
      }
      const norm = this.#getNorm();
      if (norm === 0) return false;
      const { threshold } = state;
      const goal = Number.isFinite(threshold)
        ? Math.min(threshold, this.#minBound - 0.002)
        : this.#minBound - 0.05;
      this.#move(prices, (this.#scale * (bound - goal)) / norm);
    }
    return true;
  }

  end({ prices }: SearchNode): void {
    prices.set(this.#best);
  }

  #getNorm(): number {
    const slope = this.#slope;
    let norm = 0;
    for (let k = 0; k < slope.length; k++) norm += readFloat(slope, k) ** 2;
    return norm;
  }

  #move(prices: Float64Array, length: number): void {
    const slope = this.#slope;
    for (let k = 0; k < slope.length; k++) {
      prices[k] = Math.max(0, readFloat(prices, k) - length * readFloat(slope, k));
    }
  }

  /** The bound by the prices of a node, as `boundNode` has it, and how it changes with each of them. */
  #computeBound(node: SearchNode): number {
    const state = this.#state;
    setSlotPrices(state, node);
    let sum = node.value;
    for (let s = 0; s < slotStride; s++) {
      this.#slotTarget[s] = this.#findSlotTarget(node, s);
      sum += readInt(node.slots, s) * readFloat(state.slotPrices, s);
    }
    sum = this.#addNeeds(node, sum);
    for (let s = 0; s < slotStride; s++) this.#addSlots(s, readInt(node.slots, s));
    for (const own of node.open) {
      sum += priceLayer(state, node, own, own);
      this.#addCandidate(node, own);
    }
    return sum;
  }

  #findSlotTarget({ needs, prices }: SearchNode, s: number): number {
    const { targetCount, sizes, problem } = this.#state;
    let target = -1;
    let max = readFloat(problem.slotWorth, s);
    for (let k = 0; k < targetCount; k++) {
      const size = readByte(sizes, k);
      if (size === 0 || size > s + 1 || readInt(needs, k) === 0) continue;
      if (readFloat(prices, k) > max) {
        max = readFloat(prices, k);
        target = k;
      }
    }
    return target;
  }

  /** @returns the sum with the needs at their prices, and the gain of leaving levels open */
  #addNeeds({ needs, prices, costs }: SearchNode, bound: number): number {
    const { targetCount, soft } = this.#state;
    let sum = bound;
    for (let k = 0; k < targetCount; k++) {
      const need = readInt(needs, k);
      this.#slope[k] = 0;
      if (need === 0) continue;
      const price = readFloat(prices, k);
      let gain = 0;
      let open = 0;
      if (readByte(soft, k) !== 0) {
        const cost = readItem(costs, k);
        open = chooseOpenLevels(price, cost, need);
        gain = price * open - readFloat(cost, open);
      }
      sum += gain - need * price;
      this.#slope[k] = open - need;
    }
    return sum;
  }

  /** The slope with the levels and slots of the best candidate of a layer. */
  #addCandidate({ needs }: SearchNode, { layer, brought, bestAt }: LayerCandidates) {
    const { starts, targets, levels } = brought;
    const slope = this.#slope;
    const end = readInt(starts, bestAt + 1);
    for (let each = readInt(starts, bestAt); each < end; each++) {
      const k = readInt(targets, each);
      slope[k] = readFloat(slope, k) + Math.min(readByte(levels, each), readInt(needs, k));
    }
    for (let s = 0; s < slotStride; s++) this.#addSlots(s, readByte(layer.slots, bestAt * slotStride + s));
  }

  #addSlots(s: number, count: number): void {
    const k = readInt(this.#slotTarget, s);
    if (k >= 0) this.#slope[k] = readFloat(this.#slope, k) + count;
  }
}
