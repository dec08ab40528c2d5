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

  const found = skills.map((each) => rules.groups.get(getEntryKey(each)));
  const fitting = problems.length > 0 ? kind : kind.filter(({ groups }) => picksEntries(found, groups));
  if (fitting.length === 0) problems.push({ code: "talisman-skills", talisman, skills });
  const patterns = fitting.length > 0 ? fitting : kind;
  const own = getSlotKey(slots);
  if (!patterns.some(({ slotKey }) => slotKey === own)) {
    problems.push({ code: "talisman-slots", talisman, slots });
  }
  return problems;
}

/** The law by its keys: a full box is thousands of talismans, each checked against dozens of patterns. */
interface IndexedRules {
  /** Patterns of each kind. */
  readonly kinds: ReadonlyMap<string, readonly Pattern[]>;
  /** Skill groups with each entry, by `getEntryKey`. */
  readonly groups: ReadonlyMap<string, ReadonlySet<number>>;
}

interface Pattern {
  /** Those that are not 0. */
  readonly groups: readonly number[];
  readonly slotKey: string | undefined;
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
  const slotKeys = new Map(rules.slotGroups.map(({ group, slots }) => [group, getSlotKey(slots)]));
  const toPattern = (pattern: readonly number[]): Pattern => ({
    groups: pattern.slice(0, -1).filter((group) => group !== 0),
    slotKey: slotKeys.get(pattern.at(-1) ?? 0),
  });
  const made = {
    kinds: new Map(rules.talismans.map(({ id, patterns }) => [id, patterns.map(toPattern)])),
    groups,
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

/** Whether the skills can be dealt out to the groups of a pattern, one each. @param fitting groups that have each skill */
function picksEntries(
  fitting: readonly (ReadonlySet<number> | undefined)[],
  groups: readonly number[],
): boolean {
  if (fitting.length !== groups.length) return false;
  if (fitting.length === 0) return true;
  const [first, ...rest] = fitting;
  return groups.some((group, at) => first?.has(group) && picksEntries(rest, groups.toSpliced(at, 1)));
}

function getSlotKey(slots: readonly TalismanSlot[]): string {
  return slots
    .map(({ kind, slot }) => `${kind} ${slot}`)
    .toSorted()
    .join();
}
