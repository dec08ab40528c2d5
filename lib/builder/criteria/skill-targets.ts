import type { SkillKind } from "@/lib/catalog/codes";
import type { LoadoutCatalog } from "../loadout/loadout-catalog";
import type { SkillTarget } from "../search/targets";
import type { SearchCriteria } from "./search-criteria";

/** One skill target of the criteria, with what the build has of it now. */
export interface SkillTargetState extends SkillTarget {
  readonly kind: SkillKind;
  readonly maxLevel: number;
  /** Level of the build as equipped, 0 and up. */
  readonly now: number;
  /** Set bonuses and group skills alone: pieces that the target level needs. */
  readonly pieces: number | null;
}

/** The skill targets of the criteria in the order they were chosen, skills before bonuses. */
export function listSkillTargets(
  criteria: Pick<SearchCriteria, "skills" | "bonuses">,
  levels: Readonly<Record<string, number>>,
  catalog: LoadoutCatalog,
): readonly SkillTargetState[] {
  const list = (field: SkillTarget["field"]) =>
    Object.entries(criteria[field]).flatMap(([id, level]): SkillTargetState[] => {
      const skill = catalog.skills.get(id);
      if (!skill) return [];
      const { kind, maxLevel } = skill;
      const pieces = skill.levels?.find((each) => each.level === level)?.pieces ?? null;
      return [{ field, id, level, kind, maxLevel, now: levels[id] ?? 0, pieces }];
    });
  return [...list("skills"), ...list("bonuses")];
}

/** The field of the criteria that a skill belongs to. */
function getField(kind: SkillKind): SkillTarget["field"] {
  return kind === "set-bonus" || kind === "group" ? "bonuses" : "skills";
}

/** Target level of a skill or bonus; 0 = none. */
export function getTargetLevel(criteria: Pick<SearchCriteria, "skills" | "bonuses">, id: string): number {
  return criteria.skills[id] ?? criteria.bonuses[id] ?? 0;
}

/**
 * The change that sets one skill target. An existing skill target keeps its place in the order.
 *
 * @param level capped at the maximum; 0 and below takes the skill target out
 * @returns no change for a skill that is not known
 */
export function withSkillTarget(
  criteria: Pick<SearchCriteria, "skills" | "bonuses">,
  id: string,
  level: number,
  catalog: LoadoutCatalog,
): Partial<SearchCriteria> {
  const skill = catalog.skills.get(id);
  if (!skill) return {};
  const field = getField(skill.kind);
  const { [id]: _, ...others } = criteria[field];
  if (level <= 0) return { [field]: others };
  return { [field]: { ...criteria[field], [id]: Math.min(level, skill.maxLevel) } };
}

/** The change that sets several skill targets, as `withSkillTarget` sets one. */
export function withSkillTargets(
  criteria: Pick<SearchCriteria, "skills" | "bonuses">,
  levels: readonly { readonly id: string; readonly to: number }[],
  catalog: LoadoutCatalog,
): Pick<SearchCriteria, "skills" | "bonuses"> {
  let { skills, bonuses } = criteria;
  for (const { id, to } of levels) {
    const changed = withSkillTarget({ skills, bonuses }, id, to, catalog);
    skills = changed.skills ?? skills;
    bonuses = changed.bonuses ?? bonuses;
  }
  return { skills, bonuses };
}

/** The criteria without the skill target added last; no change if there are none. */
export function withoutLastSkillTarget(
  criteria: Pick<SearchCriteria, "skills" | "bonuses">,
  catalog: LoadoutCatalog,
): Partial<SearchCriteria> {
  const last = Object.keys(criteria.bonuses).at(-1) ?? Object.keys(criteria.skills).at(-1);
  return last === undefined ? {} : withSkillTarget(criteria, last, 0, catalog);
}

/** Every level that a build has, as skill targets. */
export function toSkillTargets(
  levels: Readonly<Record<string, number>>,
  catalog: LoadoutCatalog,
): Pick<SearchCriteria, "skills" | "bonuses"> {
  const targets: { skills: Record<string, number>; bonuses: Record<string, number> } = {
    skills: {},
    bonuses: {},
  };
  for (const [id, level] of Object.entries(levels)) {
    const skill = catalog.skills.get(id);
    if (skill && level > 0) targets[getField(skill.kind)][id] = Math.min(level, skill.maxLevel);
  }
  return targets;
}

/**
 * Levels at which hunters commonly leave a skill, where that is not its highest: beyond them a slot is worth more
 * elsewhere. Chosen by hand.
 */
const commonLevels: Readonly<Record<string, number>> = {
  "aquatic-oilsilt-mobility": 1,
  constitution: 3,
  "defense-boost": 3,
  earplugs: 2,
  "evade-extender": 1,
  "evade-window": 3,
  "flinch-free": 1,
  "free-meal": 1,
  "horn-maestro": 1,
  "hunger-resistance": 1,
  "quick-sheathe": 2,
  "recovery-speed": 1,
  "speed-eating": 1,
  "tool-specialist": 3,
  "tremor-resistance": 1,
  windproof: 1,
};

/**
 * The level that adding a skill asks for: the common one, else the highest. Set bonuses and group skills begin with
 * their first level, as every further one takes pieces.
 *
 * @returns 1 and up; 0 for a skill that is not known
 */
export function getUsefulLevel(id: string, { skills }: LoadoutCatalog): number {
  const skill = skills.get(id);
  if (!skill) return 0;
  if (skill.levels) return skill.levels[0]?.level ?? 1;
  return Math.min(commonLevels[id] ?? skill.maxLevel, skill.maxLevel);
}
