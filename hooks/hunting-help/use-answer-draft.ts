import { type AuthorDraft, useAuthorDraft } from "@/hooks/ui/use-author-draft";
import { createCreationKey } from "@/lib/http/create-creation-key";
import { type AnswerDraft, createEmptyAnswerDraft, toAnswerDraft } from "@/lib/hunting-help/answer-draft";
import { answerDrafts } from "@/lib/hunting-help/draft-store";
import type { HelpAnswer } from "@/lib/hunting-help/schema";

/**
 * What a person types to answer a request, or to edit the answer.
 *
 * @param answer the one to edit, with its session; `null` for a new one
 */
export function useAnswerDraft(
  uid: string,
  request: string,
  answer: { readonly stored: HelpAnswer; readonly session: string } | null,
): AuthorDraft<AnswerDraft> {
  return useAuthorDraft({
    store: answerDrafts,
    author: uid,
    target: answer ? answer.stored.id : request,
    start: () =>
      answer
        ? toAnswerDraft(answer.stored, answer.session, createCreationKey())
        : createEmptyAnswerDraft(createCreationKey()),
    canClaim: ({ version }) => version === null,
    merge: ({ key, version }, waiting) => ({ ...waiting, key, version }),
  });
}
