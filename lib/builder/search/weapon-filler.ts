import type { BuilderCatalog, BuilderDecoration } from "../catalog/catalog";
import { readItem } from "./cells";
import type { SearchQuery } from "./query";
import { omitWorse } from "./useful-decorations";

/** Fills weapon slots. It knows the decorations that a query may use. */
export interface WeaponFiller {
  /**
   * The decorations that meet the targets of weapon skills, or `null` where none do.
   *
   * @param brought levels that a charm or talisman brings
   * @param slots weapon slots of the talisman, in addition to those of the weapon
   */
  fill(brought: ReadonlyMap<string, number>, slots: readonly number[]): readonly string[] | null;
}

/**
 * Weapon decorations may give two skills and several levels, so that counting is not enough: there are few
 * slots, and what fits is looked for. At each step some decoration has to give a level of the first skill that
 * lacks one; it goes into the smallest slot that takes it, because whatever might have used that slot fits in
 * the larger one too.
 *
 * @param needs levels that the weapon does not bring by itself
 */
export function createWeaponFiller(
  query: SearchQuery,
  catalog: BuilderCatalog,
  needs: ReadonlyMap<string, number>,
): WeaponFiller {
  const owned = query.decorations ?? "unlimited";
  const skillIds = [...needs.keys()];
  const usable = catalog.decorations.filter(
    ({ id, kind, skills }) =>
      kind === "weapon" &&
      (owned === "unlimited" || (owned[id] ?? 0) > 0) &&
      skills.some(({ skill }) => needs.has(skill)),
  );
  const choices = owned === "unlimited" ? omitWorse(usable, needs) : usable;
  const levels = new Map(
    choices.map(({ id, skills }) => [id, new Map(skills.map(({ skill, level }) => [skill, level]))]),
  );
  const known = new Map<string, readonly string[] | null>();
  const gains = [1, 2, 3].map((size) =>
    getMaxGain(
      choices.filter(({ slot }) => slot <= size),
      needs,
    ),
  );

  return {
    fill(brought, slots) {
      const missing = skillIds.map((skill) =>
        Math.max(0, (needs.get(skill) ?? 0) - (brought.get(skill) ?? 0)),
      );
      const free = [0, 0, 0];
      for (const slot of [...(query.weapon?.slots ?? []), ...slots])
        free[slot - 1] = (free[slot - 1] ?? 0) + 1;
      const key = `${missing}|${free}`;
      let answer = known.get(key);
      if (answer === undefined) {
        const left = owned === "unlimited" ? null : { ...owned };
        const filled = fillSlots(missing, free, { skillIds, choices, gains, left });
        answer = filled?.reduceRight((ids, one) => leaveOut(one, ids, missing), filled) ?? null;
        known.set(key, answer);
      }
      return answer;
    },
  };

  /** A decoration that came early may be needless by the end. */
  function leaveOut(one: string, ids: readonly string[], missing: readonly number[]): readonly string[] {
    const others = ids.toSpliced(ids.indexOf(one), 1);
    const enough = skillIds.every(
      (skill, at) =>
        others.reduce((sum, id) => sum + (levels.get(id)?.get(skill) ?? 0), 0) >= readItem(missing, at),
    );
    return enough ? others : ids;
  }
}

interface Supply {
  readonly skillIds: readonly string[];
  readonly choices: readonly BuilderDecoration[];
  /** Most levels that a slot of level 1, 2 and 3 can bring. */
  readonly gains: readonly number[];
  /** Decorations that are still there; `null` = unlimited. Changed on the way, and restored. */
  readonly left: Record<string, number> | null;
}

/** Restores `free` before it returns. */
function fillSlots(missing: readonly number[], free: number[], supply: Supply): readonly string[] | null {
  const { skillIds, choices, gains, left } = supply;
  const first = missing.findIndex((need) => need > 0);
  if (first === -1) return [];
  const open = missing.reduce((sum, need) => sum + need, 0);
  if (open > free.reduce((sum, count, at) => sum + count * (gains[at] ?? 0), 0)) return null;
  for (const { id, slot, skills } of choices) {
    if (!skills.some(({ skill }) => skill === skillIds[first]) || left?.[id] === 0) continue;
    const at = free.findIndex((count, index) => count > 0 && index >= slot - 1);
    if (at === -1) continue;
    free[at] = (free[at] ?? 0) - 1;
    if (left) left[id] = (left[id] ?? 0) - 1;
    const rest = missing.map((need, index) =>
      Math.max(0, need - (skills.find(({ skill }) => skill === skillIds[index])?.level ?? 0)),
    );
    const others = fillSlots(rest, free, supply);
    free[at] = (free[at] ?? 0) + 1;
    if (left) left[id] = (left[id] ?? 0) + 1;
    if (others) return [id, ...others];
  }
  return null;
}

function getMaxGain(decorations: readonly BuilderDecoration[], needs: ReadonlyMap<string, number>): number {
  return decorations.reduce((maxGain, { skills }) => {
    const gain = skills.reduce((sum, { skill, level }) => sum + Math.min(level, needs.get(skill) ?? 0), 0);
    return Math.max(maxGain, gain);
  }, 0);
}
