import { type PagedListState, usePagedList } from "@/hooks/ui/use-paged-list";
import { callSignedIn } from "@/lib/account/call-signed-in";
import { guideCalls } from "@/lib/guides/api";
import type { GuideDeskResponse } from "@/lib/guides/schema";

interface GuideDeskState extends PagedListState {
  /** `null` until the first page is there. */
  readonly guides: GuideDeskResponse["guides"] | null;
}

/** Guides that are not published, last changed first, page by page. For creators. */
export function useGuideDesk(): GuideDeskState {
  const { pages, mutate, ...list } = usePagedList(["guide-desk"] as const, (_, cursor) =>
    callSignedIn(guideCalls.listUnpublished, { query: { cursor } }),
  );
  return { ...list, guides: pages?.flatMap((page) => page.guides) ?? null };
}
