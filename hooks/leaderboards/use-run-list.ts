import { type PagedListState, usePagedList } from "@/hooks/ui/use-paged-list";
import { callPathSignedIn } from "@/lib/account/call-signed-in";
import { loadRunSchema } from "@/lib/leaderboards/load-schema";
import type { OwnRun, OwnRunsResponse } from "@/lib/leaderboards/schema";

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
 * @param uid who looks
 * @param path of the API, with the query that chooses the list
 */
export function useRunList(uid: string, path: string): RunListState {
  const { pages, mutate, ...state } = usePagedList(["runs", uid, path] as const, ([, , from], cursor) =>
    fetchPage(from, cursor),
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

async function fetchPage(path: string, cursor: string | null): Promise<OwnRunsResponse> {
  const { ownRunsResponseSchema: schema } = await loadRunSchema();
  const [route = "", query] = path.split("?");
  const search = new URLSearchParams(query);
  if (cursor !== null) search.set("cursor", cursor);
  return callPathSignedIn(search.size > 0 ? `${route}?${search}` : route, { schema });
}
