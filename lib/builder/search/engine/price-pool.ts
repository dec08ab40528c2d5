import * as cells from "../cells";
import { slotLevels } from "../measures";
import type { Prices } from "./prices";
import type { SearchNode, SearchState } from "./search-state";

const { readFloat, readInt, readItem } = cells;
const slotStride = slotLevels;
/** The oldest that are not fixed make room. */
const poolSize = 12;
const needSlack = 1e-6;

interface PoolEntry {
  readonly prices: Prices;
  /** Worth of the best candidates of all open layers, by depth. */
  readonly ahead: Float64Array;
}

/** Prices that showed before that nothing lies below some node: later nodes are tried against them. */
export class PricePool {
  readonly #state: SearchState;
  #entries: PoolEntry[] = [];
  /** So many from the start are never replaced. */
  #fixedCount = 0;
  #replaced = 0;
  /** Those that have shown it last. */
  proof: Prices | null = null;

  constructor(state: SearchState, fixed: readonly Prices[]) {
    this.#state = state;
    for (const prices of fixed) this.add(prices);
    this.#fixedCount = fixed.length;
  }

  add(prices: Prices): void {
    const entry = { prices, ahead: this.#sumAhead(prices) };
    if (this.#entries.length < poolSize) this.#entries.push(entry);
    else this.#entries[this.#fixedCount + (this.#replaced++ % (poolSize - this.#fixedCount))] = entry;
  }

  /** To be called when the layers of the tree have another order. */
  reorder(): void {
    this.#entries = this.#entries.map(({ prices }) => ({ prices, ahead: this.#sumAhead(prices) }));
  }

  #sumAhead(prices: Prices): Float64Array {
    const { sequence, path } = this.#state;
    const ahead = new Float64Array(path.length);
    let sum = 0;
    for (let depth = sequence.length - 1; depth >= 0; depth--) {
      sum += readFloat(prices.best, readItem(sequence, depth));
      if (depth < ahead.length) ahead[depth] = sum;
    }
    return ahead;
  }

  /** Whether some prices show that what a node must still meet cannot be met. */
  provesEmpty({ depth, needs, slots }: SearchNode): boolean {
    const { targetCount, optional } = this.#state;
    for (const { prices, ahead } of this.#entries) {
      let bound = readFloat(ahead, depth);
      for (let s = 0; s < slotStride; s++) bound += readInt(slots, s) * readFloat(prices.slot, s);
      for (let k = 0; k < targetCount; k++) {
        const must = readInt(needs, k) - readInt(optional, k);
        if (must > 0) bound -= must * readFloat(prices.level, k);
      }
      if (bound + needSlack >= 0) continue;
      this.proof = prices;
      return true;
    }
    return false;
  }
}
