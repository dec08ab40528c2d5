import type { BuilderCatalog, BuilderDecoration, BuilderSkill } from "../catalog";
import { levelIn } from "../skill-levels";
import { holdersOf } from "./holders";
import { slotLevels } from "./measures";
import type { FoundCharm, SearchQuery } from "./query";
import { charmSkills, talismanSlots } from "./set-levels";
import { createWeaponSide, type WeaponSide } from "./weapon-side";
import { withoutWorse } from "./without-worse";

/**
 * @param gear levels that pieces, charm and weapon bring
 * @returns highest level of each weapon skill beside the targets; `null` where these cannot be met
 */
export type WeaponRooms = (
  charm: FoundCharm | null,
  gear: ReadonlyMap<string, number>,
) => ReadonlyMap<string, number> | null;

/** How far weapon skills can be raised by decorations in the slots of weapon and talisman. */
export function createWeaponRooms(query: SearchQuery, catalog: BuilderCatalog): WeaponRooms {
  const skills = catalog.skills.filter(({ kind }) => kind === "weapon");
  const targets = new Map(
    skills.flatMap((skill) => {
      const need = needOf(skill, query.skills?.[skill.id] ?? 0, query);
      return need > 0 ? [[skill.id, need]] : [];
    }),
  );
  const pool = createPool(query, catalog, [...targets.keys()]);
  const meeting = createWeaponSide(query, catalog, targets);
  const sides = new Map<string, WeaponSide>();
  /** Fills slots so that the targets are met and one skill has a level. */
  const sideFor = (skill: BuilderSkill, level: number): WeaponSide => {
    const key = `${skill.id} ${level}`;
    let side = sides.get(key);
    if (!side) {
      const need = Math.max(targets.get(skill.id) ?? 0, needOf(skill, level, query));
      const decorations = pool.beside(skill.id);
      side = createWeaponSide(query, { ...catalog, decorations }, new Map([...targets, [skill.id, need]]));
      sides.set(key, side);
    }
    return side;
  };

  return (charm, gear) => {
    const brought = new Map<string, number>();
    for (const { skill, level } of charmSkills(charm, catalog)) {
      brought.set(skill, (brought.get(skill) ?? 0) + level);
    }
    const own = talismanSlots(charm, "weapon");
    if (!meeting.fill(brought, own)) return null;
    const slots = [...(query.weapon?.slots ?? []), ...own];
    return new Map(
      skills.map((skill) => {
        const has = gear.get(skill.id) ?? 0;
        const beyond = slots.reduce((sum, slot) => sum + pool.most(skill.id, slot), 0);
        const can = (level: number) => sideFor(skill, level).fill(brought, own) !== null;
        let most = Math.min(skill.maxLevel, has + beyond);
        // Where targets take the slots, most skills cannot gain at all.
        if (most > has + 1 && targets.size > 0 && !can(has + 1)) most = has;
        while (most > has && !can(most)) most--;
        return [skill.id, Math.min(most, skill.maxLevel)];
      }),
    );
  };
}

/** Levels that the weapon does not bring by itself. */
function needOf({ id, maxLevel }: BuilderSkill, level: number, { weapon }: SearchQuery): number {
  return Math.min(level, maxLevel) - (weapon?.skills?.[id] ?? 0);
}

/** The decorations that bear on a skill and the targets. */
function createPool(query: SearchQuery, catalog: BuilderCatalog, targets: readonly string[]) {
  const { weaponDecorations } = holdersOf(catalog);
  const owned = query.decorations ?? "unlimited";
  const usable = (id: string) =>
    (weaponDecorations.get(id) ?? []).filter((each) => owned === "unlimited" || (owned[each.id] ?? 0) > 0);
  // Where their number does not matter, one does for all that do no more in a slot no smaller. Whatever is
  // left out among those of the targets alone is left out beside a skill that it does not bring, too.
  const useful = (decorations: readonly BuilderDecoration[], skills: readonly string[]) =>
    owned === "unlimited"
      ? withoutWorse(decorations, new Map(skills.map((id) => [id, Infinity])))
      : [...new Set(decorations)];
  const ofTargets = useful(targets.flatMap(usable), targets);
  const mostBySlot = new Map<string, readonly number[]>();
  return {
    beside: (id: string) => useful([...ofTargets, ...usable(id)], [...targets, id]),
    /** Most levels of a skill that one decoration gives in a slot. */
    most: (id: string, slot: number): number => {
      let most = mostBySlot.get(id);
      if (!most) {
        most = Array.from({ length: slotLevels }, (_, s) =>
          usable(id).reduce(
            (high, each) => (each.slot <= s + 1 ? Math.max(high, levelIn(each.skills, id)) : high),
            0,
          ),
        );
        mostBySlot.set(id, most);
      }
      return most[slot - 1] ?? 0;
    },
  };
}
