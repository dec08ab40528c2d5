import * as cells from "../cells";
import type { Layer } from "../layers";
import { slotLevels } from "../measures";
import type { Problem } from "../problem";

const { readByte, readInt, readItem } = cells;

/** Bounds are sums of rounded figures; a set is given up only when it misses by more than that. */
export const valueSlack = 1e-3;
export const scoreSlack = 1e-10;
/** From this many chosen parts on, a node uses the prices of the one above. */
const ownPrices = 3;

/** Levels of each candidate of a layer, without the many targets of which it has none. */
export interface BroughtLevels {
  /** Where the levels of each candidate begin; the last place is the end of all. */
  readonly starts: Int32Array;
  readonly targets: Int32Array;
  readonly levels: Uint8Array;
}

/** The candidates of one layer that may still be in one of the best sets, as one node sees them. */
export class LayerCandidates {
  readonly layer: Layer;
  readonly brought: BroughtLevels;
  /** The same layer one depth above; at the root itself. */
  readonly parent: LayerCandidates;
  /** Candidates: the first `count` of the list. */
  readonly candidates: Int32Array;
  count: number;
  /** Worth of each candidate at the prices of the node, by its place in the layer. */
  readonly worth: Float64Array;
  /** Worth of the best one. */
  maxWorth = -Infinity;
  /** The first one of the highest worth, of those that were priced last. */
  bestAt = -1;

  constructor(layer: Layer, brought: BroughtLevels, parent: LayerCandidates | null) {
    this.layer = layer;
    this.brought = brought;
    this.parent = parent ?? this;
    this.candidates = new Int32Array(layer.size);
    this.count = layer.size;
    if (!parent) for (let at = 0; at < layer.size; at++) this.candidates[at] = at;
    this.worth = new Float64Array(layer.size);
  }
}

/**
 * One depth of the path: so many layers have a chosen candidate, the others are open. There is one object per
 * depth, and every node that the search enters there overwrites it.
 */
export class SearchNode {
  readonly depth: number;
  /** Levels still missing, by target. */
  readonly needs: Int32Array;
  /** Slots of exactly level 1, 2, 3 in the chosen layers. */
  readonly slots: Int32Array;
  /** Value of the chosen layers; for scores the part of the bound that rests on no level. */
  value = -Infinity;
  /** Price of a level of each target: the node's own, or those of the node above. */
  readonly prices: Float64Array;
  /** Cost of leaving levels open, by target and levels: `ownCosts`, or those of a node above. */
  costs: readonly Float64Array[];
  readonly ownCosts: readonly Float64Array[];
  /** No set below has a higher value. */
  bound = -Infinity;
  /** All layers, in the order of the problem. */
  readonly layers: readonly LayerCandidates[];
  /** Those that are open, in the order of the tree. */
  open: readonly LayerCandidates[] = [];
  /** The layer that is branched over here; `null` where all are chosen. */
  branch: LayerCandidates | null = null;
  /** Place of the next candidate of `branch` to try. */
  cursor = 0;
  /** Candidate of `branch` that is being tried. */
  chosen = -1;
  /** Most levels that the open layers bring, by target, and most slots of exactly each level. */
  readonly supply: Int32Array;
  readonly slotSupply = new Int32Array(slotLevels);

  constructor(
    depth: number,
    { targets, layers }: Problem,
    brought: readonly BroughtLevels[],
    parent: SearchNode | null,
  ) {
    this.depth = depth;
    this.needs = new Int32Array(targets.length);
    this.slots = new Int32Array(slotLevels);
    this.prices = new Float64Array(targets.length);
    this.ownCosts = targets.map(({ need }) => new Float64Array(need + 1));
    this.costs = parent?.costs ?? this.ownCosts;
    this.layers = layers.map(
      (layer, l) => new LayerCandidates(layer, readItem(brought, l), parent?.layers[l] ?? null),
    );
    this.supply = new Int32Array(targets.length);
  }
}

/** Everything that the parts of the engine share. Made once per search; nothing in it is replaced per node. */
export class SearchState {
  readonly problem: Problem;
  readonly targetCount: number;
  readonly partCount: number;
  readonly isScored: boolean;
  /** Place of the layer that fills the weapon; -1 where there is none. */
  readonly weaponLayer: number;
  /** Chosen layers that make a set: all where values are scores, else the parts, which settle the charm. */
  readonly completeDepth: number;
  /** Layers that are branched over with bounds of their own. What comes after uses the last of these. */
  readonly boundedDepth: number;
  /** Down to this depth a node finds its own prices. */
  readonly pricedDepth: number;
  /** Slot level of each target's decoration, 0 = none. */
  readonly sizes: Uint8Array;
  /** 1 for targets whose open levels have a cost, 0 for those that must be met. */
  readonly soft: Uint8Array;
  /** Levels that may stay open, by target. */
  readonly optional: Int32Array;
  /** The nodes by depth. */
  readonly path: readonly SearchNode[];
  /** Layers by the depth at which they are chosen. */
  sequence: readonly number[] = [];
  /** Worth of a slot of level 1, 2, 3 at the prices that are being tried. */
  readonly slotPrices = new Float64Array(slotLevels);
  /** Value that a set has to reach to be listed. */
  threshold = -Infinity;
  /** Score of the best way found to complete the parts that are chosen. */
  completed = -Infinity;
  readonly #supplies: readonly Supply[];

