import useSWR from "swr";
import { fetchGuideTitles } from "@/lib/guides/fetch-guide-names";
import type { GuideTitlesResponse } from "@/lib/guides/schema";
import { matchesText } from "@/lib/text/matches-text";

/** Guides that a search shows. */
const maxMatches = 4;

/** Published guides whose title, summary or tags have every word of a query. Their list loads with the first query. */
export function useGuideMatches(query: string): GuideTitlesResponse["guides"] {
  const { data } = useSWR(query === "" ? null : "/api/guides/titles", fetchGuideTitles, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  if (query === "" || !data) return [];
  return data
    .filter(({ title, summary, tags }) => matchesText(query, title, summary, tags.join(" ")))
    .slice(0, maxMatches);
}
