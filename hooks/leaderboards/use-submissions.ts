import { type PagedListState, usePagedList } from "@/hooks/ui/use-paged-list";
import { callApi } from "@/lib/http/fetcher";
import { loadRunSchema } from "@/lib/leaderboards/load-schema";
import type { LoggedRun, LogPageData } from "@/lib/leaderboards/page-data";
import type { SubmissionsResponse } from "@/lib/leaderboards/schema";

export interface SubmissionsState extends PagedListState {
  readonly runs: readonly LoggedRun[];
  /** Names of moderators by uid. */
  readonly moderatorNames: ReadonlyMap<string, string>;
}

/** The public log, page by page; the first page came with the document. */
export function useSubmissions({ status, first }: Pick<LogPageData, "status" | "first">): SubmissionsState {
  const { pages, mutate, ...state } = usePagedList(
    ["submissions", status ?? "all"] as const,
    ([, requested], cursor) => fetchPage(requested, cursor),
    { first },
  );
  const shown = pages ?? [first];
  const moderators = shown.flatMap((page) => page.moderators);
  return {
    ...state,
    runs: shown.flatMap((page) => page.runs),
    moderatorNames: new Map(moderators.map(({ uid, name }) => [uid, name])),
  };
}

async function fetchPage(
  status: "all" | "verified" | "rejected",
  cursor: string | null,
): Promise<SubmissionsResponse> {
  const { submissionsResponseSchema: schema } = await loadRunSchema();
  const query = new URLSearchParams();
  if (status !== "all") query.set("status", status);
  if (cursor !== null) query.set("cursor", cursor);
  return callApi(`/api/leaderboards/submissions?${query}`, { schema });
}
