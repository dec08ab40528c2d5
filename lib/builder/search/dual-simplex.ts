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
  readonly skillNeeds: ArrayLike<number>;
  readonly bonusNeeds: ArrayLike<number>;
  /** Slots of exactly level 1, 2, 3 that the chosen parts have. */
  readonly slots: ArrayLike<number>;
}

export interface DualPrices {
  /** `ray`: no mix of candidates, however fractional, meets the needs. */
  readonly kind: "optimum" | "ray";
  readonly skill: Float64Array;
  readonly bonus: Float64Array;
}

const tolerance = 1e-9;
/** Beyond this the prices reached are good enough; any are valid. */
const maxPivots = 300;

/**
 * Finds good prices by the linear program in which candidates may be mixed: the dual simplex method on a
 * condensed tableau. It starts from each layer's best candidate with all prices 0, which is dual feasible, so
 * that the prices at every step are valid and it may stop at any time. What it returns is only a proposal:
 * the bound is always worked out anew from the prices, so rounding here can cost time and never a set.
 */
export function solveDual(problem: Problem, rest: Remainder): DualPrices {
  const skills = problem.skills.length;
  const bonuses = problem.bonuses.length;
  const tableau = createTableau(problem, rest);
  const { cells, rows, columns, rowOf, columnOf } = tableau;
  const width = columns + 1;

  let ray = -1;
  for (let pivots = 0; pivots < maxPivots; pivots++) {
    let leave = -1;
    let least = -1e-7;
    for (let r = 1; r <= rows; r++) {
      const b = cells[r * width + columns] as number;
      if (b < least) {
        least = b;
        leave = r;
      }
    }
    if (leave === -1) break;
    let enter = -1;
    let ratio = Infinity;
    let steepest = 0;
    for (let c = 0; c < columns; c++) {
      const a = cells[leave * width + c] as number;
      if (a >= -tolerance) continue;
      const z = cells[c] as number;
      const q = z / -a;
      // Among equals the largest pivot keeps the figures exact.
      if (q < ratio - 1e-12 || (q <= ratio + 1e-12 && -a > steepest)) {
        ratio = Math.min(q, ratio);
        enter = c;
        steepest = -a;
      }
    }
    if (enter === -1) {
      ray = leave;
      break;
    }
    pivot(cells, rows, columns, leave, enter);
    const out = rowOf[leave] as number;
    rowOf[leave] = columnOf[enter] as number;
    columnOf[enter] = out;
  }

  const skill = new Float64Array(skills);
  const bonus = new Float64Array(bonuses);
  const line = ray === -1 ? 0 : ray;
  const note = (variable: number, price: number) => {
    if (variable < skills) skill[variable] = price;
    else if (variable < skills + bonuses) bonus[variable - skills] = price;
  };
  for (let c = 0; c < columns; c++) note(columnOf[c] as number, cells[line * width + c] as number);
  if (ray !== -1) note(rowOf[ray] as number, 1);
  return { kind: ray === -1 ? "optimum" : "ray", skill, bonus };
}

interface Tableau {
  readonly cells: Float64Array;
  readonly rows: number;
  readonly columns: number;
  /** Variable that is basic in each row (1-based) and nonbasic in each column. */
  readonly rowOf: Int32Array;
  readonly columnOf: Int32Array;
}

/**
 * Row 0 holds the reduced costs, which stay at 0 or above; the last column holds what each basic variable is.
 * Variables are numbered: slack of skills, slack of bonuses, free slots by level, then everything else, which
 * is never read again.
 */
