import { type PagedListState, usePagedList } from "@/hooks/ui/use-paged-list";
import { callSignedIn } from "@/lib/account/call-signed-in";
import { loadRunSchema } from "@/lib/leaderboards/load-schema";
import type { OwnRun, OwnRunsResponse, QueueQuery } from "@/lib/leaderboards/schema";

export interface RunQueueState extends PagedListState {
  /** Longest waiting first; `null` until the first page is there. */
  readonly runs: readonly OwnRun[] | null;
  replace(run: OwnRun): void;
  remove(id: string): void;
}

/** What waits for a moderator. */
export function useRunQueue(uid: string, { queue, only }: Pick<QueueQuery, "queue" | "only">): RunQueueState {
  const { pages, mutate, ...state } = usePagedList(
    ["run-queue", uid, queue, only] as const,
    ([, , which, part], cursor) => fetchPage(which, part, cursor),
  );
  const change = (by: (runs: OwnRun[]) => OwnRun[]) =>
    void mutate((loaded) => loaded?.map((page) => ({ ...page, runs: by(page.runs) })), { revalidate: false });
  return {
    ...state,
    runs: pages?.flatMap(({ runs }) => runs) ?? null,
    replace: (run) => change((runs) => runs.map((each) => (each.id === run.id ? run : each))),
    remove: (id) => change((runs) => runs.filter((each) => each.id !== id)),
  };
}

async function fetchPage(queue: string, only: string, cursor: string | null): Promise<OwnRunsResponse> {
  const { ownRunsResponseSchema: schema } = await loadRunSchema();
  const query = new URLSearchParams({ queue, only, ...(cursor && { cursor }) });
  return callSignedIn(`/api/leaderboards/queue?${query}`, { schema });
}
