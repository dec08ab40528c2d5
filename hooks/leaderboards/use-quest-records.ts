import useSWR from "swr";
import { callApi } from "@/lib/http/fetcher";
import { loadRunSchema } from "@/lib/leaderboards/load-schema";
import type { QuestsResponse } from "@/lib/leaderboards/schema";

/**
 * Every quest that has runs, with its records and the length of the queue. One document, whoever asks.
 */
export function useQuestRecords() {
  const { data, error, mutate } = useSWR<QuestsResponse, Error>(
    "/api/leaderboards/quests",
    async (path: string) => {
      const { questsResponseSchema: schema } = await loadRunSchema();
      return callApi(path, { schema });
    },
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  return { data: data ?? null, problem: error?.message ?? null, retry: () => void mutate() };
}
