import { usePagedList } from "@/hooks/ui/use-paged-list";
import { callSignedIn } from "@/lib/account/call-signed-in";
import { leaderboardCalls } from "@/lib/leaderboards/api";

/** Runs that the caller may review, page by page; and whether they may review at all. */
export function useReviews(uid: string) {
  const { pages, mutate, ...state } = usePagedList(["run-reviews", uid], (_, cursor) =>
    callSignedIn(leaderboardCalls.listReviews, { query: { cursor } }),
  );
  return {
    ...state,
    first: pages?.[0] ?? null,
    runs: pages?.flatMap(({ runs }) => runs) ?? null,
    /** Marks a run as reviewed by the caller. */
    markReviewed(id: string): void {
      void mutate(
        (loaded) =>
          loaded?.map((page) => ({
            ...page,
            runs: page.runs.map((run) => (run.id === id ? { ...run, isReviewed: true } : run)),
          })),
        { revalidate: false },
      );
    },
  };
}
