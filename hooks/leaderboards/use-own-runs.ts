import { callSignedIn } from "@/lib/account/call-signed-in";
import { leaderboardCalls } from "@/lib/leaderboards/api";
import { type RunListState, useRunList } from "./use-run-list";

/**
 * The runs that a person submitted, or those that wait for them to confirm as a partner; latest first.
 *
 * @param uid whose
 */
export function useOwnRuns(uid: string, list: "submitted" | "requests"): RunListState {
  return useRunList(["own-runs", uid, list], (cursor) =>
    callSignedIn(leaderboardCalls.listOwn, { query: { list, cursor } }),
  );
}
