import useSWR from "swr";
import { ApiCallError, callApi } from "@/lib/http/fetcher";
import { loadRunSchema } from "@/lib/leaderboards/load-schema";
import type { RunnerGoals } from "@/lib/leaderboards/schema";

/** `unknown`: no verified run yet. */
export type RunnerGoalsState =
  | { readonly status: "loading" | "unknown" }
  | { readonly status: "failed"; readonly problem: string; retry(): void }
  | { readonly status: "ready"; readonly goals: RunnerGoals };

/** The boards that count towards a runner's score; nothing is requested for `null`. */
export function useRunnerGoals(uid: string | null): RunnerGoalsState {
  const { data, error, mutate } = useSWR<RunnerGoals, Error>(
    uid === null ? null : `/api/leaderboards/runners/${encodeURIComponent(uid)}/goals`,
    async (path: string) => {
      const { runnerGoalsResponseSchema: schema } = await loadRunSchema();
      return callApi(path, { schema });
    },
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  if (data) return { status: "ready", goals: data };
  if (!error) return { status: "loading" };
  if (error instanceof ApiCallError && error.status === 404) return { status: "unknown" };
  return { status: "failed", problem: error.message, retry: () => void mutate() };
}
