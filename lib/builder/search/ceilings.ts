import type { BuilderCatalog, BuilderSkill, SkillLevel } from "../catalog";
import { indexCatalog } from "./catalog-index";
import { holdersOf } from "./holders";
import type { SearchQuery } from "./query";
import { bonusLevel } from "./targets";

/**
 * A level that no set of the query exceeds, by what there is of a skill at all: the best piece of each part, the
 * best charm or talisman, the weapon. The maximum where decorations might bring more.
 */
export function ceilingOf(
  { id, kind, maxLevel, levels }: BuilderSkill,
  query: SearchQuery,
  catalog: BuilderCatalog,
): number {
  const pieces = indexCatalog(catalog).parts.reduce(
    (sum, { shares }) => sum + (shares.get(id) ?? []).reduce((most, { count }) => Math.max(most, count), 0),
    0,
  );
  if (levels) return bonusLevel(catalog, id, pieces + (query.weapon?.bonuses?.[id] ?? 0));
  if (mayBeDecorated(id, kind, query, catalog)) return maxLevel;
  const neck = Math.max(mostOfCharms(id, catalog), mostOfTalismans(id, query, catalog));
  return Math.min(maxLevel, pieces + neck + (query.weapon?.skills?.[id] ?? 0));
}

function mayBeDecorated(
  id: string,
  kind: BuilderSkill["kind"],
  query: SearchQuery,
  catalog: BuilderCatalog,
): boolean {
  const { decorations = "unlimited", weapon, talismans = "none" } = query;
  if (kind === "weapon" && talismans === "none" && (weapon?.slots ?? []).length === 0) return false;
  const holders = holdersOf(catalog).decorations.get(id) ?? [];
  return holders.some((each) => decorations === "unlimited" || (decorations[each.id] ?? 0) > 0);
}

function mostOfCharms(id: string, catalog: BuilderCatalog): number {
  return mostOf(
    id,
    (holdersOf(catalog).charms.get(id) ?? []).map(({ skills }) => skills),
  );
}

function mostOfTalismans(id: string, { talismans = "none" }: SearchQuery, catalog: BuilderCatalog): number {
  if (talismans === "none") return 0;
  // No skill stands twice on a legal talisman.
  if (talismans === "any-legal") {
    return mostOf(
      id,
      catalog.talismans.skillGroups.flatMap(({ entries }) => entries.map((entry) => [entry])),
    );
  }
  return mostOf(
    id,
    talismans.map(({ skills }) => skills),
  );
}

function mostOf(id: string, sources: readonly (readonly SkillLevel[])[]): number {
  return sources.reduce((most, skills) => {
    const level = skills.reduce((sum, each) => (each.skill === id ? sum + each.level : sum), 0);
    return Math.max(most, level);
  }, 0);
}
