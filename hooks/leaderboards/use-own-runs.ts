import { type RunListState, useRunList } from "./use-run-list";

/**
 * The runs that a person submitted, or those that wait for them to confirm as a partner; latest first.
 *
 * @param uid whose
 */
export function useOwnRuns(uid: string, list: "submitted" | "requests"): RunListState {
  return useRunList(uid, `/api/leaderboards/mine${list === "requests" ? "?list=requests" : ""}`);
}
