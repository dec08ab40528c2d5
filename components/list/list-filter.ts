/** One filter of a list, as the chips and the empty result speak of it. */
export interface ListFilter<Row> {
  /** Of the field in the list's state. */
  readonly key: string;
  /** Name of the filter: "Element". */
  readonly label: string;
  /** The choice as text: "Fire or Ice". Empty = inactive. Different choices need different texts. */
  readonly value: string;
  /** Called only while the filter is active. */
  readonly test: RowTest<Row>;
}

/** Whether a row passes. `guess` is the test that accepts typos, for a list in which no row is named as typed. */
export interface RowTest<Row> {
  (row: Row): boolean;
  readonly guess?: (row: Row) => boolean;
}

/** The filters that do something. */
export function getActiveFilters<Row>(filters: readonly ListFilter<Row>[]): readonly ListFilter<Row>[] {
  return filters.filter(({ value }) => value !== "");
}

function matchesFilters<Row>(row: Row, filters: readonly ListFilter<Row>[]): boolean {
  return filters.every(({ test }) => test(row));
}

/** The rows that pass all filters. Words that no row of the list has are taken for typos. */
export function filterRows<Row>(rows: readonly Row[], filters: readonly ListFilter<Row>[]): readonly Row[] {
  const tests = filters.map(({ test }) => (test.guess && !rows.some((row) => test(row)) ? test.guess : test));
  return rows.filter((row) => tests.every((test) => test(row)));
}

/** A filter with the number of rows that dropping it alone would give. */
interface FilterRelief<Row> {
  readonly filter: ListFilter<Row>;
  readonly count: number;
}

/**
 * The filters that cause an empty result, the most helpful first.
 *
 * @param active filters that together leave no row
 * @returns the filters whose dropping alone gives rows
 */
export function findReliefs<Row>(
  rows: readonly Row[],
  active: readonly ListFilter<Row>[],
): readonly FilterRelief<Row>[] {
  return active
    .map((filter) => {
      const others = active.filter((each) => each !== filter);
      return { filter, count: rows.filter((row) => matchesFilters(row, others)).length };
    })
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}
