import type { FileSkill } from "@/lib/builder/data/armor-file";
import { skillCategoryLabels } from "@/lib/catalog/labels";
import { effectWords, findSkillByAlias, skillAliases } from "@/lib/catalog/skill-aliases";
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

/** How well a skill fits what was typed, best first. */
const ranks = { alias: 0, name: 1, words: 2, part: 3, effect: 4, category: 5 } as const;

/**
 * Skills that fit what was typed, best first: the one that players call so, those whose name begins with it, those
 * with a word that does, those whose name or level has it (`Guts`), those that do it (`affinity`), then those whose
 * category fits. Equals keep the order of the catalog.
 *
 * @param nameIn name of a skill in the visitor's language, next to the English one
 */
export function findSkills(
  typed: string,
  skills: readonly FileSkill[],
  nameIn: (id: string) => string | undefined,
  max: number,
): readonly FileSkill[] {
  const name = fold(readTypedSkill(typed).name).trim();
  const words = name.split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const called = findSkillByAlias(name);
  const ranked = skills.flatMap((skill) => {
    if (skill.id === called) return [{ skill, rank: ranks.alias }];
    const rank = Math.min(
      ...[skill.name, nameIn(skill.id) ?? "", ...(skillAliases[skill.id] ?? [])].map((each) =>
        getMatchRank(fold(each), words),
      ),
      ...(skill.levels ?? []).map((level) => Math.max(ranks.part, getMatchRank(fold(level.name), words))),
      getEffectRank(skill, name),
      getCategoryRank(fold(skillCategoryLabels[skill.category]), words),
    );
    return Number.isFinite(rank) ? [{ skill, rank }] : [];
  });
  return ranked
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, max)
    .map(({ skill }) => skill);
}

function getMatchRank(name: string, words: readonly string[]): number {
  if (name === "" || !words.every((word) => name.includes(word))) return Number.POSITIVE_INFINITY;
  if (name.startsWith(words.join(" "))) return ranks.name;
  const parts = name.split(/[\s'’-]+/);
  return words.every((word) => parts.some((part) => part.startsWith(word))) ? ranks.words : ranks.part;
}

/** A word of two letters or less stands for too many things to be taken for an effect. */
function getEffectRank({ effects }: FileSkill, typed: string): number {
  if (typed.length < 3) return Number.POSITIVE_INFINITY;
  const keys = Object.entries(effectWords).flatMap(([word, list]) => (word.startsWith(typed) ? list : []));
  const has = effects.some((level) => keys.some((key) => Object.hasOwn(level, key)));
  return has ? ranks.effect : Number.POSITIVE_INFINITY;
}

function getCategoryRank(category: string, words: readonly string[]): number {
  return words.every((word) => category.includes(word)) ? ranks.category : Number.POSITIVE_INFINITY;
}
