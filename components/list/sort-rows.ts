import type { Language } from "@/lib/catalog/languages";
import type { NamesTable } from "@/lib/names/names-store";
import type { Direction, Sort } from "@/lib/site/list-state";
import type { Column } from "./table-column";

/** Names as they are shown, by the keys of the rows, and the order of their language. */
interface SortNames<Row> {
  readonly language: Language;
  readonly table: NamesTable;
  readonly rowKey: (row: Row) => string;
}

const collators = new Map<string, Intl.Collator>();

function getCollator(tag: string): Intl.Collator {
  const collator = collators.get(tag) ?? new Intl.Collator(tag, { numeric: true });
  collators.set(tag, collator);
  return collator;
}

/**
 * Rows in the order of a column. Stable: rows of equal value keep their order. Rows without a value come last
 * in both directions. Sorting by an unknown column changes nothing.
 *
 * @param names left out, names are sorted in English
 */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | undefined,
  names?: SortNames<Row> | undefined,
): readonly Row[] {
  const column = columns.find(({ key }) => key === sort?.key);
  const english = column?.sortValue;
  if (!sort || !english) return rows;
  const shown = (column?.entity && names?.table[column.entity]) ?? {};
  const valueFor = (row: Row) => (names && shown[names.rowKey(row)]) ?? english(row);
  const collator = getCollator(names ? names.language.tag : "en");
  const sign = sort.direction === "asc" ? 1 : -1;
  return rows
    .map((row) => ({ row, value: valueFor(row) }))
    .sort((a, b) => {
      if (a.value === null || b.value === null) return Number(a.value === null) - Number(b.value === null);
      return sign * compare(a.value, b.value, collator);
    })
    .map(({ row }) => row);
}

function compare(a: number | string, b: number | string, collator: Intl.Collator): number {
  return typeof a === "number" && typeof b === "number" ? a - b : collator.compare(String(a), String(b));
}

/** Rows whose order is worked out once it is asked for: those of a document are in it already. */
export interface LazyRows<Row> {
  readonly count: number;
  read(): readonly Row[];
}

export function sortRowsLazily<Row>(...sorting: Parameters<typeof sortRows<Row>>): LazyRows<Row> {
  let sorted: readonly Row[] | undefined;
  return {
    count: sorting[0].length,
    read: () => {
      sorted ??= sortRows(...sorting);
      return sorted;
    },
  };
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
