import type { FileSkill } from "@/lib/builder/data/armor-file";
import { listAliases, listSkillWords } from "@/lib/catalog/skill-aliases";
import { skillCategoryLabels } from "@/lib/catalog/skill-labels";
import type { SearchNames } from "@/lib/names/search-names";
import type { MatchTexts } from "@/lib/text/fold-texts";

/** Content of the field that adds skill targets. */
interface TypedSkill {
  readonly name: string;
  /** `burst 3` and `burst3` mean level 3; `null` = no level was typed. */
  readonly level: number | null;
}

/** Takes a level off the end of what was typed. */
export function readTypedSkill(typed: string): TypedSkill {
  const [, name, level] = /^(.*?[^\s\d])\s*(?:lv\.?\s*)?(\d)$/i.exec(typed.trim()) ?? [];
  return name === undefined ? { name: typed.trim(), level: null } : { name, level: Number(level) };
}

/** Between the skills of a list: a comma or the like, a new line, or the space after a level. */
const separators = /[,;、，\n]+|(?<=\D\d)\s+(?=[^\s\d])/u;

/** The skills of what was typed: `wex 5, agi 5` and `wex5 agi5` are two, `critical eye` is one. */
function readTypedSkills(typed: string): readonly TypedSkill[] {
  return typed
    .split(separators)
    .filter((part) => part.trim() !== "")
    .map(readTypedSkill);
}

/**
 * Skills that fit what was typed, best first (`matchRanks`): by their names and what players call them, by their levels
 * (`Guts`), by what they do (`affinity`) and by their category. A level at the end is no part of the name.
 *
 * @param names in further languages; aliases are known here
 */
export function findSkills(
  typed: string,
  skills: readonly FileSkill[],
  names: SearchNames,
  max: number,
): readonly FileSkill[] {
  const { name } = readTypedSkill(typed);
  return name === "" ? [] : names.findMatches(name, skills, (skill) => toMatchTexts(skill, names), max);
}

function toMatchTexts({ id, name, levels, category }: FileSkill, names: SearchNames): MatchTexts {
  return {
    names: names.list("skills", id, name),
    aliases: listAliases(id),
    mentions: [
      ...(levels ?? []).map((level) => level.name),
      ...listSkillWords(id),
      skillCategoryLabels[category],
    ],
  };
}

/** A list of skills that was typed or pasted. */
export interface TypedSkillList {
  /** The best match of each, once, with its level. */
  readonly found: readonly { readonly skill: FileSkill; readonly level: number | null }[];
  /** Words that fit no skill. */
  readonly unknown: readonly string[];
}

/** The skills of a typed list; `null` where less than two were typed. */
export function findSkillList(
  typed: string,
  skills: readonly FileSkill[],
  names: SearchNames,
): TypedSkillList | null {
  const parts = readTypedSkills(typed);
  if (parts.length < 2) return null;
  const found = new Map<string, { skill: FileSkill; level: number | null }>();
  const unknown: string[] = [];
  for (const { name, level } of parts) {
    const [skill] = findSkills(name, skills, names, 1);
    if (skill) found.set(skill.id, { skill, level });
    else unknown.push(name);
  }
  return { found: [...found.values()], unknown };
}
