import { type PagedListState, usePagedList } from "@/hooks/ui/use-paged-list";
import { callSignedIn } from "@/lib/account/call-signed-in";
import { leaderboardCalls } from "@/lib/leaderboards/api";
import type { OwnRun, OwnRunsResponse, QueueQuery } from "@/lib/leaderboards/schema";

export interface RunListState extends PagedListState {
  /** In the order of the API; `null` until the first page is there. */
  readonly runs: readonly OwnRun[] | null;
  /** Puts the changed run in the place of the one that is shown. */
  replace(run: OwnRun): void;
  /** Takes a run off the list. */
  remove(id: string): void;
  /** Fetches the list again. */
  refresh(): void;
}

/**
 * A list of runs that only some people may see, page by page.
 *
 * @param key which list, and who looks
 * @param fetchPage gets the cursor, `null` for the first page
 */
export function useRunList(
  key: readonly string[],
  fetchPage: (cursor: string | null) => Promise<OwnRunsResponse>,
): RunListState {
  const { pages, mutate, ...state } = usePagedList(key, (_, cursor) => fetchPage(cursor));
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

/** Runs that wait for a moderator, longest first. */
export function useRunQueue(uid: string, { queue, only }: Pick<QueueQuery, "queue" | "only">): RunListState {
  return useRunList(["run-queue", uid, queue, only], (cursor) =>
    callSignedIn(leaderboardCalls.listQueue, { query: { queue, only, cursor } }),
  );
}
