import type { SkillKind } from "@/lib/catalog/codes";
import type { LoadoutCatalog } from "../loadout/loadout-catalog";
import type { SkillTarget } from "../search/targets";
import type { SearchAsk } from "./ask";

/** One skill target of the criteria, with what the build has of it now. */
export interface Wish extends SkillTarget {
  readonly kind: SkillKind;
  readonly maxLevel: number;
  /** Level of the build as equipped, 0 and up. */
  readonly now: number;
  /** Set bonuses and group skills alone: pieces that the targeted level asks for. */
  readonly pieces: number | null;
}

/** The skill targets of the criteria in the order they were chosen, skills before bonuses. */
export function wishesOf(
  ask: Pick<SearchAsk, "skills" | "bonuses">,
  levels: Readonly<Record<string, number>>,
  catalog: LoadoutCatalog,
): readonly Wish[] {
  const list = (field: SkillTarget["field"]) =>
    Object.entries(ask[field]).flatMap(([id, level]): Wish[] => {
      const skill = catalog.skills.get(id);
      if (!skill) return [];
      const { kind, maxLevel } = skill;
      const pieces = skill.levels?.find((each) => each.level === level)?.pieces ?? null;
      return [{ field, id, level, kind, maxLevel, now: levels[id] ?? 0, pieces }];
    });
  return [...list("skills"), ...list("bonuses")];
}

/** The field of the criteria that a skill belongs to. */
export function fieldOf(kind: SkillKind): SkillTarget["field"] {
  return kind === "set-bonus" || kind === "group" ? "bonuses" : "skills";
}

/** Target level of a skill or bonus; 0 = none. */
export function wishedLevel(ask: Pick<SearchAsk, "skills" | "bonuses">, id: string): number {
  return ask.skills[id] ?? ask.bonuses[id] ?? 0;
}

/**
 * The change that sets one skill target. An existing skill target keeps its place in the order.
 *
 * @param level capped at the maximum; 0 and below takes the skill target out
 * @returns no change for a skill that is not known
 */
export function withWish(
  ask: Pick<SearchAsk, "skills" | "bonuses">,
  id: string,
  level: number,
  catalog: LoadoutCatalog,
): Partial<SearchAsk> {
  const skill = catalog.skills.get(id);
  if (!skill) return {};
  const field = fieldOf(skill.kind);
  const { [id]: _, ...others } = ask[field];
  if (level <= 0) return { [field]: others };
  return { [field]: { ...ask[field], [id]: Math.min(level, skill.maxLevel) } };
}

/** The change that sets several skill targets, as `withWish` sets one. */
export function withWishes(
  ask: Pick<SearchAsk, "skills" | "bonuses">,
  levels: readonly { readonly id: string; readonly to: number }[],
  catalog: LoadoutCatalog,
): Pick<SearchAsk, "skills" | "bonuses"> {
  let { skills, bonuses } = ask;
  for (const { id, to } of levels) {
    const changed = withWish({ skills, bonuses }, id, to, catalog);
    skills = changed.skills ?? skills;
    bonuses = changed.bonuses ?? bonuses;
  }
  return { skills, bonuses };
}

/** The criteria without the skill target added last; no change if there are none. */
export function withoutLastWish(
  ask: Pick<SearchAsk, "skills" | "bonuses">,
  catalog: LoadoutCatalog,
): Partial<SearchAsk> {
  const last = Object.keys(ask.bonuses).at(-1) ?? Object.keys(ask.skills).at(-1);
  return last === undefined ? {} : withWish(ask, last, 0, catalog);
}

/** Every level that a build has, as skill targets. */
export function wishesOfLevels(
  levels: Readonly<Record<string, number>>,
  catalog: LoadoutCatalog,
): Pick<SearchAsk, "skills" | "bonuses"> {
  const wishes: { skills: Record<string, number>; bonuses: Record<string, number> } = {
    skills: {},
    bonuses: {},
  };
  for (const [id, level] of Object.entries(levels)) {
    const skill = catalog.skills.get(id);
    if (skill && level > 0) wishes[fieldOf(skill.kind)][id] = Math.min(level, skill.maxLevel);
  }
  return wishes;
}
