import useSWR from "swr";
import { fetchGuideTitles } from "@/lib/guides/fetch-guide-names";
import type { GuideTitlesResponse } from "@/lib/guides/schema";
import { findMatches } from "@/lib/text/match-texts";

/** Guides that a search shows. */
const maxMatches = 4;

/** Published guides whose title, summary or tags fit a query, best first. Their list loads with the first query. */
export function useGuideMatches(query: string): GuideTitlesResponse["guides"] {
  const { data } = useSWR(query === "" ? null : "guide-titles", fetchGuideTitles, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  if (query === "" || !data) return [];
  return [
    ...findMatches(
      query,
      data,
      ({ title, summary, tags }) => ({ names: [title], mentions: [summary, ...tags] }),
      maxMatches,
    ),
  ];
}
