import { type PagedListState, usePagedList } from "@/hooks/ui/use-paged-list";
import { buildCalls } from "@/lib/builds/api";
import { type BuildFilterValues, type BuildListPage, toBuildQuery } from "@/lib/builds/list-fields";
import type { PublishedBuild, PublishedBuildsResponse } from "@/lib/builds/schema";
import { callPublic } from "@/lib/http/make-call";

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
  filters: BuildFilterValues | null,
  first?: PublishedBuildsResponse,
): PublishedBuildsState {
  const query = filters && toBuildQuery(filters);
  const { pages, mutate, ...list } = usePagedList(
    filters && (["published-builds", filters] as const),
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

async function fetchPage(filters: BuildFilterValues, cursor: string | null): Promise<BuildListPage> {
  const { weapon, monster, skill, tag, gameVersion, owner, sort } = filters;
  const reply = await callPublic(buildCalls.list, {
    query: {
      weapon: weapon || null,
      monster: monster || null,
      skill: skill || null,
      tag: tag || null,
      gameVersion: gameVersion || null,
      owner: owner || null,
      sort,
      cursor,
    },
  });
  return { ...reply, query: toBuildQuery(filters) };
}
