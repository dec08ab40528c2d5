/*
 * Reads what a browser stored, which anybody may have changed. Without zod, since it is read whenever the builder
 * opens; what does not fit is left out, never an error.
 */

/** Maximum entries of a list or a record that are read. */
export const maxStored = 1000;

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether it is a record that has all of these as texts. */
export function hasTexts<Key extends string>(
  value: unknown,
  keys: readonly Key[],
): value is Readonly<Record<Key, string>> {
  return isRecord(value) && keys.every((key) => typeof value[key] === "string");
}

/** JSON as it is; `undefined` where it is none. */
export function parseJson(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** One of the values, or the other one. */
export function readOption<Value>(values: readonly Value[], stored: unknown, otherwise: Value): Value {
  return values.find((value) => value === stored) ?? otherwise;
}

/** A number within bounds, or the other one. */
export function readNumberIn(
  stored: unknown,
  [min, max]: readonly [number, number],
  otherwise: number,
): number {
  return typeof stored === "number" && stored >= min && stored <= max ? stored : otherwise;
}

/** Ids that are known, each once. */
export function readIds(stored: unknown, isKnown: (id: string) => boolean): readonly string[] {
  if (!Array.isArray(stored)) return [];
  const ids = stored.slice(0, maxStored).filter((id): id is string => typeof id === "string" && isKnown(id));
  return [...new Set(ids)];
}

/**
 * Whole numbers of 1 and up by id, capped.
 *
 * @param getMax the most of an id; 0 = not known, which leaves it out
 */
export function readLevels(
  stored: unknown,
  getMax: (id: string) => number,
): Readonly<Record<string, number>> {
  if (!isRecord(stored)) return {};
  const entries = Object.entries(stored)
    .slice(0, maxStored)
    .flatMap(([id, level]): (readonly [string, number])[] => {
      const whole = typeof level === "number" && Number.isInteger(level) ? Math.min(level, getMax(id)) : 0;
      return whole > 0 ? [[id, whole]] : [];
    });
  return Object.fromEntries(entries);
}
