import useSWR from "swr";
import { callSignedIn } from "@/lib/account/call-signed-in";
import { loadGuideSchema } from "@/lib/guides/load-schema";
import type { GuideDeskResponse } from "@/lib/guides/schema";

/** The guides that were changed last, in every state, 25 at most. For creators. */
export function useGuideDesk() {
  const { data, error } = useSWR<GuideDeskResponse, Error>("/api/guides/mine", async (path: string) => {
    const { guideDeskResponseSchema: schema } = await loadGuideSchema();
    return callSignedIn(path, { schema });
  });
  return { guides: data?.guides ?? null, problem: error?.message ?? null };
}
