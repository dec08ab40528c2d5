import useSWR from "swr";
import { callPathSignedIn } from "@/lib/account/call-signed-in";
import { loadHelpSchema } from "@/lib/hunting-help/load-schema";
import type { ViewRequestResponse } from "@/lib/hunting-help/schema";

/**
 * What only the asker and the answerers of a request see.
 *
 * @param uid who looks
 * @param answers how many answers there are: with a new one there may be a new session
 */
export function useRequestView(uid: string, id: string, answers: number): ViewRequestResponse | null {
  const { data } = useSWR<ViewRequestResponse, Error>(
    ["help-view", uid, id, answers],
    async () => {
      const { viewRequestResponseSchema: schema } = await loadHelpSchema();
      return callPathSignedIn(`/api/hunting-help/${id}/viewer`, { schema });
    },
    { shouldRetryOnError: false, keepPreviousData: true, revalidateOnFocus: false },
  );
  return data ?? null;
}
