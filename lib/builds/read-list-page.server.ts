import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { parseState } from "@/lib/site/list-state";
import { listPublishedBuilds } from "./list-builds.server";
import { type BuildListPage, buildFields, toBuildFilters, toBuildQuery } from "./list-fields";
import { publishedBuildsQuerySchema } from "./schema";

/**
 * The first page of the list of published builds.
 *
 * @param search query of the address, whatever it holds
 * @returns `null` for filters that no list has: the page then says what the API answers to them
 */
export async function readBuildListPage(
  dependencies: Pick<Dependencies, "db">,
  search: string,
): Promise<BuildListPage | null> {
  const query = toBuildQuery(toBuildFilters(parseState(buildFields, search)));
  const parsed = publishedBuildsQuerySchema.safeParse(Object.fromEntries(new URLSearchParams(query)));
  if (!parsed.success) return null;
  return { ...(await listPublishedBuilds(dependencies, parsed.data)), query };
}
