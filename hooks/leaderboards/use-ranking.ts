import { type PagedListState, usePagedList } from "@/hooks/ui/use-paged-list";
import { callPublic } from "@/lib/http/make-call";
import { leaderboardCalls } from "@/lib/leaderboards/api";
import type { RankingResponse } from "@/lib/leaderboards/schema";

interface RankingState extends PagedListState {
  readonly runners: RankingResponse["runners"];
}

/** The ranking, page by page; the first page came with the document. */
export function useRanking(first: RankingResponse): RankingState {
  const { pages, mutate, ...state } = usePagedList(
    ["ranking"] as const,
    (_key, cursor) => callPublic(leaderboardCalls.listRanking, { query: { cursor } }),
    { first },
  );
  const runners = (pages ?? [first]).flatMap((page) => page.runners);
  // Whoever lost points between two pages is on both.
  return { ...state, runners: [...new Map(runners.map((runner) => [runner.uid, runner])).values()] };
}
