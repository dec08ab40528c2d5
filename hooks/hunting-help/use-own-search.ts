import useSWR from "swr";
import { callPathSignedIn } from "@/lib/account/call-signed-in";
import { loadHelpSchema } from "@/lib/hunting-help/load-schema";
import type { HuntSearch, OwnSearchResponse } from "@/lib/hunting-help/schema";

/** One's own entry among those who look for a hunt; `undefined` until it is known. */
export function useOwnSearch(uid: string) {
  const { data, error, mutate } = useSWR<OwnSearchResponse, Error>(
    ["own-search", uid],
    async () => {
      const { ownSearchResponseSchema: schema } = await loadHelpSchema();
      return callPathSignedIn("/api/hunting-help/own-search", { schema });
    },
    { shouldRetryOnError: false },
  );
  return {
    search: data ? data.search : error ? null : undefined,
    replace: (search: HuntSearch | null) => void mutate({ message: "OK", search }, { revalidate: false }),
  };
}
