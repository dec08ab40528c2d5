/** Where a page of a statement ended: the time and key of its last entry. */
export interface LedgerPosition {
  /** Seconds since 1970. */
  readonly seconds: number;
  /** 0 to 999999999. */
  readonly nanoseconds: number;
  readonly key: string;
}

/** The position as an opaque text that is safe in an address. */
export function encodeCursor({ seconds, nanoseconds, key }: LedgerPosition): string {
  return `${seconds.toString(36)}.${nanoseconds.toString(36)}.${encodeURIComponent(key)}`;
}

/** Reads a cursor back; `null` for a text that is none. */
export function decodeCursor(cursor: string): LedgerPosition | null {
  const match = /^([0-9a-z]{1,8})\.([0-9a-z]{1,6})\.(.{1,180})$/.exec(cursor);
  if (!match) return null;
  const [, seconds = "", nanoseconds = "", key = ""] = match;
  const position = {
    seconds: Number.parseInt(seconds, 36),
    nanoseconds: Number.parseInt(nanoseconds, 36),
    key: decode(key),
  };
  // Firestore's own range ends with the year 9999.
  const inRange = position.seconds <= 253_402_300_799 && position.nanoseconds <= 999_999_999;
  const isId = position.key !== "" && !/\/|^\.{1,2}$|^__.*__$/.test(position.key);
  return inRange && isId ? position : null;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
