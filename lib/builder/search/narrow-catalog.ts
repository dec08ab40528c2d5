import type { BuilderCatalog } from "../catalog";
import { holdersOf } from "./holders";
import { createProblem } from "./problem";
import type { SearchQuery } from "./query";

/** What is left of a catalogue for a family of queries. */
export interface Narrowed {
  /** Enough for the query, and for the same with lower targets or without some of them. */
  readonly catalog: BuilderCatalog;
  /** Enough for the query with one more skill, set bonus or group skill, or with a higher level of one. */
  withSkill(id: string): BuilderCatalog;
}

/**
 * Leaves out what no search of the family needs, so that each of them is prepared faster. The best set of each
 * of them, by the objective of `query`, is the same as in the whole catalogue.
 *
 * A piece is left out where an earlier one of its part, in the order of the objective, does as well in every
 * slot and every target of the query (`undominated`). That is so for lower targets too, as levels count no more
 * than is needed; and for one more skill, where the piece that is left out does not bring it. Pieces that do
 * are all kept.
 *
 * @param query its objective must be a sum over the pieces
 */
export function narrowCatalog(query: SearchQuery, catalog: BuilderCatalog): Narrowed {
  const { layers, pieces } = createProblem({ ...query, limit: 1 }, catalog);
  const kept = new Set(
    pieces.flatMap((part, l) =>
      (layers[l]?.members ?? []).flatMap((group) => Array.from(group, (at) => part[at])),
    ),
  );
  const holders = holdersOf(catalog);
  const named = [...Object.keys(query.skills ?? {}), ...Object.keys(query.bonuses ?? {})];
  const pinned = query.pinned?.charm;
  const base: BuilderCatalog = {
    skills: pick(catalog.skills, holders.skills, named),
    armor: catalog.armor.filter((piece) => kept.has(piece)),
    charms: pick(catalog.charms, holders.charms, named, ({ id }) => id === pinned),
    decorations: pick(catalog.decorations, holders.decorations, named),
    talismans: catalog.talismans,
  };
  return {
    catalog: base,
    withSkill: (id) => ({
      skills: joined(base.skills, holders.skills.get(id)),
      armor: joined(base.armor, holders.armor.get(id)),
      charms: joined(base.charms, holders.charms.get(id)),
      decorations: joined(base.decorations, holders.decorations.get(id)),
      talismans: base.talismans,
    }),
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

function joined<One>(list: readonly One[], more: readonly One[] = []): readonly One[] {
  return [...list, ...more.filter((one) => !list.includes(one))];
}
