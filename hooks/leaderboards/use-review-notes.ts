import { useState } from "react";
import { emptyNotes, type ReviewNotes } from "@/lib/leaderboards/review/review-notes";
import { getNotesTarget, reviewNotesStore } from "@/lib/leaderboards/review/review-notes-store";
import type { OwnRun } from "@/lib/leaderboards/schema";

type NotedRun = Pick<OwnRun, "id" | "revision">;

/**
 * A moderator's notes on the runs of the queue. Stored in the browser by account, so that a reload in the middle of a
 * review loses nothing.
 */
export function useReviewNotes(uid: string) {
  const [typed, setTyped] = useState<Readonly<Record<string, ReviewNotes>>>({});
  const getNotes = (run: NotedRun): ReviewNotes => {
    const target = getNotesTarget(run);
    return typed[target] ?? reviewNotesStore.readDrafts(uid, target).own ?? emptyNotes;
  };
  return {
    getNotes,
    change(run: NotedRun, by: Partial<ReviewNotes>): void {
      const target = getNotesTarget(run);
      const notes = { ...getNotes(run), ...by };
      reviewNotesStore.storeDraft(uid, target, notes);
      setTyped((now) => ({ ...now, [target]: notes }));
    },
    /** For a run that is decided. */
    drop(run: NotedRun): void {
      reviewNotesStore.dropDraft(uid, getNotesTarget(run), getNotes(run));
    },
  };
}
