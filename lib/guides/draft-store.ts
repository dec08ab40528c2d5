import { createDraftStore } from "@/lib/site/draft-store";
import { guideDraftsKey } from "./drafts-key";
import { isSameGuideDraft, readGuideDraft } from "./guide-draft";

/** Drafts of guides that are not saved yet. Targets are slugs, and `new`. */
export const guideDrafts = createDraftStore({
  key: guideDraftsKey,
  readDraft: readGuideDraft,
  isSame: isSameGuideDraft,
});
