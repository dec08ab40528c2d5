import useSWRImmutable from "swr/immutable";
import { callSignedIn } from "@/lib/account/call-signed-in";
import { leaderboardCalls } from "@/lib/leaderboards/api";
import type { ViewRunResponse } from "@/lib/leaderboards/schema";

/**
 * A run with its events, for its hunters and for moderators. Everybody else is refused, and sees nothing of it.
 *
 * @param uid who looks; `null` fetches nothing
 */
export function useViewedRun(uid: string | null, id: string) {
  const { data, mutate } = useSWRImmutable<ViewRunResponse, Error>(
    uid === null ? null : ["viewed-run", uid, id],
    () => loadViewedRun(id),
    { shouldRetryOnError: false },
  );
  return {
    /** `null` until it is there, and for whoever may not see it. */
    view: data ?? null,
    refresh: () => void mutate(),
  };
}

/** A run as its hunters and moderators see it. */
export function loadViewedRun(id: string): Promise<ViewRunResponse> {
  return callSignedIn(leaderboardCalls.view, { query: { id } });
}
