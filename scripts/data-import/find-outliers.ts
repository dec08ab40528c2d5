import type { IdentifiedRecord } from "./compare-records";

/** How far past the least and the most of its kind a number may lie, as a factor. */
const leeway = 2;

interface Range {
  readonly low: number;
  readonly high: number;
}

/**
 * Numbers of an import that leave the range of their kind: more than twice the most, or less than twice a negative
 * least, that the same field had in any record before; below 0 where none was. What a patch raises by a usual step
 * stays within. A field that no record had before has no range.
 *
 * @returns one sentence each, with record, field, value and range
 */
export function findOutliers(
  file: string,
  before: readonly IdentifiedRecord[],
  after: readonly IdentifiedRecord[],
): string[] {
  const ranges = new Map<string, Range>();
  for (const [kind, , value] of before.flatMap((record) => listNumbers(record))) {
    const { low = value, high = value } = ranges.get(kind) ?? {};
    ranges.set(kind, { low: Math.min(low, value), high: Math.max(high, value) });
  }
  return after.flatMap((record) =>
    listNumbers(record).flatMap(([kind, field, value]) => {
      const range = ranges.get(kind);
      if (range === undefined || isWithin(value, range)) return [];
      return `${file} ${record.id} ${field}: ${value} is far out of ${range.low} to ${range.high}`;
    }),
  );
}

function isWithin(value: number, { low, high }: Range): boolean {
  return value >= Math.min(0, leeway * low) && value <= Math.max(0, leeway * high);
}

/** Every number of a record: its field without places in lists, its field, its value. */
function listNumbers(value: unknown, field = ""): [kind: string, field: string, value: number][] {
  if (typeof value === "number") return [[field.replace(/(^|\.)\d+(?=\.|$)/g, "$1#"), field, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    listNumbers(inner, field === "" ? key : `${field}.${key}`),
  );
}
