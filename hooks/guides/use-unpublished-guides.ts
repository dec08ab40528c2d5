import { type PagedListState, usePagedList } from "@/hooks/ui/use-paged-list";
import { callSignedIn } from "@/lib/account/call-signed-in";
import { guideCalls } from "@/lib/guides/api";
import type { UnpublishedGuidesResponse } from "@/lib/guides/schema";

interface UnpublishedGuidesState extends PagedListState {
  /** `null` until the first page is there. */
  readonly guides: UnpublishedGuidesResponse["guides"] | null;
}

/** Guides that are not published, last changed first, page by page. For creators. */
export function useUnpublishedGuides(): UnpublishedGuidesState {
  const { pages, mutate, ...list } = usePagedList(["unpublished-guides"] as const, (_, cursor) =>
    callSignedIn(guideCalls.listUnpublished, { query: { cursor } }),
  );
  return { ...list, guides: pages?.flatMap((page) => page.guides) ?? null };
}
