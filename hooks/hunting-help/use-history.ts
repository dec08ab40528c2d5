import useSWR from "swr";
import type { HistoryResponse } from "@/lib/hunting-help/schema";
import { fetchHistory } from "./help-actions";

/** Earlier versions of a request or one of its answers; `null` until they are there. */
export function useHistory(id: string, target: string) {
  const { data, error } = useSWR<HistoryResponse, Error>(
    ["help-history", id, target],
    () => fetchHistory(id, target),
    {
      shouldRetryOnError: false,
    },
  );
  return { versions: data?.versions ?? null, problem: error?.message ?? null };
}
