import useSWR from "swr";
import { callApi } from "@/lib/http/fetcher";
import { loadRunSchema } from "@/lib/leaderboards/load-schema";
import type { RunnerResponse } from "@/lib/leaderboards/schema";

/**
 * A runner's points, board by board.
 *
 * @returns `runner` is `undefined` while it is not known; `null` for somebody without a verified run
 */
export function useRunner(uid: string) {
  const { data, error, mutate } = useSWR<RunnerResponse | null, Error>(
    `/api/leaderboards/runners/${encodeURIComponent(uid)}`,
    load,
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  return { runner: data, problem: error?.message ?? null, retry: () => void mutate() };
}

async function load(path: string): Promise<RunnerResponse | null> {
  const { runnerResponseSchema: schema } = await loadRunSchema();
  const runner = await callApi(path, { schema });
  return runner.name === null ? null : runner;
}
