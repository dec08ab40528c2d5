import * as cells from "../cells";
import type { Layer } from "../layers";
import { slotLevels } from "../measures";
import type { Problem } from "../problem";

const { readByte, readFloat, readInt } = cells;
const slotStride = slotLevels;

/**
 * Prices for what a set has to bring, that leave the value of sets out: they can only show that no set exists.
 * Where all layers at their best are worth less than the needs, nothing can meet the needs (README, "The
 * bound").
 */
export interface Prices {
  /** For a level of each target; 0 for targets that may stay open altogether. */
  readonly level: Float64Array;
  /** Most that a slot of level 1, 2, 3 can be worth, by the highest price of a decoration that fits. */
  readonly slot: Float64Array;
  /** Highest worth per layer. */
  readonly best: Float64Array;
}

/** Any prices give a valid bound; those below 0 are taken as 0. */
export function createPrices({ targets, layers }: Problem, prices: Float64Array): Prices {
  const level = Float64Array.from(targets, ({ cost }, k) => (cost ? 0 : Math.max(0, readFloat(prices, k))));
  const slot = new Float64Array(slotStride);
  targets.forEach(({ size }, k) => {
    for (let s = size; size > 0 && s <= slotStride; s++) {
      slot[s - 1] = Math.max(readFloat(slot, s - 1), readFloat(level, k));
    }
  });
  const must = Int32Array.from(targets, ({ need, optional }) => need - optional);
  return { level, slot, best: Float64Array.from(layers, (layer) => getMaxWorth(layer, must, level, slot)) };
}

function getMaxWorth(layer: Layer, must: Int32Array, level: Float64Array, slot: Float64Array): number {
  const { length } = level;
  let max = -Infinity;
  for (let at = 0; at < layer.size; at++) {
    let sum = 0;
    for (let k = 0; k < length; k++) {
      sum += Math.min(readByte(layer.levels, at * length + k), readInt(must, k)) * readFloat(level, k);
    }
    for (let s = 0; s < slotStride; s++)
      sum += readByte(layer.slots, at * slotStride + s) * readFloat(slot, s);
    if (sum > max) max = sum;
  }
  return max;
}
