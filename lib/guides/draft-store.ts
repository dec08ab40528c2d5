import { createDraftStore } from "@/lib/site/draft-store";
import { guideDraftsKey } from "./drafts-key";
import { isSameGuideDraft, readGuideDraft } from "./guide-draft";

/** What was typed for guides that are not saved yet. Targets are slugs, and `new`. */
export const guideDrafts = createDraftStore({
  key: guideDraftsKey,
  readDraft: readGuideDraft,
  isSame: isSameGuideDraft,
});
