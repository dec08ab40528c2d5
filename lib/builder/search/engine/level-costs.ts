import * as cells from "../cells";
import { slotLevels } from "../measures";
import type { SearchNode, SearchState } from "./search-state";

const { readByte, readInt } = cells;
const slotStride = slotLevels;

/** Sets what open levels cost where values are scores: a table per target, from the levels a node can reach. */
export class LevelCosts {
  readonly #state: SearchState;
  /** Most levels that can still come, by target. */
  readonly #reach: Int32Array;

  constructor(state: SearchState) {
    this.#state = state;
    this.#reach = new Int32Array(state.targetCount);
  }

  /** Writes the node's own costs, and its value as the bound that goes with them. */
  update(node: SearchNode): void {
    const { scoring } = this.#state.problem;
    if (!scoring) return;
    this.#updateReach(node);
    node.costs = node.ownCosts;
    node.value = scoring.boundBox(node.needs, this.#reach, node.ownCosts);
  }

  /** Levels of the open layers, and a decoration in every slot that takes it. */
  #updateReach({ needs, slots, supply, slotSupply }: SearchNode): void {
    const { targetCount, sizes } = this.#state;
    const reach = this.#reach;
    let room = 0;
    reach.fill(0);
    for (let s = slotStride - 1; s >= 0; s--) {
      room += readInt(slots, s) + readInt(slotSupply, s);
      for (let k = 0; k < targetCount; k++) if (readByte(sizes, k) === s + 1) reach[k] = room;
    }
    for (let k = 0; k < targetCount; k++) {
      reach[k] = Math.min(readInt(needs, k), readInt(supply, k) + readInt(reach, k));
    }
  }
}
