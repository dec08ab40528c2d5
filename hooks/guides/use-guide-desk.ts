import { type PagedListState, usePagedList } from "@/hooks/ui/use-paged-list";
import { callPathSignedIn } from "@/lib/account/call-signed-in";
import { loadGuideSchema } from "@/lib/guides/load-schema";
import type { GuideDeskResponse } from "@/lib/guides/schema";

interface GuideDeskState extends PagedListState {
  /** `null` until the first page is there. */
  readonly guides: GuideDeskResponse["guides"] | null;
}

/** Guides that are not published, last changed first, page by page. For creators. */
export function useGuideDesk(): GuideDeskState {
  const { pages, mutate, ...list } = usePagedList(["guide-desk"] as const, async (_, cursor) => {
    const { guideDeskResponseSchema: schema } = await loadGuideSchema();
    const query = cursor === null ? "" : `?cursor=${encodeURIComponent(cursor)}`;
    return callPathSignedIn(`/api/guides/mine${query}`, { schema });
  });
  return { ...list, guides: pages?.flatMap((page) => page.guides) ?? null };
}
