import type { ReviewCheck } from "@/lib/leaderboards/review-checks";

/** What a moderator noted about one run. It lasts as long as the page. */
export interface DeskNotes {
  readonly checked: readonly ReviewCheck["id"][];
  /** Marks in the video, as typed. */
  readonly start: string;
  readonly end: string;
  /** Frames per second, as typed. */
  readonly fps: string;
}

export const emptyNotes: DeskNotes = { checked: [], start: "", end: "", fps: "60" };
