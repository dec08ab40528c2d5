import { type Problem, slotLevels } from "./problem";

/** What is left to decide below a node: which layers, and what they must bring. */
export interface Remainder {
  /** Layers that are still open. */
  readonly layers: readonly number[];
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
export function solveDual(problem: Problem, rest: Remainder): DualPrices | null {
  const skills = problem.skills.length;
  const bonuses = problem.bonuses.length;
  const tableau = createTableau(problem, rest);
  if (!tableau) return null;
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
 * Row 0 holds the reduced costs, which stay at 0 or above. Variables are numbered: slack of skills, slack of
 * bonuses, free slots by level, then everything else (never read again).
 */
function createTableau(problem: Problem, rest: Remainder): Tableau | null {
  const { skills, bonuses, layers, slotWorth } = problem;
  const first = skills.length + bonuses.length;
  const rows = first + slotLevels + rest.layers.length;
  const sized = skills.map(({ size }, at) => ({ size, at })).filter(({ size }) => size > 0);
  let columns = sized.length + slotLevels - 1;
  for (const l of rest.layers) columns += (layers[l]?.size ?? 0) - 1;
  const width = columns + 1;
  const cells = new Float64Array((rows + 1) * width);
  const rowOf = new Int32Array(rows + 1);
  const columnOf = new Int32Array(columns);
  for (let r = 1; r <= rows; r++) rowOf[r] = r - 1;
  let variable = rows;
  let column = 0;
  const set = (row: number, at: number, value: number) => {
    cells[row * width + at] = value;
  };
  const add = (row: number, value: number) => {
    cells[row * width + columns] = (cells[row * width + columns] as number) + value;
  };

  for (let k = 0; k < skills.length; k++) set(1 + k, columns, -(rest.skillNeeds[k] as number));
  for (let b = 0; b < bonuses.length; b++) set(1 + skills.length + b, columns, -(rest.bonusNeeds[b] as number));
  for (let s = 0; s < slotLevels; s++) set(1 + first + s, columns, rest.slots[s] as number);

  // A decoration: one level of its skill, one slot of its size.
  for (const { size, at } of sized) {
    set(0, column, slotWorth[size - 1] as number);
    set(1 + at, column, -1);
    set(1 + first + size - 1, column, 1);
    columnOf[column++] = variable++;
  }
  // What finds no slot of its size goes into one of the next.
  for (let s = 0; s + 1 < slotLevels; s++) {
    set(0, column, (slotWorth[s + 1] as number) - (slotWorth[s] as number));
    set(1 + first + s, column, -1);
    set(1 + first + s + 1, column, 1);
    columnOf[column++] = variable++;
  }

  for (let i = 0; i < rest.layers.length; i++) {
    const layer = layers[rest.layers[i] as number];
    if (!layer || layer.size === 0) return null;
    const worth = (p: number) => {
      let sum = layer.value[p] as number;
      for (let s = 0; s < slotLevels; s++) {
        sum += (layer.slots[p * slotLevels + s] as number) * (slotWorth[s] as number);
      }
      return sum;
    };
    let base = 0;
    let most = worth(0);
    for (let p = 1; p < layer.size; p++) {
      const value = worth(p);
      if (value > most) {
        most = value;
        base = p;
      }
    }
    for (let k = 0; k < skills.length; k++) add(1 + k, layer.levels[base * skills.length + k] as number);
    for (let b = 0; b < bonuses.length; b++) {
      add(1 + skills.length + b, layer.bonuses[base * bonuses.length + b] as number);
    }
    for (let s = 0; s < slotLevels; s++) add(1 + first + s, layer.slots[base * slotLevels + s] as number);
    const own = 1 + first + slotLevels + i;
    set(own, columns, 1);
    for (let p = 0; p < layer.size; p++) {
      if (p === base) continue;
      set(0, column, most - worth(p));
      for (let k = 0, n = skills.length; k < n; k++) {
        set(1 + k, column, (layer.levels[base * n + k] as number) - (layer.levels[p * n + k] as number));
      }
      for (let b = 0, n = bonuses.length; b < n; b++) {
        set(
          1 + skills.length + b,
          column,
          (layer.bonuses[base * n + b] as number) - (layer.bonuses[p * n + b] as number),
        );
      }
      for (let s = 0; s < slotLevels; s++) {
        set(
          1 + first + s,
          column,
          (layer.slots[base * slotLevels + s] as number) - (layer.slots[p * slotLevels + s] as number),
        );
      }
      set(own, column, 1);
      columnOf[column++] = variable++;
    }
  }
  return { cells, rows, columns, rowOf, columnOf };
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
