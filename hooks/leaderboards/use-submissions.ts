import { type PagedListState, usePagedList } from "@/hooks/ui/use-paged-list";
import { callPublic } from "@/lib/http/make-call";
import { leaderboardCalls } from "@/lib/leaderboards/api";
import type { LoggedRun, LogPageData } from "@/lib/leaderboards/page-data";

export interface SubmissionsState extends PagedListState {
  readonly runs: readonly LoggedRun[];
  /** Names of moderators by uid. */
  readonly moderatorNames: ReadonlyMap<string, string>;
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
    moderatorNames: new Map(moderators.map(({ uid, name }) => [uid, name])),
  };
}
