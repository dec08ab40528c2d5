import { createDraftStore } from "@/lib/site/draft-store";
import { isSameAnswerDraft, readAnswerDraft } from "./answer-draft";
import { answerDraftsKey, requestDraftsKey } from "./drafts-key";
import { isSameRequestDraft, readRequestDraft } from "./request-draft";

/** What was typed for requests that are not posted yet. Targets are ids of requests to edit, and `new`. */
export const requestDrafts = createDraftStore({
  key: requestDraftsKey,
  readDraft: readRequestDraft,
  isSame: isSameRequestDraft,
});

/** What was typed for answers that are not posted yet. Targets are ids of requests. */
export const answerDrafts = createDraftStore({
  key: answerDraftsKey,
  readDraft: readAnswerDraft,
  isSame: isSameAnswerDraft,
});
