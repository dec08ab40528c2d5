import useSWR from "swr";
import type { CitedKind } from "@/lib/guides/blocks";
import { loadGuideSchema } from "@/lib/guides/load-schema";
import type { CitedGuidesResponse } from "@/lib/guides/schema";
import { callApi } from "@/lib/http/fetcher";

/** Guides that cite a record, build or run; none while loading and where they could not be loaded. */
export function useCitedGuides(kind: CitedKind, id: string): CitedGuidesResponse["guides"] {
  const { data } = useSWR<CitedGuidesResponse, Error>(
    `/api/guides/cited?kind=${kind}&id=${encodeURIComponent(id)}`,
    async (path: string) => {
      const { citedGuidesResponseSchema: schema } = await loadGuideSchema();
      return callApi(path, { schema });
    },
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  return data?.guides ?? [];
}
