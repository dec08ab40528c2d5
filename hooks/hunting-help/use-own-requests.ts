import { type PagedListState, usePagedList } from "@/hooks/ui/use-paged-list";
import { callSignedIn } from "@/lib/account/call-signed-in";
import { helpCalls } from "@/lib/hunting-help/api";
import type { OwnHelpResponse } from "@/lib/hunting-help/schema";

interface OwnRequestsState extends PagedListState {
  /** Latest first; `null` until the first page is there. */
  readonly requests: OwnHelpResponse["requests"] | null;
}

/** The requests that a person posted, in every state. */
export function useOwnRequests(uid: string): OwnRequestsState {
  const { pages, mutate, ...state } = usePagedList(["own-help", uid] as const, (_, cursor) =>
    callSignedIn(helpCalls.listOwn, { query: { cursor } }),
  );
  return { ...state, requests: pages?.flatMap(({ requests }) => requests) ?? null };
}
