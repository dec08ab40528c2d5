import useSWR from "swr";
import { callSignedIn } from "@/lib/account/call-signed-in";
import { helpCalls } from "@/lib/hunting-help/api";
import type { ViewRequestResponse } from "@/lib/hunting-help/schema";

/**
 * The caller's own view of a request, and how it is fetched again.
 *
 * @param uid who looks
 * @param answers how many answers there are: with a new one there may be a new session
 */
export function useRequestView(uid: string, id: string, answers: number) {
  const { data, mutate } = useSWR<ViewRequestResponse, Error>(
    ["help-view", uid, id, answers],
    () => callSignedIn(helpCalls.view, { query: { id } }),
    { shouldRetryOnError: false, keepPreviousData: true, revalidateOnFocus: false },
  );
  return { view: data ?? null, refresh: () => void mutate() };
}
