import { type PagedListState, usePagedList } from "@/hooks/ui/use-paged-list";
import { callPathSignedIn } from "@/lib/account/call-signed-in";
import { loadHelpSchema } from "@/lib/hunting-help/load-schema";
import type { OwnHelpResponse } from "@/lib/hunting-help/schema";

export interface OwnRequestsState extends PagedListState {
  /** Latest first; `null` until the first page is there. */
  readonly requests: OwnHelpResponse["requests"] | null;
}

/** The requests that a person posted, in every state. */
export function useOwnRequests(uid: string): OwnRequestsState {
  const { pages, mutate, ...state } = usePagedList(["own-help", uid] as const, async (_, cursor) => {
    const { ownHelpResponseSchema: schema } = await loadHelpSchema();
    const query = cursor === null ? "" : `?cursor=${encodeURIComponent(cursor)}`;
    return callPathSignedIn(`/api/hunting-help/mine${query}`, { schema });
  });
  return { ...state, requests: pages?.flatMap(({ requests }) => requests) ?? null };
}
