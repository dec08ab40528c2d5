import { createDraftStore } from "@/lib/site/draft-store";
import { buildDraft, isSameDraft } from "./build-content";
import { buildDraftsKey } from "./drafts-key";

/** Drafts of builds that are not saved yet. Targets are ids of builds, and `new`. */
export const buildDrafts = createDraftStore({
  key: buildDraftsKey,
  readDraft: buildDraft.read,
  isSame: isSameDraft,
});
