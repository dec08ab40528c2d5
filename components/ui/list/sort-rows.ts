import type { Direction, Sort } from "@/lib/site/list-state";
import type { Column } from "./table-column";

const collator = new Intl.Collator("en", { numeric: true });

/**
 * Rows in the order of a column. Stable: rows of equal value keep their order. Rows without a value come last
 * in both directions. Sorting by an unknown column changes nothing.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | undefined,
): readonly Row[] {
  const valueFor = sort && columns.find(({ key }) => key === sort.key)?.sortValue;
  if (!valueFor) return rows;
  const sign = sort.direction === "asc" ? 1 : -1;
  return rows
    .map((row) => ({ row, value: valueFor(row) }))
    .sort((a, b) => {
      if (a.value === null || b.value === null) return Number(a.value === null) - Number(b.value === null);
      return sign * compare(a.value, b.value);
    })
    .map(({ row }) => row);
}

function compare(a: number | string, b: number | string): number {
  return typeof a === "number" && typeof b === "number" ? a - b : collator.compare(String(a), String(b));
}

/** Where a click on a column's header leads: the other direction, or the first one of a new column. */
export function getNextSort<Row>(column: Column<Row>, sort: Sort | undefined, rows: readonly Row[]): Sort {
  const { key } = column;
  if (sort?.key === key) return { key, direction: sort.direction === "asc" ? "desc" : "asc" };
  return { key, direction: column.firstDirection ?? getDefaultDirection(column, rows) };
}

/** Figures begin with the highest, words with A. */
function getDefaultDirection<Row>({ sortValue }: Column<Row>, rows: readonly Row[]): Direction {
  return sortValue && rows.some((row) => typeof sortValue(row) === "number") ? "desc" : "asc";
}
