import type { BuilderCatalog } from "../catalog";
import { createProblem } from "./create-problem";
import { holdersOf } from "./holders";
import type { Problem } from "./problem";
import type { SearchQuery } from "./query";

/**
 * Leaves out what searches for a query, or for the same with lower targets or without some of them, do not need,
 * so that each of them is prepared faster. The best set of each, by the objective of `query`, is the same as in
 * the whole catalogue.
 *
 * A piece is left out where an earlier one of its part, in the order of the objective, does as well in every
 * slot and every target of the query (`undominated`). That is so for lower targets too, as levels count no more
 * than is needed.
 *
 * @param query its objective must be a sum over the pieces
 */
export function narrowCatalog(query: SearchQuery, catalog: BuilderCatalog): BuilderCatalog {
  return narrowed(query, catalog, createProblem({ ...query, limit: 1 }, catalog));
}

/** @param problem the query's own, for one set */
export function narrowed(
  query: SearchQuery,
  catalog: BuilderCatalog,
  { layers, pieces }: Problem,
): BuilderCatalog {
  const kept = new Set(
    pieces.flatMap((part, l) =>
      (layers[l]?.members ?? []).flatMap((group) => Array.from(group, (at) => part[at])),
    ),
  );
  const holders = holdersOf(catalog);
  const named = [...Object.keys(query.skills ?? {}), ...Object.keys(query.bonuses ?? {})];
  const pinned = query.pinned?.charm;
  return {
    skills: pick(catalog.skills, holders.skills, named),
    armor: catalog.armor.filter((piece) => kept.has(piece)),
    charms: pick(catalog.charms, holders.charms, named, ({ id }) => id === pinned),
    decorations: pick(catalog.decorations, holders.decorations, named),
    talismans: catalog.talismans,
  };
}

/** Those that have one of the skills, or are wanted anyway, in their order. */
function pick<One>(
  all: readonly One[],
  bySkill: ReadonlyMap<string, readonly One[]>,
  skills: readonly string[],
  always: (one: One) => boolean = () => false,
): One[] {
  const picked = new Set(skills.flatMap((id) => bySkill.get(id) ?? []));
  return all.filter((one) => picked.has(one) || always(one));
}
