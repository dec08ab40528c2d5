import type { BestList } from "../best-list";
import * as cells from "../cells";
import type { Scoring } from "../scoring";
import { packCharm } from "./charm-packing";
import { type SearchState, scoreSlack } from "./search-state";

const { readFloat, readInt, readItem } = cells;

/** Settles what remains when a candidate is chosen in every layer of the tree, and lists the sets. */
export class Completion {
  readonly #state: SearchState;
  readonly #best: BestList;
  /** Piece of each part in the set that is being listed. */
  readonly #pieces: Int32Array;

  constructor(state: SearchState, best: BestList) {
    this.#state = state;
    this.#best = best;
    this.#pieces = new Int32Array(state.partCount);
  }

  /** The best way to complete the chosen candidates, then all sets of their members. */
  run(): void {
    const { scoring } = this.#state.problem;
    if (scoring) this.#completeByScore(scoring);
    else this.#completeByCharm();
  }

  #completeByScore(scoring: Scoring): void {
    const state = this.#state;
    const { path, weaponLayer, threshold, completed, boundedNode } = state;
    const last = readItem(path, path.length - 1);
    const score = scoring.complete({
      boundedNeeds: boundedNode.needs,
      prices: boundedNode.prices,
      costs: boundedNode.costs,
      needs: last.needs,
      slots: last.slots,
      bound: last.bound,
      charm: this.#getMember(state.partCount),
      weapon: weaponLayer === -1 ? -1 : this.#getMember(weaponLayer),
      threshold: Math.max(threshold, completed) + scoreSlack,
    });
    if (score === -Infinity) return;
    state.completed = score;
    this.#addMembers(0, score, scoring.getTail());
  }

  #getMember(layer: number): number {
    const { problem } = this.#state;
    const members = readItem(readItem(problem.layers, layer).members, this.#state.getChosen(layer));
    return readInt(members, 0);
  }

  /** The charm that leaves the most valuable slots, the first of equals. */
  #completeByCharm(): void {
    const state = this.#state;
    const node = state.boundedNode;
    const { layer, candidates, count } = readItem(node.layers, state.partCount);
    let charm = -1;
    let max = -Infinity;
    for (let i = 0; i < count; i++) {
      const at = readInt(candidates, i);
      const left = packCharm(state, node, layer, at);
      if (left > max || (left === max && at < charm)) {
        max = left;
        charm = at;
      }
    }
    if (max > -Infinity) this.#addMembers(0, node.value + max, layer.members[charm]?.[0] ?? 0);
  }

  /** Pieces that are alike to the query were one candidate; here each is listed by itself, best first. */
  #addMembers(depth: number, value: number, tail: number): void {
    const state = this.#state;
    if (depth === state.completeDepth) {
      this.#best.offer(this.#pieces, tail, value);
      state.threshold = this.#best.threshold;
      return;
    }
    const l = readItem(state.sequence, depth);
    if (l >= state.partCount) {
      this.#addMembers(depth + 1, value, tail);
      return;
    }
    const { members, value: bestValues, values } = readItem(state.problem.layers, l);
    const { chosen } = readItem(state.path, depth);
    const bestValue = readFloat(bestValues, chosen);
    const group = readItem(members, chosen);
    for (let m = 0; m < group.length; m++) {
      const piece = readInt(group, m);
      const next = value - bestValue + readFloat(values, piece);
      if (state.isScored ? !state.reaches(next) : next < state.threshold) return;
      this.#pieces[l] = piece;
      this.#addMembers(depth + 1, next, tail);
    }
  }
}
