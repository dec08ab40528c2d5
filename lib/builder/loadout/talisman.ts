import type {
  BuilderCatalog,
  BuilderSkill,
  SkillLevel,
  TalismanRules,
  TalismanSlot,
} from "../catalog/catalog";
import type { TalismanFigures } from "./model";
import type { TalismanProblem } from "./problems";

/** The rules of talismans, and a way to find a skill. */
export interface TalismanRuleIndex {
  readonly talismans: TalismanRules;
  readonly skills: ReadonlyMap<string, BuilderSkill>;
}

/** The law out of plain lists. Index it once where many talismans are checked. */
export function createTalismanRuleIndex({
  talismans,
  skills,
}: Pick<BuilderCatalog, "talismans" | "skills">): TalismanRuleIndex {
  return { talismans, skills: new Map(skills.map((skill) => [skill.id, skill])) };
}

/** True for a talisman that appraising can give. */
export function isLegalTalisman(talisman: TalismanFigures, law: TalismanRuleIndex): boolean {
  return findTalismanProblems(talisman, law).length === 0;
}

/**
 * Why appraising cannot give a talisman; empty where it can.
 *
 * A talisman follows one pattern of its kind: each group that is not 0 gives exactly one of its entries, and the
 * slots are those of the slot group, in any order. Source: `random-talismans.json`. Groups overlap, and the
 * tables do not say whether a skill can come up twice; it is taken that it cannot.
 */
export function findTalismanProblems(
  figures: TalismanFigures,
  law: TalismanRuleIndex,
): readonly TalismanProblem[] {
  const { talisman, skills, slots } = figures;
  const problems: TalismanProblem[] = findSkillProblems(skills, law.skills);
  const kind = law.talismans.talismans.find(({ id }) => id === talisman);
  if (!kind) return [...problems, { code: "talisman-unknown", talisman }];

  const fitting =
    problems.length > 0
      ? kind.patterns
      : kind.patterns.filter((pattern) => picksEntries(skills, listGroups(pattern), law.talismans));
  if (fitting.length === 0) problems.push({ code: "talisman-skills", talisman, skills });
  const patterns = fitting.length > 0 ? fitting : kind.patterns;
  if (!patterns.some((pattern) => hasSlots(slots, getSlotGroup(pattern), law.talismans))) {
    problems.push({ code: "talisman-slots", talisman, slots });
  }
  return problems;
}

/** Problems with the skills, whatever the talisman. */
function findSkillProblems(
  skills: readonly SkillLevel[],
  known: ReadonlyMap<string, BuilderSkill>,
): TalismanProblem[] {
  const problems: TalismanProblem[] = [];
  const seen = new Set<string>();
  for (const { skill, level } of skills) {
    const maxLevel = known.get(skill)?.maxLevel;
    if (maxLevel === undefined) problems.push({ code: "talisman-skill-unknown", skill });
    else if (!Number.isInteger(level) || level < 1 || level > maxLevel) {
      problems.push({ code: "talisman-skill-level", skill, level, maxLevel });
    }
    if (seen.has(skill)) problems.push({ code: "talisman-skill-twice", skill });
    seen.add(skill);
  }
  return problems;
}

/** A pattern is three skill groups, 0 for none, and a slot group. */
function listGroups(pattern: readonly number[]): readonly number[] {
  return pattern.slice(0, -1).filter((group) => group !== 0);
}

function getSlotGroup(pattern: readonly number[]): number {
  return pattern.at(-1) ?? 0;
}

/** Whether the skills can be dealt out to the groups, one entry each. */
function picksEntries(
  skills: readonly SkillLevel[],
  groups: readonly number[],
  rules: TalismanRules,
): boolean {
  if (skills.length !== groups.length) return false;
  const [first, ...rest] = skills;
  if (!first) return true;
  return groups.some(
    (group, index) =>
      hasEntry(first, group, rules) &&
      picksEntries(
        rest,
        groups.filter((_, other) => other !== index),
        rules,
      ),
  );
}

function hasEntry({ skill, level }: SkillLevel, group: number, rules: TalismanRules): boolean {
  const entries = rules.skillGroups.find((each) => each.group === group)?.entries ?? [];
  return entries.some((entry) => entry.skill === skill && entry.level === level);
}

function hasSlots(slots: readonly TalismanSlot[], group: number, rules: TalismanRules): boolean {
  const target = rules.slotGroups.find((each) => each.group === group)?.slots;
  return target !== undefined && getSlotKey(slots) === getSlotKey(target);
}

function getSlotKey(slots: readonly TalismanSlot[]): string {
  return slots
    .map(({ kind, slot }) => `${kind} ${slot}`)
    .toSorted()
    .join();
}
