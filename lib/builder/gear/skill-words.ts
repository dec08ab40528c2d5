import type { FileSkill } from "@/lib/builder/data/armor-file";
import type { WeaponType } from "@/lib/catalog/codes";
import { conditionWords, type EffectLine, effectLines } from "@/lib/catalog/effect-words";
import type { Effects } from "@/lib/catalog/schema";

/** What a level of a skill does, as phrases. */
export interface LevelWords {
  readonly level: number;
  /** "Attack +7", "Attack +2%"; empty where no figure is known. */
  readonly phrases: readonly string[];
}

/** What a skill does at one level, and what the next one changes. */
export interface SkillWords {
  /** `null` at level 0. */
  readonly now: LevelWords | null;
  /** Only what differs from now; `null` at the highest level. */
  readonly next: LevelWords | null;
  /** When it works, as "after a perfect evade"; `null` = always. */
  readonly when: string | null;
}

/**
 * A skill as text at a level and at the one after it.
 *
 * @param level 0 and up
 * @param weapon whose figures count where weapons differ; `null` = those that the skill has for all
 * @param nameOf English name of a skill by id
 */
export function skillInWords(
  skill: FileSkill,
  level: number,
  weapon: WeaponType | null,
  nameOf: (skill: string) => string,
): SkillWords {
  const levels = effectsFor(skill, weapon);
  const linesAt = (at: number) => effectLines(levels[at - 1] ?? {}, nameOf);
  const now = linesAt(level);
  return {
    now: level > 0 ? { level, phrases: phrasesOf(now) } : null,
    next: level < skill.maxLevel ? { level: level + 1, phrases: newIn(linesAt(level + 1), now) } : null,
    when: skill.condition && conditionWords[skill.condition],
  };
}

function effectsFor({ effects, effectsByWeapon }: FileSkill, weapon: WeaponType | null): readonly Effects[] {
  const group = weapon && effectsByWeapon?.find(({ weapons }) => weapons.includes(weapon));
  return group ? group.effects : effects;
}

/** What a level has that the one before has not, or has with another figure. */
function newIn(lines: readonly EffectLine[], before: readonly EffectLine[]): readonly string[] {
  const known = new Set(before.map(({ text }) => text));
  return phrasesOf(lines.filter(({ text }) => !known.has(text)));
}

/** Effects of one name share their phrase: "Attack +7 and +2%". */
function phrasesOf(lines: readonly EffectLine[]): readonly string[] {
  const figures = new Map<string, string[]>();
  for (const { label, figure } of lines) figures.set(label, [...(figures.get(label) ?? []), figure]);
  return [...figures].map(([label, each]) => `${label} ${each.filter(Boolean).join(" and ")}`.trim());
}
