import { slotLevels } from "./measures";
import type { Layer, Problem } from "./problem";

/** Local, because some module systems look an imported constant up at every use. */
const S = slotLevels;

/** What is left to decide below a node: which layers, and what they must bring. */
export interface Remainder {
  /** Layers that are still open, with the candidates that may be chosen: the first `count` of a list. */
  readonly layers: readonly {
    readonly layer: Layer;
    readonly candidates: Int32Array;
    readonly count: number;
  }[];
  readonly needs: ArrayLike<number>;
  /** Least that it costs per level to leave a want open; `Infinity` where it must be met. */
  readonly leave: ArrayLike<number>;
  /** Slots of exactly level 1, 2, 3 that the chosen parts have. */
  readonly slots: ArrayLike<number>;
}

/**
 * - `optimum`: prices of the linear program.
 * - `ray`: no mix of candidates, however fractional, meets the needs; the prices show it.
 */
export type DualKind = "optimum" | "ray";

const tolerance = 1e-9;
/** Beyond this the prices reached are good enough; any are valid. */
const maxPivots = 300;

/**
 * Finds good prices by the linear program in which candidates may be mixed: the dual simplex method on a
 * condensed tableau. It starts from each layer's best candidate with all prices 0, which is dual feasible, so
 * that the prices at every step are valid and it may stop at any time. What it returns is only a proposal:
 * the bound is always worked out anew from the prices, so rounding here can cost time and never a set.
 */
export class DualSimplex {
  readonly #problem: Problem;
  #cells = new Float64Array(0);
  /** Variable that is basic in each row (1-based) and nonbasic in each column. */
  #rowOf = new Int32Array(0);
  #columnOf = new Int32Array(0);
  #rows = 0;
  #columns = 0;

  constructor(problem: Problem) {
    this.#problem = problem;
  }

  /** @param prices one per want, written */
  solve(rest: Remainder, prices: Float64Array): DualKind {
    this.#fill(rest);
    const ray = this.#pivotAll();
    const columns = this.#columns;
    const line = Math.max(ray, 0) * (columns + 1);
    prices.fill(0);
    for (let c = 0; c < columns; c++) {
      const variable = this.#columnOf[c] as number;
      if (variable < prices.length) prices[variable] = this.#cells[line + c] as number;
    }
    const basic = this.#rowOf[Math.max(ray, 0)] as number;
    if (ray > 0 && basic < prices.length) prices[basic] = 1;
    return ray > 0 ? "ray" : "optimum";
  }

