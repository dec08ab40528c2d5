import useSWR from "swr";
import { loadGuideSchema } from "@/lib/guides/load-schema";
import type { GuideTitlesResponse } from "@/lib/guides/schema";
import { callApi } from "@/lib/http/fetcher";
import { matchesText } from "@/lib/text/matches-text";

/** Guides that a search shows. */
const maxMatches = 4;

/** Published guides whose title, summary or tags have every word of a query. Their list loads with the first query. */
export function useGuideMatches(query: string): GuideTitlesResponse["guides"] {
  const { data } = useSWR<GuideTitlesResponse, Error>(
    query === "" ? null : "/api/guides/titles",
    async (path: string) => {
      const { guideTitlesResponseSchema: schema } = await loadGuideSchema();
      return callApi(path, { schema });
    },
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  if (query === "" || !data) return [];
  return data.guides
    .filter(({ title, summary, tags }) => matchesText(query, title, summary, tags.join(" ")))
    .slice(0, maxMatches);
}
