import type { SearchCriteria } from "../criteria/search-criteria";
import type { LoadoutDelta } from "../editor/compare-derived";
import { withArmor } from "../editor/place-decorations";
import { deriveLoadout } from "../loadout/derive-loadout";
import type { LoadoutCatalog } from "../loadout/loadout-catalog";
import type { Loadout, LoadoutPlace } from "../loadout/model";

type PickerTargets = Pick<SearchCriteria, "skills" | "bonuses">;

/** Every skill target, bonuses included. */
export function listTargetIds({ skills, bonuses }: PickerTargets): ReadonlySet<string> {
  return new Set([...Object.keys(skills), ...Object.keys(bonuses)]);
}

/** Skill targets whose level the loadout does not reach once a place is empty. */
export function listMissingTargets(
  loadout: Loadout,
  place: LoadoutPlace,
  { skills, bonuses }: PickerTargets,
  catalog: LoadoutCatalog,
): ReadonlySet<string> {
  const { levels } = deriveLoadout(withoutPlace(loadout, place), catalog);
  const target = Object.entries({ ...skills, ...bonuses });
  return new Set(target.filter(([id, level]) => (levels[id] ?? 0) < level).map(([id]) => id));
}

/** The loadout with nothing in a place. */
function withoutPlace(loadout: Loadout, place: LoadoutPlace): Loadout {
  if (place === "weapon") return { ...loadout, weapon: null };
  if (place === "charm") return { ...loadout, charm: null };
  return withArmor(loadout, place, null);
}

/**
 * How much a change helps toward the skill targets: levels of skills and pieces of bonuses, gained
 * less lost. What is beyond the target level counts for nothing.
 */
export function countTargetGain(
  delta: LoadoutDelta,
  { skills, bonuses }: PickerTargets,
  catalog: LoadoutCatalog,
): number {
  let extraSkill = 0;
  for (const { skill, from, to } of delta.skills) {
    const target = skills[skill] ?? 0;
    extraSkill += Math.min(to, target) - Math.min(from, target);
  }
  for (const { skill, pieces } of delta.bonuses) {
    const target = bonuses[skill] ?? 0;
    const needed = catalog.skills.get(skill)?.levels?.find(({ level }) => level === target)?.pieces ?? 0;
    extraSkill += Math.min(pieces.to, needed) - Math.min(pieces.from, needed);
  }
  return extraSkill;
}
