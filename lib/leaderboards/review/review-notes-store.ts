import { reviewNotesKey } from "@/lib/leaderboards/drafts-key";
import { createDraftStore } from "@/lib/site/draft-store";
import { isSameDeskNotes, readDeskNotes } from "./review-notes";

/** What moderators noted about runs that they have not decided yet. Targets are those of `getNotesTarget`. */
export const reviewNotesStore = createDraftStore({
  key: reviewNotesKey,
  readDraft: readDeskNotes,
  isSame: isSameDeskNotes,
});

/** What notes are of: a correction of the run may bring another video, so each revision has its own. */
export function getNotesTarget({ id, revision }: { readonly id: string; readonly revision: number }): string {
  return `${id}.${revision}`;
}
