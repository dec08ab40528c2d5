/** Orders of a list: newest published, most liked, last changed. */
export type BuildOrder = "newest" | "liked" | "changed";

/** Where a page of builds ended: what its last build is ordered by. */
export interface BuildPosition {
  /** Likes where the order is `liked`, else 0. */
  readonly likes: number;
  /** Seconds since 1970 of the moment that the order goes by. */
  readonly seconds: number;
  /** 0 to 999999999. */
  readonly nanoseconds: number;
  readonly id: string;
}

const letters: Readonly<Record<BuildOrder, string>> = { newest: "n", liked: "l", changed: "c" };

/** The position as an opaque text that is safe in an address. */
export function encodeBuildCursor(order: BuildOrder, position: BuildPosition): string {
  const { likes, seconds, nanoseconds, id } = position;
  const numbers = [likes, seconds, nanoseconds].map((each) => each.toString(36));
  return [letters[order], ...numbers, id].join(".");
}

/** Reads a cursor of this order back; `null` for a text that is none. */
export function decodeBuildCursor(order: BuildOrder, cursor: string): BuildPosition | null {
  const match = /^([nlc])\.([0-9a-z]{1,8})\.([0-9a-z]{1,8})\.([0-9a-z]{1,6})\.([0-9a-f]{24})$/.exec(cursor);
  if (!match) return null;
  const [, letter, likes = "", seconds = "", nanoseconds = "", id = ""] = match;
  const position = {
    likes: Number.parseInt(likes, 36),
    seconds: Number.parseInt(seconds, 36),
    nanoseconds: Number.parseInt(nanoseconds, 36),
    id,
  };
  // Firestore's own range ends with the year 9999.
  const inRange = position.seconds <= 253_402_300_799 && position.nanoseconds <= 999_999_999;
  return letter === letters[order] && inRange ? position : null;
}
