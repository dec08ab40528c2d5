import { type AuthorDraft, useAuthorDraft } from "@/hooks/ui/use-author-draft";
import { createCreationKey } from "@/lib/http/create-creation-key";
import { requestDrafts } from "@/lib/hunting-help/draft-store";
import { type RequestDraft, requestDraft } from "@/lib/hunting-help/request/request-content";
import type { HelpRequest } from "@/lib/hunting-help/schema";
import type { DraftAuthor } from "@/lib/site/author-drafts";

/**
 * A person's draft to ask for help, or to edit a request.
 *
 * @param request the one to edit, as it is stored; `null` for a new one
 */
export function useRequestDraft(author: DraftAuthor, request: HelpRequest | null): AuthorDraft<RequestDraft> {
  return useAuthorDraft({
    store: requestDrafts,
    author,
    target: request?.id ?? "new",
    start: () =>
      request
        ? requestDraft.open(request, createCreationKey())
        : requestDraft.create(createCreationKey(), {
            timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
          }),
    canClaim: ({ version }) => version === null,
    merge: ({ key, version }, waiting) => ({ ...waiting, key, version }),
  });
}
