import useSWR from "swr";
import { callApi } from "@/lib/http/fetcher";
import { loadRunSchema } from "@/lib/leaderboards/load-schema";
import type { RunnerProfileResponse } from "@/lib/leaderboards/schema";

/**
 * A runner's points and best places.
 *
 * @returns `runner` is `undefined` while it is not known; `null` for somebody without a verified run
 */
export function useRunner(uid: string) {
  const { data, error, mutate } = useSWR<RunnerProfileResponse | null, Error>(
    `/api/leaderboards/runners/${encodeURIComponent(uid)}`,
    load,
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  return { runner: data, problem: error?.message ?? null, retry: () => void mutate() };
}

async function load(path: string): Promise<RunnerProfileResponse | null> {
  const { runnerProfileResponseSchema: schema } = await loadRunSchema();
  const runner = await callApi(path, { schema });
  return runner.name === null ? null : runner;
}
