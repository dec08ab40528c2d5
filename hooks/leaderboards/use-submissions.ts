import { type PagedListState, usePagedList } from "@/hooks/ui/use-paged-list";
import { callPublic } from "@/lib/http/make-call";
import { leaderboardCalls } from "@/lib/leaderboards/api";
import type { LoggedRun, LogPageData } from "@/lib/leaderboards/page-data";
import type { MarkedName } from "@/lib/users/staff-mark";

interface SubmissionsState extends PagedListState {
  readonly runs: readonly LoggedRun[];
  /** Moderators by uid. */
  readonly moderators: ReadonlyMap<string, MarkedName>;
}

/** The public log, page by page; the first page came with the document. */
export function useSubmissions({ status, first }: Pick<LogPageData, "status" | "first">): SubmissionsState {
  const { pages, mutate, ...state } = usePagedList(
    ["submissions", status] as const,
    ([, requested], cursor) =>
      callPublic(leaderboardCalls.listSubmissions, { query: { status: requested, cursor } }),
    { first },
  );
  const shown = pages ?? [first];
  const moderators = shown.flatMap((page) => page.moderators);
  return {
    ...state,
    runs: shown.flatMap((page) => page.runs),
    moderators: new Map(moderators.map((each) => [each.uid, each])),
  };
}
