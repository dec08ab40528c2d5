import type { FileSkill } from "@/lib/builder/data/armor-file";
import { skillCategoryLabels } from "@/lib/catalog/labels";
import { fold } from "@/lib/text/fold";

/** What was typed into the field that adds skill targets. */
export interface TypedSkill {
  readonly name: string;
  /** `burst 3` means level 3; `null` = no level was typed. */
  readonly level: number | null;
}

/** Takes a level off the end of what was typed. */
export function readTypedSkill(typed: string): TypedSkill {
  const [, name, level] = /^(.*?\S)\s+(?:lv\.?\s*)?(\d)$/i.exec(typed.trim()) ?? [];
  return name === undefined ? { name: typed.trim(), level: null } : { name, level: Number(level) };
}

/**
 * Skills that fit what was typed, best first: those whose name begins with it, then those with a word that does,
 * then the rest, then those whose category fits. Equals keep the order of the catalog.
 *
 * @param nameIn name of a skill in the visitor's language, next to the English one
 */
export function findSkills(
  typed: string,
  skills: readonly FileSkill[],
  nameIn: (id: string) => string | undefined,
  max: number,
): readonly FileSkill[] {
  const words = fold(readTypedSkill(typed).name).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const ranked = skills.flatMap((skill) => {
    const names = [skill.name, nameIn(skill.id) ?? ""].map(fold);
    const category = fold(skillCategoryLabels[skill.category]);
    const rank = Math.min(
      ...names.map((name) => getMatchRank(name, words)),
      getCategoryRank(category, words),
    );
    return Number.isFinite(rank) ? [{ skill, rank }] : [];
  });
  return ranked
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, max)
    .map(({ skill }) => skill);
}

function getMatchRank(name: string, words: readonly string[]): number {
  if (!words.every((word) => name.includes(word))) return Number.POSITIVE_INFINITY;
  if (name.startsWith(words.join(" "))) return 0;
  const parts = name.split(/[\s'’-]+/);
  return words.every((word) => parts.some((part) => part.startsWith(word))) ? 1 : 2;
}

function getCategoryRank(category: string, words: readonly string[]): number {
  return words.every((word) => category.includes(word)) ? 3 : Number.POSITIVE_INFINITY;
}
