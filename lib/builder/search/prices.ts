import { slotLevels } from "./measures";
import type { Layer, Problem } from "./problem";

/** Local, because some module systems look an imported constant up at every use. */
const S = slotLevels;

/**
 * Prices for what a set has to bring, that leave the value of sets out: they can only show that no set exists.
 * Where all layers at their best are worth less than the needs, nothing can meet the needs (README, "The
 * bound").
 */
export interface Prices {
  /** For a level of each want; 0 for wants that may stay open altogether. */
  readonly want: Float64Array;
  /** Most that a slot of level 1, 2, 3 can be worth, by the dearest decoration that fits. */
  readonly slot: Float64Array;
  /** Highest worth per layer. */
  readonly best: Float64Array;
}

/** Any prices give a valid bound; those below 0 are taken as 0. */
export function createPrices(problem: Problem, prices: ArrayLike<number>): Prices {
  const want = Float64Array.from(problem.wants, ({ cost }, k) =>
    cost ? 0 : Math.max(0, prices[k] as number),
  );
  const slot = new Float64Array(S);
  problem.wants.forEach(({ size }, k) => {
    for (let level = size; size > 0 && level <= S; level++) {
      slot[level - 1] = Math.max(slot[level - 1] as number, want[k] as number);
    }
  });
  const must = problem.wants.map(({ need, optional }) => need - optional);
  return {
    want,
    slot,
    best: Float64Array.from(problem.layers, (layer) => mostWorth(layer, must, want, slot)),
  };
}

function mostWorth(layer: Layer, must: readonly number[], want: Float64Array, slot: Float64Array): number {
  let most = -Infinity;
  for (let at = 0; at < layer.size; at++) {
    let sum = 0;
    for (let k = 0, from = at * want.length; k < want.length; k++) {
      sum += Math.min(layer.levels[from + k] as number, must[k] as number) * (want[k] as number);
    }
    for (let s = 0, from = at * S; s < S; s++) sum += (layer.slots[from + s] as number) * (slot[s] as number);
    if (sum > most) most = sum;
  }
  return most;
}
