/** A moment to the nanosecond, as the store orders by it. */
export interface CursorTime {
  /** Seconds since 1970. */
  readonly seconds: number;
  /** 0 to 999,999,999. */
  readonly nanoseconds: number;
}

/** Order of a list, field by field; the last is the document's id, so that no two places are equal. */
export type CursorField = "integer" | "time" | "id";
export type CursorValue = number | string | CursorTime;

/** Firestore's own range ends with the year 9999. */
const maxSeconds = 253_402_300_799;
const maxIdLength = 180;

/**
 * The place where a page ended, as an opaque text that is safe in an address.
 *
 * @param list Short name of the list and its order, so that a cursor of another list is refused.
 */
export function encodeCursor(list: string, position: readonly CursorValue[]): string {
  return [list, ...position.map(encodeValue)].join(".");
}

function encodeValue(value: CursorValue): string {
  if (typeof value === "number") return value.toString(36);
  // A full stop separates the parts, and encodeURIComponent leaves it as it is.
  if (typeof value === "string") return encodeURIComponent(value).replaceAll(".", "%2E");
  return `${value.seconds.toString(36)}_${value.nanoseconds.toString(36)}`;
}

/** Reads a cursor of this list back; `null` for a text that this list did not hand out. */
export function decodeCursor(
  list: string,
  fields: readonly CursorField[],
  cursor: string,
): CursorValue[] | null {
  const [name, ...parts] = cursor.split(".");
  if (name !== list || parts.length !== fields.length) return null;
  const values = fields.map((field, index) => decodeValue(field, parts[index] ?? ""));
  return values.every((value) => value !== null) ? values : null;
}

function decodeValue(field: CursorField, text: string): CursorValue | null {
  switch (field) {
    case "integer":
      return decodeInteger(text, Number.MAX_SAFE_INTEGER);
    case "time": {
      const [seconds = "", nanoseconds = "", ...rest] = text.split("_");
      const time = {
        seconds: decodeInteger(seconds, maxSeconds),
        nanoseconds: decodeInteger(nanoseconds, 1e9 - 1),
      };
      if (rest.length > 0 || time.seconds === null || time.nanoseconds === null) return null;
      return { seconds: time.seconds, nanoseconds: time.nanoseconds };
    }
    case "id":
      return decodeId(text);
  }
}

/** Whole numbers from 0, in the one spelling that `toString(36)` gives them. */
function decodeInteger(text: string, max: number): number | null {
  if (!/^[0-9a-z]{1,11}$/.test(text)) return null;
  const value = Number.parseInt(text, 36);
  return value <= max && value.toString(36) === text ? value : null;
}

function decodeId(text: string): string | null {
  const id = decodeText(text);
  const isId = id !== "" && id.length <= maxIdLength && !/\/|^\.{1,2}$|^__.*__$/.test(id);
  return isId ? id : null;
}

function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
