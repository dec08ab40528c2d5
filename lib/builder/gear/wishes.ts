import type { SearchAsk } from "../criteria/ask";
import type { LoadoutDelta } from "../editor/compare-derived";
import { withArmor } from "../editor/place-decorations";
import { deriveLoadout } from "../loadout/derive-loadout";
import type { LoadoutCatalog } from "../loadout/loadout-catalog";
import type { Loadout, LoadoutPlace } from "../loadout/model";

type Wishes = Pick<SearchAsk, "skills" | "bonuses">;

/** Every skill and bonus that is wanted. */
export function wishedIds({ skills, bonuses }: Wishes): ReadonlySet<string> {
  return new Set([...Object.keys(skills), ...Object.keys(bonuses)]);
}

/** Wanted skills and bonuses whose level the loadout does not reach once a place is empty. */
export function lackingWishes(
  loadout: Loadout,
  place: LoadoutPlace,
  { skills, bonuses }: Wishes,
  catalog: LoadoutCatalog,
): ReadonlySet<string> {
  const { levels } = deriveLoadout(withoutPlace(loadout, place), catalog);
  const wanted = Object.entries({ ...skills, ...bonuses });
  return new Set(wanted.filter(([id, level]) => (levels[id] ?? 0) < level).map(([id]) => id));
}

/** The loadout with nothing in a place. */
export function withoutPlace(loadout: Loadout, place: LoadoutPlace): Loadout {
  if (place === "weapon") return { ...loadout, weapon: null };
  if (place === "charm") return { ...loadout, charm: null };
  return withArmor(loadout, place, null);
}

/**
 * How much a change helps toward what is wanted: levels of wanted skills and pieces of wanted bonuses, gained
 * less lost. What is beyond the wanted level counts for nothing.
 */
export function wishGain(delta: LoadoutDelta, { skills, bonuses }: Wishes, catalog: LoadoutCatalog): number {
  let gain = 0;
  for (const { skill, from, to } of delta.skills) {
    const wanted = skills[skill] ?? 0;
    gain += Math.min(to, wanted) - Math.min(from, wanted);
  }
  for (const { skill, pieces } of delta.bonuses) {
    const wanted = bonuses[skill] ?? 0;
    const needed = catalog.skills.get(skill)?.levels?.find(({ level }) => level === wanted)?.pieces ?? 0;
    gain += Math.min(pieces.to, needed) - Math.min(pieces.from, needed);
  }
  return gain;
}
