import { type BestList, createBestList } from "../best-list";
import * as cells from "../cells";
import { slotLevels } from "../measures";
import type { Problem } from "../problem";
import { finish } from "../steps";
import { boundNode } from "./bound";
import { chooseCandidate, sequenceLayers, sortCandidates } from "./candidates";
import { Completion } from "./completion";
import { LevelCosts } from "./level-costs";
import { NodePrices } from "./node-prices";
import { PricePool } from "./price-pool";
import { createPrices, type Prices } from "./prices";
import { type LayerCandidates, type SearchNode, SearchState, scoreSlack, valueSlack } from "./search-state";

const { readFloat, readInt, readItem } = cells;

/** Values of sets that are calculated before a step ends: those of one node may take long, those of five too long. */
const valuationsOfStep = 20;

export interface Engine {
  /** Goes on for about that many nodes. @returns whether it is done */
  step(nodes: number): boolean;
  readonly done: boolean;
  /** Nodes looked at so far. */
  readonly nodes: number;
  readonly best: BestList;
  /** No set has a higher value than this, or than the best one listed; `-Infinity` when all was looked at. */
  getBound(): number;
  /** No set that is not listed has a higher value than this. It is what is open of a list, while the best may be proved. */
  getOpenBound(): number;
}

/**
 * Depth-first branch and bound over the five parts; what remains (charm, decorations) is settled at once for
 * five chosen parts. The README has the proof.
 */
export class BranchAndBound implements Engine {
  readonly best: BestList;
  nodes = 0;
  readonly #state: SearchState;
  readonly #pool: PricePool;
  readonly #prices: NodePrices;
  readonly #costs: LevelCosts;
  readonly #completion: Completion;
  /** Depth of the node that is branched over; -1 when all are done. */
  #depth = -1;

  /**
   * @param best the list to fill; two engines may fill one by turns, and when either is done the list is
   * @param branchOverWeapon chooses what fills the weapon before the parts, not after them
   * @param isBounded bounds its root at once
   */
  constructor(
    problem: Problem,
    best: BestList = createBestList(problem.limit, problem.scoring !== null),
    branchOverWeapon = false,
    isBounded = true,
  ) {
    this.best = best;
    this.#state = new SearchState(problem, branchOverWeapon);
    this.#pool = new PricePool(this.#state, createFixedPrices(problem));
    this.#prices = new NodePrices(this.#state, this.#pool);
    this.#costs = new LevelCosts(this.#state);
    this.#completion = new Completion(this.#state, best);
    if (isBounded) finish(this.#prepare(problem));
  }

  /** As the constructor, with the bounds of the root in steps. */
  static *create(
    ...[problem, best, branchOverWeapon]: ConstructorParameters<typeof BranchAndBound>
  ): Generator<void, BranchAndBound, void> {
    const engine = new BranchAndBound(problem, best, branchOverWeapon, false);
    yield;
    yield* engine.#prepare(problem);
    return engine;
  }

  *#prepare({ layers }: Problem): Generator<void, void, void> {
    this.#state.threshold = this.best.threshold;
    if (layers.every(({ size }) => size > 0) && (yield* this.#boundRoot())) this.#depth = 0;
  }

  get done(): boolean {
    return this.#depth === -1;
  }

  /** Bounds the root and orders the tree. @returns whether there is anything to search */
  *#boundRoot(): Generator<void, boolean, void> {
    const state = this.#state;
    const { root } = state;
    this.#costs.update(root);
    if (this.#pool.provesEmpty(root) || !boundNode(state, root, false)) return false;
    if (!(yield* this.#prices.findAtRoot(root))) return false;
    state.setSequence(sequenceLayers(state));
    this.#pool.reorder();
    sortCandidates(state, root);
    return true;
  }

  step(nodes: number): boolean {
    const { path, completeDepth, problem } = this.#state;
    const { scoring } = problem;
    const until = this.nodes + nodes;
    const mostValuations = scoring ? scoring.valuations + valuationsOfStep : 0;
    this.#state.threshold = this.best.threshold;
    while (this.#depth >= 0 && this.nodes < until && (!scoring || scoring.valuations < mostValuations)) {
      const node = readItem(path, this.#depth);
      const { branch } = node;
      if (branch === null || node.cursor >= branch.count) {
        this.#depth--;
        continue;
      }
      const candidate = readInt(branch.candidates, node.cursor++);
      this.nodes++;
      if (!this.#enter(node, branch, candidate)) continue;
      if (node.depth + 1 === completeDepth) this.#completion.run();
      else readItem(path, ++this.#depth).cursor = 0;
    }
    return this.#depth === -1;
  }

  /** Enters the node with one more chosen candidate. @returns whether something may lie below */
  #enter(node: SearchNode, branch: LayerCandidates, candidate: number): boolean {
    const state = this.#state;
    const { boundedDepth, pricedDepth } = state;
    const bound = node.bound - branch.maxWorth + readFloat(branch.worth, candidate);
    const isBelow = node.depth >= boundedDepth;
    if (!state.reaches(bound) || (isBelow && bound <= state.completed + scoreSlack)) return false;
    const next = readItem(state.path, node.depth + 1);
    if (!chooseCandidate(state, node, branch, candidate, next)) return false;
    if (isBelow) {
      next.bound = bound;
      return true;
    }
    if (next.depth === boundedDepth) state.completed = -Infinity;
    if (this.#pool.provesEmpty(next)) return false;
    next.prices.set(node.prices);
    this.#costs.update(next);
    if (!boundNode(state, next, true)) return false;
    if (next.depth > pricedDepth) return this.#prices.improve(next);
    if (!this.#prices.find(next)) return false;
    sortCandidates(state, next);
    return true;
  }

  /** Prices of targets that show that there is no set at all; `null` where there may be, or the tree had to show it. */
  getEmptyProof(): Float64Array | null {
    return this.done && this.nodes === 0 ? (this.#pool.proof?.level ?? null) : null;
  }

  /** Candidates of a layer that the first node left, those that it thinks most of first. */
  listRootCandidates(layer: number): number[] {
    const { candidates, count, worth } = readItem(this.#state.root.layers, layer);
    return [...candidates.subarray(0, count)].sort(
      (a, b) => readFloat(worth, b) - readFloat(worth, a) || a - b,
    );
  }

  /** The highest bound among the candidates that are still to be tried. */
  getOpenBound(): number {
    return Math.max(this.getBound(), this.best.threshold);
  }

  getBound(): number {
    const { path, isScored } = this.#state;
    let max = -Infinity;
    for (const { branch, bound, cursor } of path.slice(0, this.#depth + 1)) {
      if (branch === null) continue;
      const rest = bound - branch.maxWorth;
      for (let i = cursor; i < branch.count; i++) {
        max = Math.max(max, rest + readFloat(branch.worth, readInt(branch.candidates, i)));
      }
    }
    return isScored ? max + scoreSlack : Math.floor(max + valueSlack);
  }
}

/** The three inequalities of packing, as prices: a level costs 1 where no slot below that level takes it. */
function createFixedPrices(problem: Problem): Prices[] {
  const sizes = Uint8Array.from(problem.targets, ({ size }) => size);
  return Array.from({ length: slotLevels }, (_, s) =>
    createPrices(
      problem,
      Float64Array.from(sizes, (size) => (size > s || size === 0 ? 1 : 0)),
    ),
  );
}
