import { useRouter } from "next/router";
import { useEffect, useRef } from "react";
import { type AuthorDraft, useAuthorDraft } from "@/hooks/ui/use-author-draft";
import { createCreationKey } from "@/lib/http/create-creation-key";
import { requestDrafts } from "@/lib/hunting-help/draft-store";
import {
  type RequestDraft,
  readRequestPrefill,
  requestDraft,
} from "@/lib/hunting-help/request/request-content";
import type { HelpRequest } from "@/lib/hunting-help/schema";
import { getQuery } from "@/lib/site/address-query";
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

/** Puts what the address names into the form, once for each address. */
export function useRequestPrefill(isActive: boolean, edit: (change: Partial<RequestDraft>) => void): void {
  const { isReady, asPath } = useRouter();
  const latest = useRef(edit);
  latest.current = edit;
  useEffect(() => {
    if (!isReady || !isActive) return;
    const prefill = readRequestPrefill(new URLSearchParams(getQuery(asPath)));
    if (Object.keys(prefill).length > 0) latest.current(prefill);
  }, [isReady, isActive, asPath]);
}
