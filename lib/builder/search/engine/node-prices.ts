import * as cells from "../cells";
import { boundNode } from "./bound";
import { DualSimplex } from "./dual-simplex";
import { PriceDescent } from "./price-descent";
import type { PricePool } from "./price-pool";
import { createPrices } from "./prices";
import type { SearchNode, SearchState } from "./search-state";

const { readByte, readFloat, readInt, readItem } = cells;

/** Steps to better prices where the value is a score: at the first node, near it, and below. */
const rootSteps = 200;
const rootStepsAtOnce = 50;
const shallowSteps = 40;
const deepSteps = 25;

/** Finds the prices of a node: by the linear program, and where values are scores by descent from there. */
export class NodePrices {
  readonly #state: SearchState;
  readonly #pool: PricePool;
  readonly #simplex: DualSimplex;
  readonly #descent: PriceDescent;
  /** Some scored target has levels that may not stay open. */
  readonly #hasMust: boolean;
  /** Input of the linear program: levels missing, and the least cost of leaving one open. */
  readonly #missing: Int32Array;
  readonly #leave: Float64Array;
  /** Result of the linear program. */
  readonly #found: Float64Array;

  constructor(state: SearchState, pool: PricePool) {
    const { problem, targetCount } = state;
    this.#state = state;
    this.#pool = pool;
    this.#simplex = new DualSimplex(problem);
    this.#descent = new PriceDescent(state);
    this.#hasMust = state.isScored && problem.targets.some(({ need, optional }) => optional < need);
    this.#missing = new Int32Array(targetCount);
    this.#leave = new Float64Array(targetCount);
    this.#found = new Float64Array(targetCount);
  }

  /** Finds prices for a shallow node. @returns whether something may lie below it */
  find(node: SearchNode, steps = shallowSteps): boolean {
    if (!this.#propose(node)) return false;
    if (this.#state.isScored) this.#descent.run(node, steps);
    return boundNode(this.#state, node, false);
  }

  /** The same for the first node, in steps: with hundreds of talismans it takes long. */
  *findAtRoot(node: SearchNode): Generator<void, boolean, void> {
    if (!this.#propose(node)) return false;
    if (this.#state.isScored) {
      this.#descent.begin();
      for (let taken = 0; taken < rootSteps; taken += rootStepsAtOnce) {
        yield;
        if (!this.#descent.goOn(node, rootStepsAtOnce)) break;
      }
      this.#descent.end(node);
    }
    return boundNode(this.#state, node, false);
  }

  /** @returns whether needs may be met at all */
  #propose(node: SearchNode): boolean {
    const { threshold, soft } = this.#state;
    // Until there is a set, whether what must be met can be met is a question of its own.
    if (this.#hasMust && threshold === -Infinity && !this.#mayMeetMust(node)) return false;
    this.#missing.set(node.needs);
    for (let k = 0; k < soft.length; k++) {
      this.#leave[k] = readByte(soft, k) ? getLeastCost(readItem(node.costs, k)) : Infinity;
    }
    if (this.#solve(node) && !this.#addRay(node)) return false;
    for (let k = 0; k < soft.length; k++) node.prices[k] = Math.max(0, readFloat(this.#found, k));
    return true;
  }

  /** Improves the prices that a deeper node has from above. @returns whether something may lie below it */
  improve(node: SearchNode): boolean {
    if (!this.#state.isScored) return true;
    this.#descent.run(node, deepSteps);
    return boundNode(this.#state, node, false);
  }

  #mayMeetMust(node: SearchNode): boolean {
    const { optional } = this.#state;
    for (let k = 0; k < optional.length; k++) {
      this.#missing[k] = Math.max(0, readInt(node.needs, k) - readInt(optional, k));
    }
    this.#leave.fill(Infinity);
    return !this.#solve(node) || this.#addRay(node);
  }

  /** @returns whether the linear program has no solution */
  #solve({ open, slots }: SearchNode): boolean {
    const remainder = { layers: open, needs: this.#missing, leave: this.#leave, slots };
    return this.#simplex.solve(remainder, this.#found) === "ray";
  }

  /** Adds prices by which needs cannot be met to the pool. @returns whether they fail to show it, by rounding */
  #addRay(node: SearchNode): boolean {
    const max = this.#found.reduce((a, b) => Math.max(a, b), 0);
    if (max === 0) return true;
    this.#pool.add(
      createPrices(
        this.#state.problem,
        this.#found.map((price) => price / max),
      ),
    );
    this.#found.fill(0);
    return !this.#pool.provesEmpty(node);
  }
}

/** Least cost per level left open. */
function getLeastCost(cost: Float64Array): number {
  let minCost = Infinity;
  for (let open = 1; open < cost.length; open++) minCost = Math.min(minCost, readFloat(cost, open) / open);
  return minCost;
}
