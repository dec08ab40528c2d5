import { reviewNotesKey } from "@/lib/leaderboards/drafts-key";
import { createDraftStore } from "@/lib/site/draft-store";
import { isSameDeskNotes, readDeskNotes } from "./review-notes";

/** Notes of moderators about runs that they have not decided yet. Targets are those of `getNotesTarget`. */
export const reviewNotesStore = createDraftStore({
  key: reviewNotesKey,
  readDraft: readDeskNotes,
  isSame: isSameDeskNotes,
});

/** The target of notes: a correction of the run may bring another video, so each revision has its own. */
export function getNotesTarget({ id, revision }: { readonly id: string; readonly revision: number }): string {
  return `${id}.${revision}`;
}
