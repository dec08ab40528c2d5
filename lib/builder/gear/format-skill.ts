import type { FileSkill } from "@/lib/builder/data/armor-file";
import { type WeaponType, weaponTypes } from "@/lib/catalog/codes";
import { conditionPhrases, type EffectText, listEffects } from "@/lib/catalog/format-effects";
import { weaponTypeLabels } from "@/lib/catalog/labels";
import type { Effects } from "@/lib/catalog/schema";

/** Effects of a level of a skill, as phrases. */
interface LevelText {
  readonly level: number;
  /** "Attack +7", "Attack +2%"; empty where no figure is known. */
  readonly phrases: readonly string[];
}

/** Effects of a level, and changes of the next one. */
export interface LevelTexts {
  /** `null` at level 0. */
  readonly now: LevelText | null;
  /** Only what differs from now; `null` at the highest level. */
  readonly next: LevelText | null;
}

/** The texts of the types of weapon that have the same figures. */
interface WeaponLevelTexts extends LevelTexts {
  /** "Great Sword, Hunting Horn" */
  readonly weapons: string;
}

/** Text of a skill at one level. */
export interface SkillText extends LevelTexts {
  /** Where weapons differ and none is equipped: the texts of all of them. Else empty. */
  readonly byWeapon: readonly WeaponLevelTexts[];
  /** When it works, as "after a perfect evade"; `null` = always. */
  readonly when: string | null;
}

/**
 * A skill as text at a level and at the one after it.
 *
 * @param level 0 and up
 * @param weapon whose figures count where weapons differ; `null` = none is equipped
 * @param getName English name of a skill by id
 */
export function formatSkill(
  skill: FileSkill,
  level: number,
  weapon: WeaponType | null,
  getName: (skill: string) => string,
): SkillText {
  const format = (levels: readonly Effects[]): LevelTexts => {
    const linesAt = (at: number) => listEffects(levels[at - 1] ?? {}, getName);
    const now = linesAt(level);
    return {
      now: level > 0 ? { level, phrases: listPhrases(now) } : null,
      next:
        level < skill.maxLevel
          ? { level: level + 1, phrases: listNewPhrases(linesAt(level + 1), now) }
          : null,
    };
  };
  const groups = weapon === null ? (skill.effectsByWeapon ?? []) : [];
  return {
    ...format(getEffects(skill, weapon)),
    byWeapon: groups.map(({ weapons, effects }) => ({
      ...format(effects),
      weapons: formatWeaponTypes(weapons),
    })),
    when: skill.condition && conditionPhrases[skill.condition],
  };
}

/** Types by name; of most types, those that are not among them. */
function formatWeaponTypes(types: readonly WeaponType[]): string {
  const others = weaponTypes.filter((type) => !types.includes(type));
  const [word, named] = others.length < types.length ? ["All but ", others] : ["", types];
  return `${word}${named.map((type) => weaponTypeLabels[type]).join(", ")}`;
}

function getEffects({ effects, effectsByWeapon }: FileSkill, weapon: WeaponType | null): readonly Effects[] {
  const group = weapon && effectsByWeapon?.find(({ weapons }) => weapons.includes(weapon));
  return group ? group.effects : effects;
}

/** Phrases of a level that the one before has not, or has with another figure. */
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
