import { runDraftsKey } from "@/lib/leaderboards/drafts-key";
import { createDraftStore } from "@/lib/site/draft-store";
import { runDraft } from "./run-content";

/** Drafts of runs that are not submitted yet. Targets are ids of runs to correct, and `new`. */
export const runDrafts = createDraftStore({
  key: runDraftsKey,
  readDraft: runDraft.read,
  isSame: runDraft.isSame,
});
