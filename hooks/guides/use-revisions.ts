import useSWR from "swr";
import { type PagedListState, usePagedList } from "@/hooks/ui/use-paged-list";
import { callPathSignedIn } from "@/lib/account/call-signed-in";
import { loadGuideSchema } from "@/lib/guides/load-schema";
import type { RevisionResponse, RevisionsResponse } from "@/lib/guides/schema";

interface RevisionsState extends PagedListState {
  /** `null` until the first page is there. */
  readonly revisions: RevisionsResponse["revisions"] | null;
}

/** The revisions of a guide, latest first, page by page. */
export function useRevisions(slug: string): RevisionsState {
  const { pages, mutate, ...list } = usePagedList(["revisions", slug] as const, async (_, cursor) => {
    const { revisionsResponseSchema: schema } = await loadGuideSchema();
    const query = cursor === null ? "" : `?cursor=${encodeURIComponent(cursor)}`;
    return callPathSignedIn(`/api/guides/${slug}/revisions${query}`, { schema });
  });
  return { ...list, revisions: pages?.flatMap((page) => page.revisions) ?? null };
}

/** One revision with its text; `null` asks for nothing. */
export function useRevision(slug: string, version: number | null) {
  const { data, error } = useSWR<RevisionResponse["revision"], Error>(
    version === null ? null : `/api/guides/${slug}/revisions/${version}`,
    async (path: string) => {
      const { revisionResponseSchema: schema } = await loadGuideSchema();
      return (await callPathSignedIn(path, { schema })).revision;
    },
    { revalidateOnFocus: false },
  );
  return { revision: data ?? null, problem: error?.message ?? null };
}
