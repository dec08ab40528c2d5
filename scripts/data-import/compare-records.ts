/** A record of a file of the catalog, by its id. */
export interface IdentifiedRecord {
  readonly id: string;
  readonly [field: string]: unknown;
}

/** One figure or text that is not what it was. `undefined` = not there. */
export interface FieldChange {
  readonly id: string;
  /** Path in the record: `craft.materials.0.qty`. */
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** The changes of an import in one file. */
export interface FileChange {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly changed: readonly FieldChange[];
}

/** Compares the records of a file before and after an import, by id. */
export function compareRecords(
  before: readonly IdentifiedRecord[],
  after: readonly IdentifiedRecord[],
): FileChange {
  const old = new Map(before.map((record) => [record.id, record]));
  const ids = new Set(after.map(({ id }) => id));
  return {
    added: after.flatMap(({ id }) => (old.has(id) ? [] : [id])),
    removed: before.flatMap(({ id }) => (ids.has(id) ? [] : [id])),
    changed: after.flatMap((record) => {
      const known = old.get(record.id);
      return known ? compareValues(record.id, "", known, record) : [];
    }),
  };
}

/** Whether an import does anything to the file. */
export function hasChanges({ added, removed, changed }: FileChange): boolean {
  return added.length + removed.length + changed.length > 0;
}

function compareValues(id: string, field: string, before: unknown, after: unknown): FieldChange[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(id, field, before, after);
  if (isObject(before) && isObject(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) => compareValues(id, join(field, key), before[key], after[key]));
  }
  return [{ id, field, before, after }];
}

/** Lists of one length place by place, otherwise what came and what went. */
function compareLists(
  id: string,
  field: string,
  before: readonly unknown[],
  after: readonly unknown[],
): FieldChange[] {
  if (before.length === after.length) {
    return before.flatMap((value, index) =>
      compareValues(id, join(field, String(index)), value, after[index]),
    );
  }
  const gone = subtract(before, after).map((value) => ({ id, field, before: value, after: undefined }));
  const come = subtract(after, before).map((value) => ({ id, field, before: undefined, after: value }));
  return [...gone, ...come];
}

/** The values of a list that another has not, each as often as it has more of it. */
function subtract(values: readonly unknown[], others: readonly unknown[]): unknown[] {
  const left = new Map<string, number>();
  for (const other of others) {
    const key = JSON.stringify(other);
    left.set(key, (left.get(key) ?? 0) + 1);
  }
  return values.filter((value) => {
    const key = JSON.stringify(value);
    const count = left.get(key) ?? 0;
    left.set(key, count - 1);
    return count <= 0;
  });
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function join(field: string, key: string): string {
  return field === "" ? key : `${field}.${key}`;
}