  /** @returns row that cannot be met, or 0 */
  #pivotAll(): number {
    const cells = this.#cells;
    const columns = this.#columns;
    const width = columns + 1;
    for (let pivots = 0; pivots < maxPivots; pivots++) {
      let leave = 0;
      let least = -1e-7;
      for (let r = 1; r <= this.#rows; r++) {
        const value = cells[r * width + columns] as number;
        if (value < least) {
          least = value;
          leave = r;
        }
      }
      if (leave === 0) return 0;
      let enter = -1;
      let ratio = Infinity;
      let steepest = 0;
      for (let c = 0; c < columns; c++) {
        const step = -(cells[leave * width + c] as number);
        if (step <= tolerance) continue;
        const quotient = (cells[c] as number) / step;
        // Among equals the largest pivot keeps the figures exact.
        if (quotient < ratio - 1e-12 || (quotient <= ratio + 1e-12 && step > steepest)) {
          ratio = Math.min(quotient, ratio);
          enter = c;
          steepest = step;
        }
      }
      if (enter === -1) return leave;
      this.#pivot(leave, enter);
    }
    return 0;
  }

  #pivot(row: number, column: number): void {
    const cells = this.#cells;
    const width = this.#columns + 1;
    const from = row * width;
    const inverse = 1 / (cells[from + column] as number);
    for (let c = 0; c < width; c++) cells[from + c] = (cells[from + c] as number) * inverse;
    cells[from + column] = inverse;
    for (let r = 0; r <= this.#rows; r++) {
      if (r === row) continue;
      const at = r * width;
      const factor = cells[at + column] as number;
      if (factor === 0) continue;
      for (let c = 0; c < width; c++) {
        const value = cells[from + c] as number;
        if (value !== 0) cells[at + c] = (cells[at + c] as number) - factor * value;
      }
      cells[at + column] = -factor * inverse;
    }
    const out = this.#rowOf[row] as number;
    this.#rowOf[row] = this.#columnOf[column] as number;
    this.#columnOf[column] = out;
  }

  /**
   * Row 0 holds the reduced costs, which stay at 0 or above; the last column holds what each basic variable
   * is. Variables are numbered: surplus of wants first, then everything else, which is never read again.
   */
  #fill(rest: Remainder): void {
    const { wants, slotWorth } = this.#problem;
    const K = wants.length;
    const layerRow = 1 + K + S;
    this.#makeRoom(rest);
    const cells = this.#cells;
    const columns = this.#columns;
    const width = columns + 1;
    let column = 0;

    for (let k = 0; k < K; k++) cells[(1 + k) * width + columns] = -(rest.needs[k] as number);
    for (let s = 0; s < S; s++) cells[(1 + K + s) * width + columns] = rest.slots[s] as number;
    // A decoration: one level of its skill for one slot of its size. A level left open: for what it costs.
    for (let k = 0; k < K; k++) {
      const size = wants[k]?.size ?? 0;
      if (size > 0) {
        cells[column] = slotWorth[size - 1] as number;
        cells[(1 + k) * width + column] = -1;
        cells[(K + size) * width + column++] = 1;
      }
      if ((rest.leave[k] as number) < Infinity) {
        cells[column] = rest.leave[k] as number;
        cells[(1 + k) * width + column++] = -1;
      }
    }
    // What finds no slot of its size goes into one of the next.
    for (let s = 1; s < S; s++) {
      cells[column] = (slotWorth[s] as number) - (slotWorth[s - 1] as number);
      cells[(K + s) * width + column] = -1;
      cells[(K + s + 1) * width + column++] = 1;
    }
    for (let i = 0; i < rest.layers.length; i++) {
      const { layer, candidates, count } = rest.layers[i] as Remainder["layers"][number];
      const head = this.#bestAlone(layer, candidates, count);
      const most = this.#aloneWorth(layer, head);
      for (let c = 0; c < count; c++) {
        const p = candidates[c] as number;
        if (p === head) continue;
        cells[column] = most - this.#aloneWorth(layer, p);
        for (let k = 0; k < K; k++) {
          cells[(1 + k) * width + column] =
            capped(layer, head, k, rest.needs) - capped(layer, p, k, rest.needs);
        }
        for (let s = 0; s < S; s++) {
          cells[(1 + K + s) * width + column] =
            (layer.slots[head * S + s] as number) - (layer.slots[p * S + s] as number);
        }
        cells[(layerRow + i) * width + column++] = 1;
      }
      for (let k = 0; k < K; k++) {
        const at = (1 + k) * width + columns;
        cells[at] = (cells[at] as number) + capped(layer, head, k, rest.needs);
      }
      for (let s = 0; s < S; s++) {
        const at = (1 + K + s) * width + columns;
        cells[at] = (cells[at] as number) + (layer.slots[head * S + s] as number);
      }
      cells[(layerRow + i) * width + columns] = 1;
    }
  }

  /** Empties the tableau; it grows only where an earlier one was smaller. */
  #makeRoom({ layers, leave }: Remainder): void {
    const { wants } = this.#problem;
    this.#rows = wants.length + S + layers.length;
    this.#columns = S - 1;
    for (let k = 0; k < wants.length; k++) {
      if ((wants[k]?.size ?? 0) > 0) this.#columns++;
      if ((leave[k] as number) < Infinity) this.#columns++;
    }
    for (let i = 0; i < layers.length; i++) this.#columns += (layers[i]?.count ?? 1) - 1;
    const room = (this.#rows + 1) * (this.#columns + 1);
    if (this.#cells.length < room) this.#cells = new Float64Array(room);
    else this.#cells.fill(0, 0, room);
    if (this.#rowOf.length <= this.#rows) this.#rowOf = new Int32Array(this.#rows + 1);
    if (this.#columnOf.length < this.#columns) this.#columnOf = new Int32Array(this.#columns);
    for (let r = 1; r <= this.#rows; r++) this.#rowOf[r] = r - 1;
    this.#columnOf.fill(this.#rows, 0, this.#columns);
  }

  /** Value with all slots empty. */
  #aloneWorth(layer: Layer, p: number): number {
    const { slotWorth } = this.#problem;
    let sum = layer.value[p] as number;
    for (let s = 0; s < S; s++) sum += (layer.slots[p * S + s] as number) * (slotWorth[s] as number);
    return sum;
  }

  #bestAlone(layer: Layer, candidates: Int32Array, count: number): number {
    let head = candidates[0] as number;
    let most = this.#aloneWorth(layer, head);
    for (let c = 1; c < count; c++) {
      const worth = this.#aloneWorth(layer, candidates[c] as number);
      if (worth > most) {
        most = worth;
        head = candidates[c] as number;
      }
    }
    return head;
  }
}

/** Levels beyond the need are no use, and a tighter program without them. */
function capped({ levels }: Layer, p: number, k: number, needs: ArrayLike<number>): number {
  return Math.min(levels[p * needs.length + k] as number, needs[k] as number);
}