  constructor(problem: Problem, branchOverWeapon: boolean) {
    const { layers, targets } = problem;
    this.problem = problem;
    this.targetCount = targets.length;
    this.partCount = problem.pieces.length;
    this.isScored = problem.scoring !== null;
    this.weaponLayer = layers.length > this.partCount + 1 ? this.partCount + 1 : -1;
    this.completeDepth = this.isScored ? layers.length : this.partCount;
    this.boundedDepth = branchOverWeapon && this.weaponLayer !== -1 ? this.partCount + 1 : this.partCount;
    this.pricedDepth = this.boundedDepth - this.partCount + ownPrices;
    this.sizes = Uint8Array.from(targets, ({ size }) => size);
    this.soft = Uint8Array.from(targets, ({ cost }) => (cost ? 1 : 0));
    this.optional = Int32Array.from(targets, ({ optional }) => optional);
    const path: SearchNode[] = [];
    const brought = layers.map((layer) => listBroughtLevels(layer, targets.length));
    for (let depth = 0; depth <= this.completeDepth; depth++) {
      path.push(new SearchNode(depth, problem, brought, path.at(-1) ?? null));
    }
    this.path = path;
    this.#supplies = layers.map((layer) => getSupply(layer, targets.length));
    this.setSequence([...layers.keys()]);
    const { needs, ownCosts } = this.root;
    targets.forEach(({ need, cost }, k) => {
      needs[k] = need;
      if (cost) ownCosts[k]?.set(cost);
    });
    this.root.value = 0;
  }

  get root(): SearchNode {
    return readItem(this.path, 0);
  }

  /** The node below which nothing has a bound of its own. */
  get boundedNode(): SearchNode {
    return readItem(this.path, this.boundedDepth);
  }

  /** The candidate that is chosen in a layer. */
  getChosen(layer: number): number {
    return readItem(this.path, this.sequence.indexOf(layer)).chosen;
  }

  /**
   * Whether a set of that value, or less by rounding alone, belongs in the list. Scores are often equal, and
   * which of equal ones end the list does not matter: only a higher one gets in.
   */
  reaches(value: number): boolean {
    return this.isScored
      ? value > this.threshold + scoreSlack
      : Math.floor(value + valueSlack) >= this.threshold;
  }

  /** Orders the layers of the tree. */
  setSequence(sequence: readonly number[]): void {
    this.sequence = sequence;
    for (const node of this.path) {
      const open = sequence.slice(node.depth);
      node.open = open.map((l) => readItem(node.layers, l));
      node.supply.fill(0);
      node.slotSupply.fill(0);
      for (const l of open) {
        const { levels, slots } = readItem(this.#supplies, l);
        levels.forEach((level, k) => {
          node.supply[k] = readInt(node.supply, k) + level;
        });
        slots.forEach((count, s) => {
          node.slotSupply[s] = readInt(node.slotSupply, s) + count;
        });
      }
      const [next] = open;
      const bounded = readItem(this.path, Math.min(node.depth, this.boundedDepth));
      node.branch = next === undefined ? null : readItem(bounded.layers, next);
    }
  }
}

interface Supply {
  readonly levels: Int32Array;
  readonly slots: Int32Array;
}

/** Most levels by target, and most slots of exactly each level, that one candidate of a layer has. */
function getSupply({ size, levels, slots }: Layer, targetCount: number): Supply {
  const supply = { levels: new Int32Array(targetCount), slots: new Int32Array(slotLevels) };
  for (let at = 0; at < size; at++) {
    for (let k = 0; k < targetCount; k++) {
      supply.levels[k] = Math.max(readInt(supply.levels, k), readByte(levels, at * targetCount + k));
    }
    for (let s = 0; s < slotLevels; s++) {
      supply.slots[s] = Math.max(readInt(supply.slots, s), readByte(slots, at * slotLevels + s));
    }
  }
  return supply;
}

/** @param layer candidates of so many targets */
export function listBroughtLevels(
  { size, levels }: Pick<Layer, "size" | "levels">,
  targetCount: number,
): BroughtLevels {
  const end = size * targetCount;
  let count = 0;
  for (let at = 0; at < end; at++) if (readByte(levels, at) > 0) count++;
  const brought = {
    starts: new Int32Array(size + 1),
    targets: new Int32Array(count),
    levels: new Uint8Array(count),
  };
  let next = 0;
  for (let at = 0; at < size; at++) {
    for (let k = 0; k < targetCount; k++) {
      const level = readByte(levels, at * targetCount + k);
      if (level === 0) continue;
      brought.targets[next] = k;
      brought.levels[next++] = level;
    }
    brought.starts[at + 1] = next;
  }
  return brought;
}
