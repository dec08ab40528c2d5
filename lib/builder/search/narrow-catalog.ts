import type { BuilderCatalog } from "../catalog/catalog";
import { createProblem } from "./create-problem";
import type { Problem } from "./problem";
import type { SearchQuery } from "./query";
import { getSearchSources } from "./skill-sources";

/**
 * Leaves out what searches for a query, or for the same with lower targets or without some of them, do not need,
 * so that each of them is prepared faster. The best set of each, by the objective of `query`, is the same as in
 * the whole catalog.
 *
 * A piece is left out where an earlier one of its part, in the order of the objective, does as well in every
 * slot and every target of the query (`findUndominated`). That is so for lower targets too, as levels count no more
 * than is needed.
 *
 * @param query its objective must be a sum over the pieces
 */
export function narrowCatalog(query: SearchQuery, catalog: BuilderCatalog): BuilderCatalog {
  return narrowByProblem(query, catalog, createProblem({ ...query, limit: 1 }, catalog));
}

/** @param problem the query's own, for one set */
export function narrowByProblem(
  query: SearchQuery,
  catalog: BuilderCatalog,
  { layers, pieces }: Problem,
): BuilderCatalog {
  const useful = new Set(
    pieces.flatMap((part, l) =>
      (layers[l]?.members ?? []).flatMap((group) => Array.from(group, (at) => part[at])),
    ),
  );
  const sources = getSearchSources(catalog);
  const named = [...Object.keys(query.skills ?? {}), ...Object.keys(query.bonuses ?? {})];
  const pinned = query.pinned?.charm;
  return {
    skills: pickRelevant(catalog.skills, sources.skills, named),
    armor: catalog.armor.filter((piece) => useful.has(piece)),
    charms: pickRelevant(catalog.charms, sources.charms, named, ({ id }) => id === pinned),
    decorations: pickRelevant(catalog.decorations, sources.decorations, named),
    talismans: catalog.talismans,
  };
}

/** Those that have one of the skills, or are always included, in their order. */
function pickRelevant<One>(
  all: readonly One[],
  bySkill: ReadonlyMap<string, readonly One[]>,
  skills: readonly string[],
  always: (one: One) => boolean = () => false,
): One[] {
  const picked = new Set(skills.flatMap((id) => bySkill.get(id) ?? []));
  return all.filter((one) => picked.has(one) || always(one));
}
