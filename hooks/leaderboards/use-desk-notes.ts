import { useState } from "react";
import { type DeskNotes, emptyNotes } from "@/lib/leaderboards/desk-notes";
import { deskNotesStore, getNotesTarget } from "@/lib/leaderboards/desk-notes-store";
import type { OwnRun } from "@/lib/leaderboards/schema";

type NotedRun = Pick<OwnRun, "id" | "revision">;

/**
 * What a moderator noted about the runs of the queue. Stored in the browser by account, so that a reload in the middle
 * of a review loses nothing.
 */
export function useDeskNotes(uid: string) {
  const [typed, setTyped] = useState<Readonly<Record<string, DeskNotes>>>({});
  const getNotes = (run: NotedRun): DeskNotes => {
    const target = getNotesTarget(run);
    return typed[target] ?? deskNotesStore.readDrafts(uid, target).own ?? emptyNotes;
  };
  return {
    getNotes,
    change(run: NotedRun, by: Partial<DeskNotes>): void {
      const target = getNotesTarget(run);
      const notes = { ...getNotes(run), ...by };
      deskNotesStore.storeDraft(uid, target, notes);
      setTyped((now) => ({ ...now, [target]: notes }));
    },
    /** For a run that is decided. */
    drop(run: NotedRun): void {
      deskNotesStore.dropDraft(uid, getNotesTarget(run), getNotes(run));
    },
  };
}
