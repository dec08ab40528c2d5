import { createDamagedError } from "./data-error";

/**
 * How the values of one field are written, those of all records at once: values that are alike are next to
 * each other, which compresses far better than records do. What is unpacked is checked, so that a damaged file
 * is refused and crashes nothing.
 */
export interface ColumnCodec<T> {
  /** @throws RangeError for a value that the column has no room for */
  pack(values: readonly T[]): unknown;
  /**
   * @param count how many values there must be
   * @param where what is being read, for the message
   * @throws BuilderDataError where that is not what `pack` writes
   */
  unpack(packed: unknown, count: number, where: string): T[];
}

/** More than any file holds; keeps a damaged count from filling the memory. */
const maxValues = 200_000;

const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_";
const digitValues = new Map([...digits].map((digit, value) => [digit, value]));

/** Any text without line breaks. */
export const texts: ColumnCodec<string> = {
  pack(values) {
    if (values.some((text) => text.includes("\n"))) throw new RangeError("A text has a line break.");
    return values.join("\n");
  },
  unpack(packed, count, where) {
    if (typeof packed !== "string") throw createDamagedError(where);
    const values = count === 0 && packed === "" ? [] : packed.split("\n");
    if (values.length !== count) throw createDamagedError(where);
    return values;
  },
};

/** Any finite numbers. */
export const numbers: ColumnCodec<number> = {
  pack: (values) => values,
  unpack(packed, count, where) {
    const values = createList(packed, count, where);
    return values.map((value) => {
      if (typeof value !== "number" || !Number.isFinite(value)) throw createDamagedError(where);
      return value;
    });
  },
};

/** Whole numbers from 0 to 63, one character each. */
export const small: ColumnCodec<number> = {
  pack: (values) =>
    values
      .map((value) => {
        const digit = digits[value];
        if (digit === undefined) throw new RangeError(`${value} is not a whole number from 0 to 63.`);
        return digit;
      })
      .join(""),
  unpack(packed, count, where) {
    if (typeof packed !== "string" || packed.length !== count) throw createDamagedError(where);
    return [...packed].map((digit) => digitValues.get(digit) ?? fail(where));
  },
};

/** Values out of a closed list, by their place in it. */
export function createCodeColumn<Code extends string>(list: readonly Code[]): ColumnCodec<Code> {
  const places = new Map(list.map((code, place) => [code, place]));
  const inner = list.length <= digits.length ? small : numbers;
  return {
    pack: (values) =>
      inner.pack(
        values.map((value) => {
          const place = places.get(value);
          if (place === undefined) throw new RangeError(`"${value}" is not in the list.`);
          return place;
        }),
      ),
    unpack: (packed, count, where) =>
      inner.unpack(packed, count, where).map((place) => list[place] ?? fail(where)),
  };
}

/** Fields of records, each a column of its own. Fields without a value are left out of the record. */
export function createRowsColumn<T extends object>(
  columns: { readonly [Key in keyof T]-?: ColumnCodec<T[Key]> },
): ColumnCodec<T> {
  const keys = Object.keys(columns) as (keyof T & string)[];
  return {
    pack: (values) => keys.map((key) => columns[key].pack(values.map((value) => value[key]))),
    unpack(packed, count, where) {
      const list = createList(packed, keys.length, where);
      const fields = keys.map((key, at) => columns[key].unpack(list[at], count, `${where}.${key}`));
      return Array.from({ length: count }, (_, row) => {
        const record: Partial<T> = {};
        keys.forEach((key, at) => {
          const value = fields[at]?.[row] as T[typeof key] | undefined;
          if (value !== undefined) record[key] = value;
        });
        // Every field was read by its own column, which has checked it.
        return record as T;
      });
    },
  };
}

/** Lists of values: their lengths, up to 63, then all values in a row. */
export function createListColumn<T>(column: ColumnCodec<T>): ColumnCodec<readonly T[]> {
  return {
    pack: (values) => [small.pack(values.map(({ length }) => length)), column.pack(values.flat() as T[])],
    unpack(packed, count, where) {
      const [lengths, all] = createList(packed, 2, where);
      const ends = small.unpack(lengths, count, where);
      const total = ends.reduce((sum, length) => sum + length, 0);
      if (total > maxValues) throw createDamagedError(where);
      const values = column.unpack(all, total, where);
      let start = 0;
      return ends.map((length) => {
        start += length;
        return values.slice(start - length, start);
      });
    },
  };
}

/** Values that may be missing. */
export function toOptionalColumn<T>(column: ColumnCodec<T>): ColumnCodec<T | undefined> {
  return toSparseColumn(column, undefined);
}

/** Values that may be `null`. */
export function toNullableColumn<T>(column: ColumnCodec<T>): ColumnCodec<T | null> {
  return toSparseColumn(column, null);
}

/** A flag that is `true` or missing. */
export const flag: ColumnCodec<true | undefined> = createFixedColumn(true);

/** One value, or none. */
export function createFixedColumn<const Value>(value: Value): ColumnCodec<Value | undefined> {
  return {
    pack: (values) => small.pack(values.map((each) => (each === undefined ? 0 : 1))),
    unpack: (packed, count, where) =>
      small.unpack(packed, count, where).map((bit) => (bit === 0 ? undefined : value)),
  };
}

/** `true` and `false`. */
export const booleans: ColumnCodec<boolean> = mapColumn(
  small,
  (bit) => bit !== 0,
  (value) => Number(value),
);

/** Values that are written as others. */
export function mapColumn<Inner, Outer>(
  column: ColumnCodec<Inner>,
  outward: (value: Inner) => Outer,
  inward: (value: Outer) => Inner,
): ColumnCodec<Outer> {
  return {
    pack: (values) => column.pack(values.map(inward)),
    unpack: (packed, count, where) => column.unpack(packed, count, where).map(outward),
  };
}

/** `0` where every value is absent, else a mark for each and those that are there. */
function toSparseColumn<T, Absent extends null | undefined>(
  column: ColumnCodec<T>,
  absent: Absent,
): ColumnCodec<T | Absent> {
  return {
    pack(values) {
      const present = values.filter((value): value is T => value !== absent);
      if (present.length === 0) return 0;
      const marks = values.map((value) => (value === absent ? 0 : 1));
      return [small.pack(marks), column.pack(present)];
    },
    unpack(packed, count, where) {
      if (packed === 0) return Array.from({ length: count }, () => absent);
      const [bits, values] = createList(packed, 2, where);
      const marks = small.unpack(bits, count, where);
      const present = column.unpack(values, marks.filter((mark) => mark !== 0).length, where).values();
      return marks.map((mark) => {
        const next = mark === 0 ? undefined : present.next();
        return next?.done === false ? next.value : absent;
      });
    },
  };
}

/** Records with their number before them. */
export function packTable<T>(column: ColumnCodec<T>, values: readonly T[]): unknown {
  return [values.length, column.pack(values)];
}

/** @throws BuilderDataError where that is not what `packTable` writes */
export function unpackTable<T>(column: ColumnCodec<T>, packed: unknown, where: string): T[] {
  const [count, values] = createList(packed, 2, where);
  if (typeof count !== "number" || !Number.isInteger(count) || count < 0 || count > maxValues) {
    throw createDamagedError(where);
  }
  return column.unpack(values, count, where);
}

function createList(packed: unknown, length: number, where: string): readonly unknown[] {
  if (!Array.isArray(packed) || packed.length !== length) throw createDamagedError(where);
  return packed;
}

function fail(where: string): never {
  throw createDamagedError(where);
}
