import { type PagedListState, usePagedList } from "@/hooks/ui/use-paged-list";
import { callSignedIn } from "@/lib/account/call-signed-in";
import { loadRunSchema } from "@/lib/leaderboards/load-schema";
import type { OwnRun, OwnRunsResponse } from "@/lib/leaderboards/schema";

export interface OwnRunsState extends PagedListState {
  /** Latest first; `null` until the first page is there. */
  readonly runs: readonly OwnRun[] | null;
  /** Puts the changed run in the place of the one that is shown. */
  replace(run: OwnRun): void;
  /** Takes a run off the list. */
  remove(id: string): void;
  /** Fetches the list again. */
  refresh(): void;
}

/**
 * The runs that a person submitted, or those that wait for them to confirm as a partner.
 *
 * @param uid whose
 */
export function useOwnRuns(uid: string, list: "submitted" | "requests"): OwnRunsState {
  const { pages, mutate, ...state } = usePagedList(["own-runs", uid, list] as const, ([, , which], cursor) =>
    fetchPage(which, cursor),
  );
  const change = (by: (runs: OwnRun[]) => OwnRun[]) =>
    void mutate((loaded) => loaded?.map((page) => ({ ...page, runs: by(page.runs) })), { revalidate: false });
  return {
    ...state,
    runs: pages?.flatMap(({ runs }) => runs) ?? null,
    replace: (run) => change((runs) => runs.map((each) => (each.id === run.id ? run : each))),
    remove: (id) => change((runs) => runs.filter((each) => each.id !== id)),
    refresh: () => void mutate(),
  };
}

async function fetchPage(list: string, cursor: string | null): Promise<OwnRunsResponse> {
  const { ownRunsResponseSchema: schema } = await loadRunSchema();
  const query = new URLSearchParams({ ...(list === "requests" && { list }), ...(cursor && { cursor }) });
  return callSignedIn(`/api/leaderboards/mine${query.size > 0 ? `?${query}` : ""}`, { schema });
}
