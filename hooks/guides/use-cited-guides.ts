import useSWR from "swr";
import type { CitedKind } from "@/lib/guides/blocks";
import { type CitingGuides, fetchCitedGuides } from "@/lib/guides/fetch-guide-names";

const none: CitingGuides = { guides: [], hidden: [] };

/** Guides that cite a record, build or run; none while loading and where they could not be loaded. */
export function useCitedGuides(kind: CitedKind, id: string): CitingGuides {
  const { data } = useSWR(["cited guides", kind, id] as const, ([, ...cited]) => fetchCitedGuides(...cited), {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  return data ?? none;
}
