import type { BuilderCatalog } from "../catalog/catalog";
import { indexCatalog } from "./catalog-index";
import { getSlots, slotLevels } from "./measures";
import type { FoundSet, SearchQuery } from "./query";
import { getGearLevels, getPieces, getSetLevels, getTalismanSlots } from "./set-levels";
import { getBonusLevel } from "./targets";
import { createWeaponLimits } from "./weapon-limits";

/** How far a skill, set bonus or group skill of a found set can be raised. */
export interface ExtraSkill {
  readonly id: string;
  /** Level that the set has now, with its decorations and the weapon, whether a target or not; 0 to the maximum. */
  readonly level: number;
  /** Highest level within the set; `level` and up. What can be gained is the difference. */
  readonly maxLevel: number;
}

/** @returns `null` for a set that cannot meet the query with these pieces and this charm */
type ExtraSkillFinder = (set: FoundSet) => readonly ExtraSkill[] | null;

/**
 * How far each skill, set bonus and group skill of the catalog can be raised within a found set: same five
 * pieces, same charm, same weapon; all decorations may be moved or removed, as long as every target
 * of the query is met. Each one by itself: two gains need not go together. In the order of the catalog.
 *
 * Exact. An armor decoration gives one level of one skill, so decorations fit where, for each slot level, no
 * more of them need that level or more than there are slots of that level or more. Those that the other targets
 * need are fixed in number; what they leave of the scarcest slot level up to its own is what a skill can have.
 * Weapon decorations may give several levels, and the few weapon slots are filled by trial, a level at a time.
 * Bonuses depend on pieces alone and stay as they are.
 *
 * @param set a set that the query allows
 * @returns `null` where the set cannot meet the query
 * @throws RangeError where the set has a piece that the catalog does not have
 */
export function findExtraSkills(
  set: FoundSet,
  query: SearchQuery,
  catalog: BuilderCatalog,
): readonly ExtraSkill[] | null {
  return createExtraSkillFinder(query, catalog)(set);
}

/** As `findExtraSkills`, for many sets of one query. */
export function createExtraSkillFinder(query: SearchQuery, catalog: BuilderCatalog): ExtraSkillFinder {
  const getWeaponLimits = createWeaponLimits(query, catalog);
  return (set) => {
    const gear = getGearLevels(set, query, catalog);
    const now = getSetLevels(set, query, catalog);
    const maxLevel = [
      getArmorLimits(set, gear, query, catalog),
      getWeaponLimits(set.charm, gear),
      getBonusLimits(gear, query, catalog),
    ];
    if (maxLevel.includes(null)) return null;
    return catalog.skills.map(({ id }) => {
      const level = now.get(id) ?? 0;
      return {
        id,
        level,
        maxLevel: maxLevel.reduce((high, levels) => Math.max(high, levels?.get(id) ?? 0), level),
      };
    });
  };
}

type Levels = ReadonlyMap<string, number>;

function getArmorLimits(
  set: FoundSet,
  gear: Levels,
  query: SearchQuery,
  catalog: BuilderCatalog,
): Levels | null {
  const { skills, jewels } = indexCatalog(catalog);
  const missing = new Map<string, number>();
  /** Slots of each level and up that the targets leave. */
  const room = countSlots(set, query, catalog);
  for (const [id, target] of Object.entries(query.skills ?? {})) {
    const skill = skills.get(id);
    if (skill?.kind !== "armor") continue;
    const lacks = Math.min(target, skill.maxLevel) - (gear.get(id) ?? 0);
    if (lacks <= 0) continue;
    const jewel = jewels.get(id);
    if (!jewel || countOwned(jewel.id, query) < lacks) return null;
    missing.set(id, lacks);
    for (let s = 0; s < jewel.slot; s++) room[s] = (room[s] ?? 0) - lacks;
  }
  if (room.some((left) => left < 0)) return null;
  return new Map(
    catalog.skills
      .filter(({ kind }) => kind === "armor")
      .map(({ id, maxLevel }) => {
        const jewel = jewels.get(id);
        const free = jewel ? Math.min(...room.slice(0, jewel.slot)) + (missing.get(id) ?? 0) : 0;
        const more = jewel ? Math.min(free, countOwned(jewel.id, query)) : 0;
        return [id, Math.min(maxLevel, (gear.get(id) ?? 0) + more)];
      }),
  );
}

/** How many armor slots of level 1, 2, 3 and up pieces and talisman have. */
function countSlots(set: FoundSet, query: SearchQuery, catalog: BuilderCatalog): number[] {
  const slots = [
    ...getPieces(set, catalog).flatMap((piece) => getSlots(piece, query.transcended ?? false)),
    ...getTalismanSlots(set.charm, "armor"),
  ];
  return Array.from({ length: slotLevels }, (_, s) => slots.filter((slot) => slot > s).length);
}

function countOwned(id: string, { decorations = "unlimited" }: SearchQuery): number {
  return decorations === "unlimited" ? Infinity : (decorations[id] ?? 0);
}

function getBonusLimits(gear: Levels, query: SearchQuery, catalog: BuilderCatalog): Levels | null {
  const levels = new Map(
    catalog.skills.flatMap(({ id, levels: steps }) =>
      steps ? [[id, getBonusLevel(catalog, id, gear.get(id) ?? 0)]] : [],
    ),
  );
  const lacks = Object.entries(query.bonuses ?? {}).some(([id, target]) => (levels.get(id) ?? 0) < target);
  return lacks ? null : levels;
}
