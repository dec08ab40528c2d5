import type { AppraisedTalisman, BuilderCatalog, BuilderSkill, TalismanRules } from "../catalog/catalog";
import { createProblem } from "./create-problem";
import { type LegalTalisman, listLegalTalismans } from "./legal-talismans";
import { narrowByProblem } from "./narrow-catalog";
import type { Problem } from "./problem";
import type { SearchQuery } from "./query";
import { getSearchSources } from "./skill-sources";

/** A search that is about to be made. */
interface RaisedQuery {
  readonly query: SearchQuery;
  readonly catalog: BuilderCatalog;
}

/**
 * Adds a level of one more skill, set bonus or group skill to the targets of a query, with a catalog in which
 * little is left, so that each of many such searches is prepared fast. There is a set for the raised query
 * exactly where there is one in the whole catalog.
 *
 * Of the pieces, those that are in the problem of the query itself are enough, as each of the others is
 * covered by one of them (`findUndominated`), and those that bring the skill. The same goes for any legal talisman,
 * and they are handed on as if they were owned: what its slots do for weapon skills is not felt by the problem,
 * though, so that for a weapon skill all that differ in the targets stay.
 */
export function createRaiser(
  query: SearchQuery,
  catalog: BuilderCatalog,
): (skill: BuilderSkill, level: number) => RaisedQuery {
  const problem = createProblem({ ...query, limit: 1 }, catalog);
  const base = narrowByProblem(query, catalog, problem);
  const sources = getSearchSources(catalog);
  const talismansFor = createTalismanLists(query, catalog, problem);
  const known = new Map<string, RaisedQuery>();
  const getFrame = (skill: BuilderSkill): RaisedQuery => {
    const { id } = skill;
    let frame = known.get(id);
    if (!frame) {
      frame = {
        query: { ...query, talismans: talismansFor(skill) },
        catalog: {
          skills: joinLists(base.skills, sources.skills.get(id)),
          armor: joinLists(base.armor, sources.armor.get(id)),
          charms: joinLists(base.charms, sources.charms.get(id)),
          decorations: joinLists(base.decorations, sources.decorations.get(id)),
          talismans: base.talismans,
        },
      };
      known.set(id, frame);
    }
    return frame;
  };
  return (skill, level) => {
    const frame = getFrame(skill);
    const field = skill.levels ? "bonuses" : "skills";
    return {
      ...frame,
      query: { ...frame.query, [field]: { ...query[field], [skill.id]: level } },
    };
  };
}

function joinLists<One>(list: readonly One[], more: readonly One[] = []): readonly One[] {
  return [...list, ...more.filter((one) => !list.includes(one))];
}

/** The talismans that are enough to raise a skill. */
function createTalismanLists(
  query: SearchQuery,
  catalog: BuilderCatalog,
  { layers, pieces, charms }: Problem,
): (skill: BuilderSkill) => SearchQuery["talismans"] {
  if (query.talismans !== "any-legal") return () => query.talismans;
  const ids = Object.keys(query.skills ?? {});
  const useful = (layers[pieces.length]?.members ?? []).flatMap((group) =>
    Array.from(group).flatMap((at) => {
      const charm = charms[at]?.charm;
      return charm?.kind === "talisman" ? charm : [];
    }),
  );
  let all: readonly LegalTalisman[] | null = null;
  return ({ id, kind, levels }) => {
    if (levels) return toOwned(useful);
    const rules = narrowRules(id, catalog.talismans);
    const bringing = [...listLegalTalismans(rules, new Set([...ids, id]))].filter(({ skills }) =>
      skills.some(({ skill }) => skill === id),
    );
    if (kind !== "weapon") return toOwned([...useful, ...bringing]);
    all ??= [...listLegalTalismans(catalog.talismans, new Set(ids))];
    return toOwned([...all, ...bringing]);
  };
}

function toOwned(talismans: readonly LegalTalisman[]): AppraisedTalisman[] {
  return talismans.map(({ talisman, skills, slots }, at) => ({ id: `legal ${at}`, talisman, skills, slots }));
}

/** The patterns that have a place for the skill. */
function narrowRules(id: string, rules: TalismanRules): TalismanRules {
  const groups = new Set(
    rules.skillGroups.flatMap(({ group, entries }) =>
      entries.some(({ skill }) => skill === id) ? group : [],
    ),
  );
  return {
    ...rules,
    talismans: rules.talismans.flatMap((each) => {
      const patterns = each.patterns.filter((pattern) =>
        pattern.slice(0, 3).some((group) => groups.has(group)),
      );
      return patterns.length > 0 ? { ...each, patterns } : [];
    }),
  };
}
