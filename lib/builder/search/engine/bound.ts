import * as cells from "../cells";
import { slotLevels } from "../measures";
import { narrowCandidates } from "./candidates";
import type { BroughtLevels, LayerCandidates, SearchNode, SearchState } from "./search-state";

const { readByte, readFloat, readInt, readItem } = cells;
const slotStride = slotLevels;

/**
 * The bound of the README at the prices of a node: the value that it has, the worth of its slots and of the best
 * candidate of each open layer, less the price of its needs. Candidates with which even the best of all others
 * cannot reach the list are left out from here on.
 *
 * @param inherits whether the candidates are those of the node above; if not, the node's own are narrowed
 * @returns whether something below the node may reach the list
 */
export function boundNode(state: SearchState, node: SearchNode, inherits: boolean): boolean {
  const { targetCount, slotPrices } = state;
  const { needs, slots, prices } = node;
  setSlotPrices(state, node);
  let sum = node.value;
  for (let s = 0; s < slotStride; s++) sum += readInt(slots, s) * readFloat(slotPrices, s);
  for (let k = 0; k < targetCount; k++) {
    const need = readInt(needs, k);
    if (need > 0) sum += getOpenGain(state, node, k, need) - need * readFloat(prices, k);
  }
  for (const own of node.open) {
    own.maxWorth = priceLayer(state, node, own, inherits ? own.parent : own);
    sum += own.maxWorth;
  }
  node.bound = sum;
  if (!state.reaches(sum)) return false;
  for (const own of node.open) narrowCandidates(state, own, inherits ? own.parent : own, sum);
  return true;
}

/** A slot is worth what it adds when empty, or the highest price of a level that a decoration in it could give. */
export function setSlotPrices({ targetCount, sizes, slotPrices, problem }: SearchState, node: SearchNode) {
  const { needs, prices } = node;
  for (let s = 0; s < slotStride; s++) slotPrices[s] = readFloat(problem.slotWorth, s);
  for (let k = 0; k < targetCount; k++) {
    const size = readByte(sizes, k);
    if (size === 0 || readInt(needs, k) === 0) continue;
    const price = readFloat(prices, k);
    for (let s = size - 1; s < slotStride; s++) if (price > readFloat(slotPrices, s)) slotPrices[s] = price;
  }
}

/** Most that leaving levels of a target open gains: their price less their cost. */
function getOpenGain({ soft }: SearchState, { prices, costs }: SearchNode, k: number, need: number): number {
  if (readByte(soft, k) === 0) return 0;
  const price = readFloat(prices, k);
  const cost = readItem(costs, k);
  const open = chooseOpenLevels(price, cost, need);
  return price * open - readFloat(cost, open);
}

/** How many levels it is best to leave open at a price; the fewest of equals. */
export function chooseOpenLevels(price: number, cost: Float64Array, need: number): number {
  let max = -Infinity;
  let best = 0;
  for (let open = 0; open <= need; open++) {
    const gain = price * open - readFloat(cost, open);
    if (gain > max) {
      max = gain;
      best = open;
    }
  }
  return best;
}

/**
 * What a candidate brings at some prices: its levels, no more than are needed, and its slots.
 *
 * @param needs levels of each target, those beyond which are no use
 */
export function getWorth(
  slots: Uint8Array,
  { starts, targets, levels }: BroughtLevels,
  at: number,
  needs: Int32Array,
  prices: Float64Array,
  slotPrices: Float64Array,
): number {
  let sum =
    readByte(slots, at * slotStride) * readFloat(slotPrices, 0) +
    readByte(slots, at * slotStride + 1) * readFloat(slotPrices, 1) +
    readByte(slots, at * slotStride + 2) * readFloat(slotPrices, 2);
  const end = readInt(starts, at + 1);
  for (let each = readInt(starts, at); each < end; each++) {
    const k = readInt(targets, each);
    const level = readByte(levels, each);
    const need = readInt(needs, k);
    sum += (level < need ? level : need) * readFloat(prices, k);
  }
  return sum;
}

/**
 * Writes what each candidate is worth: its value and what it brings.
 *
 * @param own gets the worths, and the best candidate
 * @param source lists the candidates
 * @returns worth of the best
 */
export function priceLayer(
  { slotPrices }: SearchState,
  { needs, prices }: SearchNode,
  own: LayerCandidates,
  { layer, brought, candidates, count }: LayerCandidates,
): number {
  const { worth } = own;
  const { slots, value } = layer;
  let max = -Infinity;
  let best = -1;
  for (let i = 0; i < count; i++) {
    const at = readInt(candidates, i);
    const sum = readFloat(value, at) + getWorth(slots, brought, at, needs, prices, slotPrices);
    worth[at] = sum;
    if (sum > max) {
      max = sum;
      best = at;
    }
  }
  own.bestAt = best;
  return max;
}
