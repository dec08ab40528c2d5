import useSWR from "swr";
import { type PagedListState, usePagedList } from "@/hooks/ui/use-paged-list";
import { callSignedIn } from "@/lib/account/call-signed-in";
import { guideCalls } from "@/lib/guides/api";
import type { RevisionResponse, RevisionsResponse } from "@/lib/guides/schema";

interface RevisionsState extends PagedListState {
  /** `null` until the first page is there. */
  readonly revisions: RevisionsResponse["revisions"] | null;
}

/** The revisions of a guide, latest first, page by page. */
export function useRevisions(slug: string): RevisionsState {
  const { pages, mutate, ...list } = usePagedList(["revisions", slug] as const, (_, cursor) =>
    callSignedIn(guideCalls.listRevisions, { query: { slug, cursor } }),
  );
  return { ...list, revisions: pages?.flatMap((page) => page.revisions) ?? null };
}

/** One revision with its text; `null` asks for nothing. */
export function useRevision(slug: string, version: number | null) {
  const { data, error } = useSWR<
    RevisionResponse["revision"],
    Error,
    readonly [string, string, number] | null
  >(
    version === null ? null : ["revision", slug, version],
    async ([, guide, asked]) =>
      (await callSignedIn(guideCalls.readRevision, { query: { slug: guide, version: asked } })).revision,
    { revalidateOnFocus: false },
  );
  return { revision: data ?? null, problem: error?.message ?? null };
}
