import { z } from "zod";
import { createDraftStore } from "@/lib/site/draft-store";
import { answerDraft } from "./answer/answer-content";
import { answerDraftsKey, commentDraftsKey, huntDraftsKey, requestDraftsKey } from "./drafts-key";
import { readHuntDraft } from "./hunt/hunt-draft";
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

/** What is typed to look for hunters. The only target is `new`. */
export const huntDrafts = createDraftStore({
  key: huntDraftsKey,
  readDraft: readHuntDraft,
  isSame: (a, b) => JSON.stringify(a) === JSON.stringify(b),
});

const commentSchema = z.object({ body: z.string() });

/** Drafts of comments that are not posted yet. Targets are ids of answers. */
export const commentDrafts = createDraftStore({
  key: commentDraftsKey,
  readDraft: (stored) => commentSchema.safeParse(stored).data ?? null,
  isSame: (a, b) => a.body === b.body,
});
