import type { BuilderCatalog } from "../catalog/catalog";
import { getLevelByPieces } from "../catalog/skill-levels";
import { indexCatalog } from "./catalog-index";
import type { SearchQuery } from "./query";

/** A skill, set bonus or group skill that the sets must have, at its level. */
export interface SkillTarget {
  readonly field: "skills" | "bonuses";
  readonly id: string;
  /** 1 and up, no more than the maximum. */
  readonly level: number;
}

export interface OpenTarget extends SkillTarget {
  /** Level that the weapon brings by itself, 0 and up; lower than the target. */
  readonly brought: number;
}

/**
 * The targets that the weapon does not meet by itself, skills before bonuses, by id. The others are met by
 * every set, and are in no conflict.
 */
export function listOpenTargets(query: SearchQuery, catalog: BuilderCatalog): OpenTarget[] {
  const { skills } = indexCatalog(catalog);
  const listField = (field: SkillTarget["field"]) =>
    Object.entries(query[field] ?? {})
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([id, target]): OpenTarget[] => {
        const level = Math.min(target, skills.get(id)?.maxLevel ?? target);
        const brought = getBroughtLevel(query, catalog, field, id);
        return level > brought ? [{ field, id, level, brought }] : [];
      });
  return [...listField("skills"), ...listField("bonuses")];
}

function getBroughtLevel(
  query: SearchQuery,
  catalog: BuilderCatalog,
  field: SkillTarget["field"],
  id: string,
): number {
  if (field === "skills") return query.weapon?.skills?.[id] ?? 0;
  return getBonusLevel(catalog, id, query.weapon?.bonuses?.[id] ?? 0);
}

/** Level of a set bonus or group skill with so many pieces; 0 for none. */
export function getBonusLevel(catalog: BuilderCatalog, id: string, pieces: number): number {
  return getLevelByPieces(indexCatalog(catalog).skills.get(id)?.levels, pieces);
}

/** The same query with these targets in the place of its own. */
export function replaceTargets(query: SearchQuery, targets: readonly SkillTarget[]): SearchQuery {
  const toRecord = (field: SkillTarget["field"]) =>
    Object.fromEntries(
      targets.filter((each) => each.field === field && each.level > 0).map(({ id, level }) => [id, level]),
    );
  return { ...query, skills: toRecord("skills"), bonuses: toRecord("bonuses") };
}
