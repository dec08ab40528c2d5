import { createDraftStore } from "@/lib/site/draft-store";
import { answerDraft } from "./answer/answer-content";
import { answerDraftsKey, requestDraftsKey } from "./drafts-key";
import { requestDraft } from "./request/request-content";

/** Drafts of requests that are not posted yet. Targets are ids of requests to edit, and `new`. */
export const requestDrafts = createDraftStore({
  key: requestDraftsKey,
  readDraft: requestDraft.read,
  isSame: requestDraft.isSame,
});

/** Drafts of answers that are not posted yet. Targets are ids of requests. */
export const answerDrafts = createDraftStore({
  key: answerDraftsKey,
  readDraft: answerDraft.read,
  isSame: answerDraft.isSame,
});
