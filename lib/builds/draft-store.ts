import { createDraftStore } from "@/lib/site/draft-store";
import { isSameDraft, readBuildDraft } from "./build-draft";
import { buildDraftsKey } from "./drafts-key";

/** What was typed for builds that are not saved yet. Targets are ids of builds, and `new`. */
export const buildDrafts = createDraftStore({
  key: buildDraftsKey,
  readDraft: readBuildDraft,
  isSame: isSameDraft,
});
