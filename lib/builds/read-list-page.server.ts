import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
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

/** Large monsters and skills by name: what builds can be looked for by. */
export function getBuildFilterNames() {
  const { monsters, skills } = getCatalog();
  const byName = (things: readonly { readonly id: string; readonly name: string }[]) =>
    things.map(({ id, name }) => ({ id, name })).toSorted((a, b) => a.name.localeCompare(b.name, "en"));
  return {
    monsters: byName(monsters.all.filter(({ size }) => size === "large")),
    skills: byName(skills.all),
  };
}
