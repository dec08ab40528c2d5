import type { BuilderCatalog, BuilderSkill, TalismanSlot } from "../catalog/catalog";
import { getLevelIn } from "../catalog/skill-levels";
import { indexCatalog } from "./catalog-index";
import { slotLevels } from "./measures";
import type { SearchQuery } from "./query";
import { getSearchSources } from "./skill-sources";
import { getBonusLevel } from "./targets";

/**
 * A level that no set of the query exceeds, by what there is of a skill at all: the best piece of each part, the
 * best charm or talisman, the weapon, the best decoration in each weapon slot. The maximum where there is an
 * armor decoration.
 */
export function getCeiling(
  { id, maxLevel, levels }: BuilderSkill,
  query: SearchQuery,
  catalog: BuilderCatalog,
): number {
  const pieces = indexCatalog(catalog).parts.reduce(
    (sum, { shares }) =>
      sum + (shares.get(id) ?? []).reduce((maxCount, { count }) => Math.max(maxCount, count), 0),
    0,
  );
  if (levels) return getBonusLevel(catalog, id, pieces + (query.weapon?.bonuses?.[id] ?? 0));
  const bySlot = getMaxBySlot(id, query, catalog);
  if (bySlot === "any") return maxLevel;
  const getSlotMax = (slots: readonly TalismanSlot[]) =>
    slots.reduce((sum, { kind, slot }) => sum + (kind === "weapon" ? (bySlot[slot - 1] ?? 0) : 0), 0);
  const weapon = (query.weapon?.slots ?? []).map((slot): TalismanSlot => ({ kind: "weapon", slot }));
  const neck = Math.max(getCharmMax(id, catalog), getTalismanMax(id, getSlotMax, query, catalog));
  return Math.min(maxLevel, pieces + neck + getSlotMax(weapon) + (query.weapon?.skills?.[id] ?? 0));
}

/** Most levels that one decoration gives in a weapon slot of level 1, 2, 3; `any` where it goes into armor. */
function getMaxBySlot(id: string, query: SearchQuery, catalog: BuilderCatalog): "any" | readonly number[] {
  const { decorations = "unlimited" } = query;
  const usable = (getSearchSources(catalog).decorations.get(id) ?? []).filter(
    (each) => decorations === "unlimited" || (decorations[each.id] ?? 0) > 0,
  );
  if (usable.some(({ kind }) => kind === "armor")) return "any";
  return Array.from({ length: slotLevels }, (_, s) =>
    Math.max(0, ...usable.map(({ slot, skills }) => (slot <= s + 1 ? getLevelIn(skills, id) : 0))),
  );
}

function getCharmMax(id: string, catalog: BuilderCatalog): number {
  return Math.max(
    0,
    ...(getSearchSources(catalog).charms.get(id) ?? []).map(({ skills }) => getLevelIn(skills, id)),
  );
}

/** With what fits its slots. */
function getTalismanMax(
  id: string,
  getSlotMax: (slots: readonly TalismanSlot[]) => number,
  { talismans = "none" }: SearchQuery,
  catalog: BuilderCatalog,
): number {
  if (talismans === "none") return 0;
  if (talismans === "any-legal") {
    const { skillGroups, slotGroups } = catalog.talismans;
    // No skill appears twice on a legal talisman.
    const entries = skillGroups.flatMap((group) => group.entries.map((entry) => getLevelIn([entry], id)));
    return Math.max(0, ...entries) + Math.max(0, ...slotGroups.map(({ slots }) => getSlotMax(slots)));
  }
  return Math.max(0, ...talismans.map(({ skills, slots }) => getLevelIn(skills, id) + getSlotMax(slots)));
}
