import type { BuilderCatalog } from "../catalog/catalog";
import { indexCatalog } from "./catalog-index";
import type { FoundSet, SearchQuery } from "./query";
import { getSetLevels } from "./set-levels";
import type { OpenTarget } from "./targets";

/**
 * Places of targets that one set meets together: those that it has, and then, in their order, those for
 * which the slots that stay empty have room.
 *
 * @param set as a search found it, for any of the targets
 */
export function listMetTargets(
  set: FoundSet,
  targets: readonly OpenTarget[],
  query: SearchQuery,
  catalog: BuilderCatalog,
): number[] {
  const { jewels } = indexCatalog(catalog);
  const { decorations: stock = "unlimited" } = query;
  const levels = getSetLevels(set, query, catalog);
  /** Empty slots of each level and up. */
  const room = set.freeSlots.map((_, s) => set.freeSlots.slice(s).reduce((sum, count) => sum + count, 0));
  return targets.flatMap(({ id, level }, at) => {
    const lacks = level - (levels.get(id) ?? 0);
    if (lacks <= 0) return at;
    const jewel = jewels.get(id);
    if (!jewel || room.slice(0, jewel.slot).some((left) => left < lacks)) return [];
    const used = set.decorations.filter((each) => each === jewel.id).length;
    if (stock !== "unlimited" && (stock[jewel.id] ?? 0) < used + lacks) return [];
    for (let s = 0; s < jewel.slot; s++) room[s] = (room[s] ?? 0) - lacks;
    return at;
  });
}
