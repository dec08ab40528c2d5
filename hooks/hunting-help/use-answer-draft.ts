import { type AuthorDraft, useAuthorDraft } from "@/hooks/ui/use-author-draft";
import { createCreationKey } from "@/lib/http/create-creation-key";
import { type AnswerDraft, answerDraft } from "@/lib/hunting-help/answer/answer-content";
import { answerDrafts } from "@/lib/hunting-help/draft-store";
import type { HelpAnswer } from "@/lib/hunting-help/schema";

/**
 * A person's draft to answer a request, or to edit the answer.
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
        ? answerDraft.open(withSession(answer), createCreationKey())
        : answerDraft.create(createCreationKey()),
    canClaim: ({ version }) => version === null,
    merge: ({ key, version }, waiting) => ({ ...waiting, key, version }),
  });
}

/** The session of an offer is told to the asker and the answerer alone. */
function withSession({ stored, session }: { readonly stored: HelpAnswer; readonly session: string }) {
  return { ...stored, offer: stored.offer && { ...stored.offer, session } };
}
