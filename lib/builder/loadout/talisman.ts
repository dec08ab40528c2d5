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
  const rules = indexRules(law.talismans);
  const kind = rules.kinds.get(talisman);
  if (!kind) return [...problems, { code: "talisman-unknown", talisman }];

  const fitting =
    problems.length > 0
      ? kind.patterns
      : kind.patterns.filter((pattern) => picksEntries(skills, listGroups(pattern), rules));
  if (fitting.length === 0) problems.push({ code: "talisman-skills", talisman, skills });
  const patterns = fitting.length > 0 ? fitting : kind.patterns;
  const slotKey = getSlotKey(slots);
  if (!patterns.some((pattern) => rules.slotKeys.get(getSlotGroup(pattern)) === slotKey)) {
    problems.push({ code: "talisman-slots", talisman, slots });
  }
  return problems;
}

/** The law by its keys: a full box is thousands of talismans, each checked against dozens of patterns. */
interface IndexedRules {
  readonly kinds: ReadonlyMap<string, TalismanRules["talismans"][number]>;
  /** Skill groups with each entry, by `getEntryKey`. */
  readonly groups: ReadonlyMap<string, ReadonlySet<number>>;
  readonly slotKeys: ReadonlyMap<number, string>;
}

const indexedRules = new WeakMap<TalismanRules, IndexedRules>();

function indexRules(rules: TalismanRules): IndexedRules {
  const known = indexedRules.get(rules);
  if (known) return known;
  const groups = new Map<string, Set<number>>();
  for (const { group, entries } of rules.skillGroups) {
    for (const entry of entries) {
      const key = getEntryKey(entry);
      groups.set(key, (groups.get(key) ?? new Set()).add(group));
    }
  }
  const made = {
    kinds: new Map(rules.talismans.map((kind) => [kind.id, kind])),
    groups,
    slotKeys: new Map(rules.slotGroups.map(({ group, slots }) => [group, getSlotKey(slots)])),
  };
  indexedRules.set(rules, made);
  return made;
}

function getEntryKey({ skill, level }: SkillLevel): string {
  return `${skill} ${level}`;
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
  rules: IndexedRules,
): boolean {
  if (skills.length !== groups.length) return false;
  const [first, ...rest] = skills;
  if (!first) return true;
  const fitting = rules.groups.get(getEntryKey(first));
  if (!fitting) return false;
  return groups.some(
    (group, index) => fitting.has(group) && picksEntries(rest, groups.toSpliced(index, 1), rules),
  );
}

function getSlotKey(slots: readonly TalismanSlot[]): string {
  return slots
    .map(({ kind, slot }) => `${kind} ${slot}`)
    .toSorted()
    .join();
}
