import { type ReviewCheck, reviewCheckIds } from "./review-checks";

/** Notes of a moderator about one run. */
export interface ReviewNotes {
  readonly checked: readonly ReviewCheck["id"][];
  /** Marks in the video, as typed. */
  readonly start: string;
  readonly end: string;
  /** Frames per second, as typed. */
  readonly fps: string;
}

export const emptyNotes: ReviewNotes = { checked: [], start: "", end: "", fps: "60" };

/** Longest mark or frame rate that is read back, in letters: far more than any valid one has. */
const maxLength = 40;

/** Notes as they were stored in a browser, where anybody may have changed them; `null` for what is none. */
export function readDeskNotes(stored: unknown): ReviewNotes | null {
  if (typeof stored !== "object" || stored === null) return null;
  const { checked, start, end, fps } = stored as Readonly<Record<string, unknown>>;
  if (!Array.isArray(checked) || !isMark(start) || !isMark(end) || !isMark(fps)) return null;
  return { checked: reviewCheckIds.filter((id) => checked.includes(id)), start, end, fps };
}

/** Whether two notes say the same. */
export function isSameDeskNotes(a: ReviewNotes, b: ReviewNotes): boolean {
  const isSameList = a.checked.length === b.checked.length && a.checked.every((id) => b.checked.includes(id));
  return isSameList && a.start === b.start && a.end === b.end && a.fps === b.fps;
}

function isMark(value: unknown): value is string {
  return typeof value === "string" && value.length <= maxLength;
}
