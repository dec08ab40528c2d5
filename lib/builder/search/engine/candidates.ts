import * as cells from "../cells";
import { slotLevels } from "../measures";
import type { LayerCandidates, SearchNode, SearchState } from "./search-state";

const { readByte, readFloat, readInt } = cells;
const slotStride = slotLevels;

/**
 * Lists the candidates of a layer with which the bound still reaches the list when all other layers are at their
 * best. The others are in no set below the node that belongs there.
 *
 * @param bound of the node, with the best candidate of every layer
 */
export function narrowCandidates(
  state: SearchState,
  own: LayerCandidates,
  source: LayerCandidates,
  bound: number,
): void {
  const { worth, candidates: into } = own;
  const { candidates: from, count } = source;
  const rest = bound - own.maxWorth;
  let next = 0;
  for (let i = 0; i < count; i++) {
    const at = readInt(from, i);
    if (state.reaches(rest + readFloat(worth, at))) into[next++] = at;
  }
  own.count = next;
}

/** Orders the candidates that are branched over below a node by their worth, best first. */
export function sortCandidates({ isScored, boundedDepth }: SearchState, { depth, open }: SearchNode): void {
  const sorted = isScored ? open : open.slice(0, Math.max(0, boundedDepth - depth));
  for (const { candidates, count, worth } of sorted) {
    candidates.subarray(0, count).sort((a, b) => readFloat(worth, b) - readFloat(worth, a) || a - b);
  }
}

/**
 * The layers in the order of the tree: the weapon first where it is branched over, then parts and charm. The one whose best candidates are furthest above the next ones comes first:
 * its choice decides most.
 */
export function sequenceLayers({
  partCount,
  weaponLayer,
  boundedDepth,
  root,
  problem,
}: SearchState): number[] {
  const gaps = Float64Array.from(root.layers, ({ worth }) => {
    const sorted = worth.toSorted().reverse();
    return readFloat(sorted, 0) - readFloat(sorted, Math.min(3, sorted.length - 1));
  });
  const layers = [...problem.layers.keys()];
  const parts = layers.slice(0, partCount).sort((a, b) => readFloat(gaps, b) - readFloat(gaps, a) || a - b);
  const sequence = [...parts, ...layers.slice(partCount)];
  return boundedDepth > partCount ? [weaponLayer, ...sequence.filter((l) => l !== weaponLayer)] : sequence;
}

/**
 * Chooses a candidate at a node: what it brings comes off the needs of the next one.
 *
 * @returns whether the layers that stay open bring enough of what no decoration gives
 */
export function chooseCandidate(
  { targetCount, sizes, soft }: SearchState,
  node: SearchNode,
  { layer }: LayerCandidates,
  at: number,
  next: SearchNode,
): boolean {
  const { levels, slots, value } = layer;
  const { needs, supply } = next;
  for (let k = 0; k < targetCount; k++) {
    const left = readInt(node.needs, k) - readByte(levels, at * targetCount + k);
    if (readByte(sizes, k) === 0 && readByte(soft, k) === 0 && left > readInt(supply, k)) return false;
    needs[k] = left > 0 ? left : 0;
  }
  for (let s = 0; s < slotStride; s++) {
    next.slots[s] = readInt(node.slots, s) + readByte(slots, at * slotStride + s);
  }
  next.value = node.value + readFloat(value, at);
  next.costs = node.costs;
  node.chosen = at;
  return true;
}
