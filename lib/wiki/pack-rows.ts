/** One key of all rows: the values themselves, or the different ones and the place of each row's. */
type PackedColumn =
  | readonly [key: string, values: readonly unknown[]]
  | readonly [key: string, different: readonly unknown[], places: readonly number[]];

declare const rowType: unique symbol;

/** Rows of a long table as they travel in the data of a page: by column, equal values once. */
export interface PackedRows<Row> {
  readonly count: number;
  readonly columns: readonly PackedColumn[];
  /** Never there at run time: it lets the compiler know what comes out. */
  readonly [rowType]?: Row;
}

/** Stands for a key that a row does not have. */
const absent = -1;

/**
 * Writes rows by column, so that no key is repeated and a value that many rows share is sent once. What comes out of
 * `unpackRows` equals what went in.
 *
 * @param rows of values that JSON can hold
 */
export function packRows<Row extends object>(rows: readonly Row[]): PackedRows<Row> {
  const records = rows as readonly Readonly<Record<string, unknown>>[];
  const keys = new Set(records.flatMap((row) => Object.keys(row).filter((key) => row[key] !== undefined)));
  return { count: rows.length, columns: [...keys].map((key) => packColumn(key, records)) };
}

function packColumn(key: string, rows: readonly Readonly<Record<string, unknown>>[]): PackedColumn {
  const places = new Map<string, number>();
  const different: unknown[] = [];
  const at = rows.map((row) => {
    const value = row[key];
    if (value === undefined) return absent;
    const text = JSON.stringify(value);
    const known = places.get(text);
    if (known !== undefined) return known;
    places.set(text, different.length);
    return different.push(value) - 1;
  });
  const shared: PackedColumn = [key, different, at];
  if (at.includes(absent)) return shared;
  const plain: PackedColumn = [key, rows.map((row) => row[key])];
  return JSON.stringify(plain).length <= JSON.stringify(shared).length ? plain : shared;
}

/** Gives packed rows their shape back. Rows with equal lists or objects share one: they are to be read only. */
export function unpackRows<Row extends object>({ count, columns }: PackedRows<Row>): readonly Row[] {
  const rows = Array.from({ length: count }, (): Record<string, unknown> => ({}));
  for (const [key, values, places] of columns) {
    for (const [at, row] of rows.entries()) {
      const place = places ? places[at] : at;
      if (place !== undefined && place !== absent) row[key] = values[place];
    }
  }
  return rows as Row[];
}
