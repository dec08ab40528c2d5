import { type PagedListState, usePagedList } from "@/hooks/ui/use-paged-list";
import { callApi } from "@/lib/http/fetcher";
import { loadRunSchema } from "@/lib/leaderboards/load-schema";
import type { RankingResponse } from "@/lib/leaderboards/schema";

export interface RankingState extends PagedListState {
  readonly runners: RankingResponse["runners"];
}

/** The ranking, page by page; the first page came with the document. */
export function useRanking(first: RankingResponse): RankingState {
  const { pages, mutate, ...state } = usePagedList(
    ["ranking"] as const,
    (_key, cursor) => fetchPage(cursor),
    { first },
  );
  const runners = (pages ?? [first]).flatMap((page) => page.runners);
  // Whoever lost points between two pages is on both.
  return { ...state, runners: [...new Map(runners.map((runner) => [runner.uid, runner])).values()] };
}

async function fetchPage(cursor: string | null): Promise<RankingResponse> {
  const { rankingResponseSchema: schema } = await loadRunSchema();
  const query = cursor === null ? "" : `?cursor=${encodeURIComponent(cursor)}`;
  return callApi(`/api/leaderboards/ranking${query}`, { schema });
}
