import type { TalismanSlot } from "../catalog/catalog";
import type { LoadoutCatalog } from "../loadout/loadout-catalog";
import type { DamageGauge } from "./damage-gauge";
import { raisesDamage } from "./list-delta-parts";

/** Worth of a skill's levels on the equipped build, as shares of the damage to the target. */
export interface SkillWorth {
  /** Gain of the next level; `null` at the highest level. */
  readonly next: number | null;
  /** Loss without the skill: 0.03 = 3 % less; 0 where it does nothing. */
  readonly all: number;
}

/** One more level of a skill. */
interface SkillPoint {
  readonly skill: string;
  /** The level that it makes. */
  readonly level: number;
  /** By how much it raises the damage, as a share. */
  readonly change: number;
  /** Smallest slot that it takes; `null` where no decoration gives it. */
  readonly slot: TalismanSlot | null;
}

/** Worth of the levels of a skill, all others as they are. Exact, without the rounding of hits. */
export function getSkillWorth(
  skill: string,
  levels: Readonly<Record<string, number>>,
  gauge: DamageGauge,
  { skills }: Pick<LoadoutCatalog, "skills">,
): SkillWorth {
  const now = levels[skill] ?? 0;
  const maxLevel = skills.get(skill)?.maxLevel ?? now;
  return {
    next: now < maxLevel ? gauge.ofLevels({ ...levels, [skill]: now + 1 }) : null,
    all: now > 0 ? Math.max(0, -gauge.ofLevels({ ...levels, [skill]: 0 })) : 0,
  };
}

/** The next level of every skill that raises the damage by it, most first. Set bonuses and group skills have no points. */
export function listSkillPoints(
  levels: Readonly<Record<string, number>>,
  gauge: DamageGauge,
  catalog: LoadoutCatalog,
): readonly SkillPoint[] {
  const slots = new Map<string, TalismanSlot>();
  for (const { kind, slot, skills } of catalog.decorations.values()) {
    for (const { skill } of skills) {
      if (slot < (slots.get(skill)?.slot ?? Number.POSITIVE_INFINITY)) slots.set(skill, { kind, slot });
    }
  }
  return [...catalog.skills.values()]
    .filter(({ levels: steps }) => !steps)
    .flatMap(({ id }): SkillPoint[] => {
      const { next } = getSkillWorth(id, levels, gauge, catalog);
      if (next === null || !raisesDamage(next)) return [];
      return [{ skill: id, level: (levels[id] ?? 0) + 1, change: next, slot: slots.get(id) ?? null }];
    })
    .toSorted((a, b) => b.change - a.change);
}
