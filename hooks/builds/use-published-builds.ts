import { type PagedListState, usePagedList } from "@/hooks/ui/use-paged-list";
import { type BuildFilters, type BuildListPage, toBuildQuery } from "@/lib/builds/list-fields";
import { loadBuildSchema } from "@/lib/builds/load-schema";
import type { PublishedBuild, PublishedBuildsResponse } from "@/lib/builds/schema";
import { callApi } from "@/lib/http/fetcher";

export interface PublishedBuildsState extends PagedListState {
  /** In the order requested; `null` until the first page is there. */
  readonly builds: readonly PublishedBuild[] | null;
  /** Whether `builds` are still those of the filters before. */
  readonly stale: boolean;
}

/**
 * Published builds, page by page.
 *
 * @param filters `null` while they are not known yet
 * @param first the first page, where it came with the document
 */
export function usePublishedBuilds(
  filters: BuildFilters | null,
  first?: PublishedBuildsResponse,
): PublishedBuildsState {
  const query = filters && toBuildQuery(filters);
  const { pages, mutate, ...list } = usePagedList(
    query === null ? null : (["published-builds", query] as const),
    ([, requested], cursor) => fetchPage(requested, cursor),
    { keepPrevious: true, ...(first && query !== null && { first: { ...first, query } }) },
  );
  const stale = pages?.[0] !== undefined && pages[0].query !== query;
  const isFailed = stale && list.problem !== null;
  return {
    ...list,
    stale,
    builds: pages && !isFailed ? dedupeBuilds(pages.flatMap((page) => page.builds)) : null,
  };
}

/** A build that gained likes between two pages can be on both. */
function dedupeBuilds(builds: readonly PublishedBuild[]): readonly PublishedBuild[] {
  return [...new Map(builds.map((build) => [build.id, build])).values()];
}

/** The schema comes with the first call: a page of the wiki needs none to open. */
async function fetchPage(query: string, cursor: string | null): Promise<BuildListPage> {
  const { publishedBuildsResponseSchema: schema } = await loadBuildSchema();
  const rest = cursor === null ? "" : `&cursor=${encodeURIComponent(cursor)}`;
  return { ...(await callApi(`/api/builds?${query}${rest}`, { schema })), query };
}
