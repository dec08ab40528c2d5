import * as cells from "../cells";
import type { Layer } from "../layers";
import { slotLevels } from "../measures";
import type { Problem } from "../problem";

const { readByte, readFloat, readInt, readItem } = cells;

/** Local, because some module systems look an imported constant up at every use. */
const slotStride = slotLevels;

/** Open decisions below a node: which layers, and what they must bring. */
interface Remainder {
  /** Layers that are still open, with the candidates that may be chosen: the first `count` of a list. */
  readonly layers: readonly {
    readonly layer: Layer;
    readonly candidates: Int32Array;
    readonly count: number;
  }[];
  readonly needs: Int32Array;
  /** Least that it costs per level to leave a target open; `Infinity` where it must be met. */
  readonly leave: Float64Array;
  /** Slots of exactly level 1, 2, 3 that the chosen parts have. */
  readonly slots: Int32Array;
}

/**
 * - `optimum`: prices of the linear program.
 * - `ray`: no mix of candidates, however fractional, meets the needs; the prices show it.
 */
type DualKind = "optimum" | "ray";

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

  /** @param prices one per target, written */
  solve(rest: Remainder, prices: Float64Array): DualKind {
    this.#fill(rest);
    const ray = this.#pivotAll();
    const columns = this.#columns;
    const line = Math.max(ray, 0) * (columns + 1);
    prices.fill(0);
    for (let c = 0; c < columns; c++) {
      const variable = readInt(this.#columnOf, c);
      if (variable < prices.length) prices[variable] = readFloat(this.#cells, line + c);
    }
    const basic = readInt(this.#rowOf, Math.max(ray, 0));
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
      let minValue = -1e-7;
      for (let r = 1; r <= this.#rows; r++) {
        const value = readFloat(cells, r * width + columns);
        if (value < minValue) {
          minValue = value;
          leave = r;
        }
      }
      if (leave === 0) return 0;
      let enter = -1;
      let ratio = Infinity;
      let steepest = 0;
      for (let c = 0; c < columns; c++) {
        const step = -readFloat(cells, leave * width + c);
        if (step <= tolerance) continue;
        const quotient = readFloat(cells, c) / step;
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
    const inverse = 1 / readFloat(cells, from + column);
    for (let c = 0; c < width; c++) cells[from + c] = readFloat(cells, from + c) * inverse;
    cells[from + column] = inverse;
    for (let r = 0; r <= this.#rows; r++) {
      if (r === row) continue;
      const at = r * width;
      const factor = readFloat(cells, at + column);
      if (factor === 0) continue;
      for (let c = 0; c < width; c++) {
        const value = readFloat(cells, from + c);
        if (value !== 0) cells[at + c] = readFloat(cells, at + c) - factor * value;
      }
      cells[at + column] = -factor * inverse;
    }
    const out = readInt(this.#rowOf, row);
    this.#rowOf[row] = readInt(this.#columnOf, column);
    this.#columnOf[column] = out;
  }

  /**
   * Row 0 holds the reduced costs, which stay at 0 or above; the last column holds what each basic variable
   * is. Variables are numbered: surplus of targets first, then everything else, which is never read again.
   */
  #fill(rest: Remainder): void {
    const { targets, slotWorth } = this.#problem;
    const targetCount = targets.length;
    const layerRow = 1 + targetCount + slotStride;
    this.#makeRoom(rest);
    const cells = this.#cells;
    const columns = this.#columns;
    const width = columns + 1;
    let column = 0;

    for (let k = 0; k < targetCount; k++) cells[(1 + k) * width + columns] = -readInt(rest.needs, k);
    for (let s = 0; s < slotStride; s++)
      cells[(1 + targetCount + s) * width + columns] = readInt(rest.slots, s);
    // A decoration: one level of its skill for one slot of its size. A level left open: for what it costs.
    for (let k = 0; k < targetCount; k++) {
      const size = targets[k]?.size ?? 0;
      if (size > 0) {
        cells[column] = readFloat(slotWorth, size - 1);
        cells[(1 + k) * width + column] = -1;
        cells[(targetCount + size) * width + column++] = 1;
      }
      if (readFloat(rest.leave, k) < Infinity) {
        cells[column] = readFloat(rest.leave, k);
        cells[(1 + k) * width + column++] = -1;
      }
    }
    // What finds no slot of its size goes into one of the next.
    for (let s = 1; s < slotStride; s++) {
      cells[column] = readFloat(slotWorth, s) - readFloat(slotWorth, s - 1);
      cells[(targetCount + s) * width + column] = -1;
      cells[(targetCount + s + 1) * width + column++] = 1;
    }
    for (let i = 0; i < rest.layers.length; i++) {
      const { layer, candidates, count } = readItem(rest.layers, i);
      const head = this.#findBestAlone(layer, candidates, count);
      const max = this.#getWorthAlone(layer, head);
      for (let c = 0; c < count; c++) {
        const p = readInt(candidates, c);
        if (p === head) continue;
        cells[column] = max - this.#getWorthAlone(layer, p);
        for (let k = 0; k < targetCount; k++) {
          cells[(1 + k) * width + column] =
            capLevel(layer, head, k, rest.needs) - capLevel(layer, p, k, rest.needs);
        }
        for (let s = 0; s < slotStride; s++) {
          cells[(1 + targetCount + s) * width + column] =
            readByte(layer.slots, head * slotStride + s) - readByte(layer.slots, p * slotStride + s);
        }
        cells[(layerRow + i) * width + column++] = 1;
      }
      for (let k = 0; k < targetCount; k++) {
        const at = (1 + k) * width + columns;
        cells[at] = readFloat(cells, at) + capLevel(layer, head, k, rest.needs);
      }
      for (let s = 0; s < slotStride; s++) {
        const at = (1 + targetCount + s) * width + columns;
        cells[at] = readFloat(cells, at) + readByte(layer.slots, head * slotStride + s);
      }
      cells[(layerRow + i) * width + columns] = 1;
    }
  }

  /** Empties the tableau; it grows only where an earlier one was smaller. */
  #makeRoom({ layers, leave }: Remainder): void {
    const { targets } = this.#problem;
    this.#rows = targets.length + slotStride + layers.length;
    this.#columns = slotStride - 1;
    for (let k = 0; k < targets.length; k++) {
      if ((targets[k]?.size ?? 0) > 0) this.#columns++;
      if (readFloat(leave, k) < Infinity) this.#columns++;
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
  #getWorthAlone(layer: Layer, p: number): number {
    const { slotWorth } = this.#problem;
    let sum = readFloat(layer.value, p);
    for (let s = 0; s < slotStride; s++)
      sum += readByte(layer.slots, p * slotStride + s) * readFloat(slotWorth, s);
    return sum;
  }

  #findBestAlone(layer: Layer, candidates: Int32Array, count: number): number {
    let head = readInt(candidates, 0);
    let max = this.#getWorthAlone(layer, head);
    for (let c = 1; c < count; c++) {
      const worth = this.#getWorthAlone(layer, readInt(candidates, c));
      if (worth > max) {
        max = worth;
        head = readInt(candidates, c);
      }
    }
    return head;
  }
}

/** Levels beyond the need are no use, and a tighter program without them. */
function capLevel({ levels }: Layer, p: number, k: number, needs: Int32Array): number {
  return Math.min(readByte(levels, p * needs.length + k), readInt(needs, k));
}
