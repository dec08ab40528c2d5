/*
 * The cheapest mix of activities that meets every demand: min Σ cost(m) · x(m) with Σ gain(m, j) · x(m) ≥ demand(j)
 * and x ≥ 0, solved exactly by the simplex method on its dual, max Σ demand(j) · y(j) with
 * Σ gain(m, j) · y(j) ≤ cost(m). The dual starts feasible at y = 0, and the answer is in its last row.
 */

/** Smaller than any gain, cost or demand that occurs. */
const nothing = 1e-9;

interface CoverTask {
  /** Above 0, one per activity. */
  readonly costs: readonly number[];
  /** Above 0, one per demand. */
  readonly demands: readonly number[];
  /** `gains[activity][demand]`, 0 or more. Each demand is met by one activity at least. */
  readonly gains: readonly (readonly number[])[];
}

/**
 * How much of each activity to do.
 *
 * @returns one amount per activity, 0 or more
 * @throws where a demand is met by no activity
 */
export function findCheapestCover({ costs, demands, gains }: CoverTask): number[] {
  const unmet = demands.findIndex((_, demand) => gains.every((gain) => (gain[demand] ?? 0) <= nothing));
  if (unmet >= 0) throw new Error(`No activity meets demand ${unmet}`);
  const table = createTable({ costs, demands, gains });
  // With Bland's rule the method never visits a table twice, so it ends.
  for (let column = findEnteringColumn(table); column >= 0; column = findEnteringColumn(table)) {
    const row = findLeavingRow(table, column);
    if (row < 0) throw new Error("The demands have no end");
    pivotTable(table, row, column);
  }
  const last = table.rows.at(-1) ?? [];
  return costs.map((_, activity) => Math.max(0, last[demands.length + activity] ?? 0));
}

interface Table {
  /** One row per activity, then the row of the goal; the last column is the right-hand side. */
  readonly rows: number[][];
  /** Which column is solved for in each row. */
  readonly basis: number[];
}

function createTable({ costs, demands, gains }: CoverTask): Table {
  const rows = costs.map((cost, activity) => [
    ...demands.map((_, demand) => gains[activity]?.[demand] ?? 0),
    ...costs.map((_, other) => (other === activity ? 1 : 0)),
    cost,
  ]);
  rows.push([...demands.map((demand) => -demand), ...costs.map(() => 0), 0]);
  return { rows, basis: costs.map((_, activity) => demands.length + activity) };
}

/** The first column that still improves the goal, or −1. */
function findEnteringColumn({ rows }: Table): number {
  const goal = rows.at(-1) ?? [];
  return goal.slice(0, -1).findIndex((value) => value < -nothing);
}

/** The row that limits the column first; of several, the one solved for the earliest column. Or −1. */
function findLeavingRow({ rows, basis }: Table, column: number): number {
  let best = -1;
  let minLimit = Number.POSITIVE_INFINITY;
  rows.slice(0, -1).forEach((row, index) => {
    const share = row[column] ?? 0;
    if (share <= nothing) return;
    const limit = (row.at(-1) ?? 0) / share;
    const earlier = (basis[index] ?? 0) < (basis[best] ?? 0);
    if (limit < minLimit - nothing || (limit < minLimit + nothing && earlier)) {
      best = index;
      minLimit = Math.min(limit, minLimit);
    }
  });
  return best;
}

function pivotTable({ rows, basis }: Table, at: number, column: number): void {
  const pivotRow = rows[at] ?? [];
  const share = pivotRow[column] ?? 1;
  pivotRow.forEach((value, index) => {
    pivotRow[index] = value / share;
  });
  rows.forEach((row, index) => {
    const factor = row[column] ?? 0;
    if (index === at || factor === 0) return;
    row.forEach((value, place) => {
      row[place] = value - factor * (pivotRow[place] ?? 0);
    });
  });
  basis[at] = column;
}
