import * as cells from "../cells";
import type { Layer } from "../layers";
import { slotLevels } from "../measures";
import type { SearchNode, SearchState } from "./search-state";

const { readByte, readFloat, readInt } = cells;
const slotStride = slotLevels;

/**
 * Five chosen parts with a charm: packing is counting (README).
 *
 * @returns what the slots that stay empty are worth, less the cost of levels that stay open; `-Infinity` where
 *   the decorations do not fit
 */
export function packCharm(state: SearchState, node: SearchNode, layer: Layer, charm: number): number {
  const { targetCount, sizes, soft, problem } = state;
  const { targets, dropCost } = problem;
  const { needs, slots } = node;
  let missing1 = 0;
  let missing2 = 0;
  let missing3 = 0;
  let dropped = 0;
  for (let k = 0; k < targetCount; k++) {
    const missing = readInt(needs, k) - readByte(layer.levels, charm * targetCount + k);
    if (missing <= 0) continue;
    let size = readByte(sizes, k);
    let count = missing;
    if (size === 0) {
      if (readByte(soft, k) === 0) return -Infinity;
      dropped += missing;
      if (!targets[k]?.shadow) continue;
      // These levels were counted before, as decorations that are not owned.
      size = readByte(sizes, k - 1);
      count = -missing;
    }
    if (size === 1) missing1 += count;
    else if (size === 2) missing2 += count;
    else missing3 += count;
  }
  const own = charm * slotStride;
  let free1 = readInt(slots, 0) + readByte(layer.slots, own);
  let free2 = readInt(slots, 1) + readByte(layer.slots, own + 1);
  let free3 = readInt(slots, 2) + readByte(layer.slots, own + 2);
  const over = Math.max(
    missing3 - free3,
    missing3 + missing2 - free3 - free2,
    missing3 + missing2 + missing1 - free3 - free2 - free1,
  );
  if (over > 0) {
    if (dropCost === null) return -Infinity;
    // Leaving out the largest decorations helps most.
    dropped += over;
    const drop3 = Math.min(over, missing3);
    const drop2 = Math.min(over - drop3, missing2);
    missing3 -= drop3;
    missing2 -= drop2;
    missing1 -= over - drop3 - drop2;
  }
  free1 -= missing1;
  free2 -= missing2;
  free3 -= missing3;
  // What finds no slot of its size goes into one of the next.
  if (free1 < 0) {
    free2 += free1;
    free1 = 0;
  }
  if (free2 < 0) {
    free3 += free2;
    free2 = 0;
  }
  const { slotWorth } = problem;
  return (
    free1 * readFloat(slotWorth, 0) +
    free2 * readFloat(slotWorth, 1) +
    free3 * readFloat(slotWorth, 2) -
    dropped * (dropCost ?? 0)
  );
}
