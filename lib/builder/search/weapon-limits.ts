import type { BuilderCatalog, BuilderDecoration, BuilderSkill } from "../catalog/catalog";
import { getLevelIn } from "../catalog/skill-levels";
import { slotLevels } from "./measures";
import type { FoundCharm, SearchQuery } from "./query";
import { getCharmSkills, getTalismanSlots } from "./set-levels";
import { getSearchSources } from "./skill-sources";
import { omitWorse } from "./useful-decorations";
import { createWeaponFiller, type WeaponFiller } from "./weapon-filler";

/**
 * @param gear levels that pieces, charm and weapon bring
 * @returns highest level of each weapon skill with all targets met; `null` where these cannot be met
 */
type WeaponLimits = (
  charm: FoundCharm | null,
  gear: ReadonlyMap<string, number>,
) => ReadonlyMap<string, number> | null;

/** How far weapon skills can be raised by decorations in the slots of weapon and talisman. */
export function createWeaponLimits(query: SearchQuery, catalog: BuilderCatalog): WeaponLimits {
  const skills = catalog.skills.filter(({ kind }) => kind === "weapon");
  const targets = new Map(
    skills.flatMap((skill) => {
      const need = getNeed(skill, query.skills?.[skill.id] ?? 0, query);
      return need > 0 ? [[skill.id, need]] : [];
    }),
  );
  const pool = createPool(query, catalog, [...targets.keys()]);
  const targetFiller = createWeaponFiller(query, catalog, targets);
  const fillers = new Map<string, WeaponFiller>();
  /** Fills slots so that the targets are met and one skill has a level. */
  const getFiller = (skill: BuilderSkill, level: number): WeaponFiller => {
    const key = `${skill.id} ${level}`;
    let filler = fillers.get(key);
    if (!filler) {
      const need = Math.max(targets.get(skill.id) ?? 0, getNeed(skill, level, query));
      const decorations = pool.listFor(skill.id);
      filler = createWeaponFiller(
        query,
        { ...catalog, decorations },
        new Map([...targets, [skill.id, need]]),
      );
      fillers.set(key, filler);
    }
    return filler;
  };

  return (charm, gear) => {
    const brought = new Map<string, number>();
    for (const { skill, level } of getCharmSkills(charm, catalog)) {
      brought.set(skill, (brought.get(skill) ?? 0) + level);
    }
    const own = getTalismanSlots(charm, "weapon");
    if (!targetFiller.fill(brought, own)) return null;
    const slots = [...(query.weapon?.slots ?? []), ...own];
    return new Map(
      skills.map((skill) => {
        const has = gear.get(skill.id) ?? 0;
        const beyond = slots.reduce((sum, slot) => sum + pool.getMaxLevel(skill.id, slot), 0);
        const canReach = (level: number) => getFiller(skill, level).fill(brought, own) !== null;
        let max = Math.min(skill.maxLevel, has + beyond);
        // Where targets take the slots, most skills cannot gain at all.
        if (max > has + 1 && targets.size > 0 && !canReach(has + 1)) max = has;
        while (max > has && !canReach(max)) max--;
        return [skill.id, Math.min(max, skill.maxLevel)];
      }),
    );
  };
}

/** Levels that the weapon does not bring by itself. */
function getNeed({ id, maxLevel }: BuilderSkill, level: number, { weapon }: SearchQuery): number {
  return Math.min(level, maxLevel) - (weapon?.skills?.[id] ?? 0);
}

/** The decorations that bear on a skill and the targets. */
function createPool(query: SearchQuery, catalog: BuilderCatalog, targets: readonly string[]) {
  const { weaponDecorations } = getSearchSources(catalog);
  const owned = query.decorations ?? "unlimited";
  const listUsable = (id: string) =>
    (weaponDecorations.get(id) ?? []).filter((each) => owned === "unlimited" || (owned[each.id] ?? 0) > 0);
  // Where their number does not matter, one does for all that do no more in a slot no smaller. Whatever is
  // left out among those of the targets alone is left out with a skill that it does not bring, too.
  const listUseful = (decorations: readonly BuilderDecoration[], skills: readonly string[]) =>
    owned === "unlimited"
      ? omitWorse(decorations, new Map(skills.map((id) => [id, Infinity])))
      : [...new Set(decorations)];
  const ofTargets = listUseful(targets.flatMap(listUsable), targets);
  const maxBySlot = new Map<string, readonly number[]>();
  return {
    listFor: (id: string) => listUseful([...ofTargets, ...listUsable(id)], [...targets, id]),
    /** Most levels of a skill that one decoration gives in a slot. */
    getMaxLevel: (id: string, slot: number): number => {
      let max = maxBySlot.get(id);
      if (!max) {
        max = Array.from({ length: slotLevels }, (_, s) =>
          listUsable(id).reduce(
            (high, each) => (each.slot <= s + 1 ? Math.max(high, getLevelIn(each.skills, id)) : high),
            0,
          ),
        );
        maxBySlot.set(id, max);
      }
      return max[slot - 1] ?? 0;
    },
  };
}
