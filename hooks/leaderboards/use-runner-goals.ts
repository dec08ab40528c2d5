import { useFetched } from "@/hooks/ui/use-fetched";
import { ApiCallError } from "@/lib/http/fetcher";
import { callPublic } from "@/lib/http/make-call";
import { leaderboardCalls } from "@/lib/leaderboards/api";
import type { RunnerGoals } from "@/lib/leaderboards/schema";

/** `unknown`: no verified run yet. */
type RunnerGoalsState =
  | { readonly status: "loading" | "unknown" }
  | { readonly status: "failed"; readonly problem: string; retry(): void }
  | { readonly status: "ready"; readonly goals: RunnerGoals };

/** The boards that count towards a runner's score; nothing is requested for `null`. */
export function useRunnerGoals(uid: string | null): RunnerGoalsState {
  const { data, error, retry } = useFetched(uid === null ? null : ["runner-goals", uid], () =>
    callPublic(leaderboardCalls.readGoals, { query: { uid: uid ?? "" } }),
  );
  if (data) return { status: "ready", goals: data };
  if (!error) return { status: "loading" };
  if (error instanceof ApiCallError && error.status === 404) return { status: "unknown" };
  return { status: "failed", problem: error.message, retry };
}
