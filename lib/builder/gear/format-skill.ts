import type { FileSkill } from "@/lib/builder/data/armor-file";
import type { WeaponType } from "@/lib/catalog/codes";
import { conditionPhrases, type EffectText, listEffects } from "@/lib/catalog/format-effects";
import type { Effects } from "@/lib/catalog/schema";

/** What a level of a skill does, as phrases. */
export interface LevelText {
  readonly level: number;
  /** "Attack +7", "Attack +2%"; empty where no figure is known. */
  readonly phrases: readonly string[];
}

/** What a skill does at one level, and what the next one changes. */
export interface SkillText {
  /** `null` at level 0. */
  readonly now: LevelText | null;
  /** Only what differs from now; `null` at the highest level. */
  readonly next: LevelText | null;
  /** When it works, as "after a perfect evade"; `null` = always. */
  readonly when: string | null;
}

/**
 * A skill as text at a level and at the one after it.
 *
 * @param level 0 and up
 * @param weapon whose figures count where weapons differ; `null` = those that the skill has for all
 * @param getName English name of a skill by id
 */
export function formatSkill(
  skill: FileSkill,
  level: number,
  weapon: WeaponType | null,
  getName: (skill: string) => string,
): SkillText {
  const levels = getEffects(skill, weapon);
  const linesAt = (at: number) => listEffects(levels[at - 1] ?? {}, getName);
  const now = linesAt(level);
  return {
    now: level > 0 ? { level, phrases: listPhrases(now) } : null,
    next:
      level < skill.maxLevel ? { level: level + 1, phrases: listNewPhrases(linesAt(level + 1), now) } : null,
    when: skill.condition && conditionPhrases[skill.condition],
  };
}

function getEffects({ effects, effectsByWeapon }: FileSkill, weapon: WeaponType | null): readonly Effects[] {
  const group = weapon && effectsByWeapon?.find(({ weapons }) => weapons.includes(weapon));
  return group ? group.effects : effects;
}

/** What a level has that the one before has not, or has with another figure. */
function listNewPhrases(lines: readonly EffectText[], before: readonly EffectText[]): readonly string[] {
  const known = new Set(before.map(({ text }) => text));
  return listPhrases(lines.filter(({ text }) => !known.has(text)));
}

/** Effects of one name share their phrase: "Attack +7 and +2%". */
function listPhrases(lines: readonly EffectText[]): readonly string[] {
  const figures = new Map<string, string[]>();
  for (const { label, figure } of lines) figures.set(label, [...(figures.get(label) ?? []), figure]);
  return [...figures].map(([label, each]) => `${label} ${each.filter(Boolean).join(" and ")}`.trim());
}
