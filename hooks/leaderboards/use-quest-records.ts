import useSWR from "swr";
import { callApi } from "@/lib/http/fetcher";
import { loadRunSchema } from "@/lib/leaderboards/load-schema";
import type { QuestsResponse } from "@/lib/leaderboards/schema";

/**
 * Every quest that has runs, with its records and the length of the queue. One document, whoever asks.
 *
 * @param isNeeded fetches nothing while false
 */
export function useQuestRecords(isNeeded = true) {
  const { data, error, mutate } = useSWR<QuestsResponse, Error>(
    isNeeded ? "/api/leaderboards/quests" : null,
    async (path: string) => {
      const { questsResponseSchema: schema } = await loadRunSchema();
      return callApi(path, { schema });
    },
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  return { data: data ?? null, problem: error?.message ?? null, retry: () => void mutate() };
}