function createTableau(problem: Problem, rest: Remainder): Tableau {
  const { skills, bonuses, slotWorth } = problem;
  const K = skills.length;
  const B = bonuses.length;
  const first = K + B;
  const rows = first + S + rest.layers.length;
  let columns = S - 1;
  for (const { size } of skills) if (size > 0) columns++;
  for (const { count } of rest.layers) columns += count - 1;
  const width = columns + 1;
  const cells = new Float64Array((rows + 1) * width);
  const rowOf = new Int32Array(rows + 1);
  const columnOf = new Int32Array(columns).fill(rows);
  for (let r = 1; r <= rows; r++) rowOf[r] = r - 1;
  let column = 0;

  for (let k = 0; k < K; k++) cells[(1 + k) * width + columns] = -(rest.skillNeeds[k] as number);
  for (let b = 0; b < B; b++) cells[(1 + K + b) * width + columns] = -(rest.bonusNeeds[b] as number);
  for (let s = 0; s < S; s++) cells[(1 + first + s) * width + columns] = rest.slots[s] as number;

  // A decoration: one level of its skill for one slot of its size.
  for (let k = 0; k < K; k++) {
    const size = skills[k]?.size ?? 0;
    if (size === 0) continue;
    cells[column] = slotWorth[size - 1] as number;
    cells[(1 + k) * width + column] = -1;
    cells[(first + size) * width + column] = 1;
    column++;
  }
  // What finds no slot of its size goes into one of the next.
  for (let s = 1; s < S; s++) {
    cells[column] = (slotWorth[s] as number) - (slotWorth[s - 1] as number);
    cells[(first + s) * width + column] = -1;
    cells[(first + s + 1) * width + column] = 1;
    column++;
  }
  rest.layers.forEach(({ layer, candidates, count }, i) => {
    const head = bestAlone(layer, candidates, count, slotWorth);
    const most = aloneWorth(layer, head, slotWorth);
    for (let c = 0; c < count; c++) {
      const p = candidates[c] as number;
      if (p === head) continue;
      cells[column] = most - aloneWorth(layer, p, slotWorth);
      for (let k = 0; k < K; k++) {
        const need = rest.skillNeeds[k] as number;
        cells[(1 + k) * width + column] =
          Math.min(layer.levels[head * K + k] as number, need) -
          Math.min(layer.levels[p * K + k] as number, need);
      }
      for (let b = 0; b < B; b++) {
        cells[(1 + K + b) * width + column] =
          (layer.bonuses[head * B + b] as number) - (layer.bonuses[p * B + b] as number);
      }
      for (let s = 0; s < S; s++) {
        cells[(1 + first + s) * width + column] =
          (layer.slots[head * S + s] as number) - (layer.slots[p * S + s] as number);
      }
      cells[(1 + first + S + i) * width + column] = 1;
      column++;
    }
    for (let k = 0; k < K; k++) {
      const at = (1 + k) * width + columns;
      const need = rest.skillNeeds[k] as number;
      cells[at] = (cells[at] as number) + Math.min(layer.levels[head * K + k] as number, need);
    }
    for (let b = 0; b < B; b++) {
      const at = (1 + K + b) * width + columns;
      cells[at] = (cells[at] as number) + (layer.bonuses[head * B + b] as number);
    }
    for (let s = 0; s < S; s++) {
      const at = (1 + first + s) * width + columns;
      cells[at] = (cells[at] as number) + (layer.slots[head * S + s] as number);
    }
    cells[(1 + first + S + i) * width + columns] = 1;
  });
  return { cells, rows, columns, rowOf, columnOf };
}

/** Value with all slots empty. */
function aloneWorth(layer: Layer, p: number, slotWorth: Float64Array): number {
  let sum = layer.value[p] as number;
  for (let s = 0; s < S; s++) sum += (layer.slots[p * S + s] as number) * (slotWorth[s] as number);
  return sum;
}

function bestAlone(layer: Layer, candidates: Int32Array, count: number, slotWorth: Float64Array): number {
  let head = candidates[0] as number;
  for (let c = 1; c < count; c++) {
    const p = candidates[c] as number;
    if (aloneWorth(layer, p, slotWorth) > aloneWorth(layer, head, slotWorth)) head = p;
  }
  return head;
}

function pivot(cells: Float64Array, rows: number, columns: number, row: number, column: number): void {
  const width = columns + 1;
  const from = row * width;
  const inverse = 1 / (cells[from + column] as number);
  for (let c = 0; c < width; c++) cells[from + c] = (cells[from + c] as number) * inverse;
  cells[from + column] = inverse;
  for (let r = 0; r <= rows; r++) {
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
}
