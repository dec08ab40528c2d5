import type { SearchNames } from "@/lib/names/search-names";
import type { SkillLevel, TalismanRules, TalismanSlot } from "../catalog/catalog";
import { findSkillList, findSkills, readTypedSkill } from "../criteria/find-skills";
import type { FileSkill } from "../data/armor-file";
import { formatSlots } from "../loadout/format-slots";

type Pattern = TalismanRules["talismans"][number]["patterns"][number];

/** Remaining options of a talisman that is being described. */
interface TalismanOptions {
  /** Skills that the next place can have; empty = no further skill is possible. */
  readonly next: readonly SkillLevel[];
  /** Appraising gives talismans with just the skills chosen. */
  readonly complete: boolean;
  /** Slots that go with just these skills, each list once; empty while not complete. */
  readonly slots: readonly (readonly TalismanSlot[])[];
}

/**
 * Skills that go with those chosen so far: for each of the kind's patterns, what its groups leave. A pattern is
 * three skill groups, 0 for none, and a slot group; each group gives one skill, none twice.
 */
export function listTalismanOptions(
  kind: string,
  chosen: readonly SkillLevel[],
  rules: TalismanRules,
): TalismanOptions {
  const patterns = rules.talismans.find(({ id }) => id === kind)?.patterns ?? [];
  const groups = new Map(rules.skillGroups.map(({ group, entries }) => [group, entries]));
  const listEntries = (group: number) => groups.get(group) ?? [];
  const open = new Set<number>();
  const slots = new Map<string, readonly TalismanSlot[]>();
  for (const pattern of patterns) {
    for (const left of listLeftGroups(chosen, listSkillGroups(pattern), listEntries)) {
      if (left.length === 0) {
        const group = rules.slotGroups.find((each) => each.group === pattern.at(-1))?.slots;
        if (group) slots.set(formatSlots(group), group);
      }
      for (const group of left) open.add(group);
    }
  }
  // Groups overlap: what several of them give is here once.
  const next = new Map<string, SkillLevel>();
  for (const entry of [...open].flatMap(listEntries)) {
    if (chosen.every(({ skill }) => skill !== entry.skill)) next.set(getSkillLevelKey(entry), entry);
  }
  return {
    next: [...next.values()],
    complete: slots.size > 0,
    slots: [...slots.values()].toSorted(compareSizes),
  };
}

function listSkillGroups(pattern: Pattern): readonly number[] {
  return pattern.slice(0, -1).filter((group) => group !== 0);
}

/** Every way to deal the skills out to groups: the groups that stay without one. */
function listLeftGroups(
  chosen: readonly SkillLevel[],
  groups: readonly number[],
  listEntries: (group: number) => readonly SkillLevel[],
): readonly (readonly number[])[] {
  const [first, ...rest] = chosen;
  if (!first) return [groups];
  return groups.flatMap((group, at) => {
    const fits = listEntries(group).some(
      ({ skill, level }) => skill === first.skill && level === first.level,
    );
    return fits ? listLeftGroups(rest, groups.toSpliced(at, 1), listEntries) : [];
  });
}

function compareSizes(a: readonly TalismanSlot[], b: readonly TalismanSlot[]): number {
  const size = (slots: readonly TalismanSlot[]) =>
    slots.reduce((sum, { kind, slot }) => sum + slot + (kind === "weapon" ? 10 : 0), 0);
  return size(a) - size(b);
}

/** A skill with its level as one text, "attack-boost 2". */
export function getSkillLevelKey({ skill, level }: SkillLevel): string {
  return `${skill} ${level}`;
}

/** What the field of a talisman's skill is filled from. */
interface TalismanSkillChoice {
  readonly kind: string;
  /** Skills in the other places. */
  readonly others: readonly SkillLevel[];
  readonly rules: TalismanRules;
  /** All skills there are. */
  readonly skills: readonly FileSkill[];
  readonly names: SearchNames;
}

/**
 * Skills with their levels that fit what is typed and go with those in the other places, best first: `wex` is a skill
 * at each of its levels, `wex 1` one of them, and `wex 1, agi 1` one choice of two skills. A skill of a list without a
 * level has its highest one. Everything that can be chosen, in the order of `skills`, while nothing is typed.
 */
export function findTalismanSkills(
  typed: string,
  { kind, others, rules, skills, names }: TalismanSkillChoice,
): readonly (readonly SkillLevel[])[] {
  const list = findSkillList(typed, skills, names);
  if (list) {
    const chosen: SkillLevel[] = [];
    for (const { skill, level } of list.found) {
      const { next } = listTalismanOptions(kind, [...others, ...chosen], rules);
      const entry = listLevels(next, skill.id, level).at(-1);
      if (!entry) return [];
      chosen.push(entry);
    }
    return list.unknown.length > 0 ? [] : [chosen];
  }
  const { next } = listTalismanOptions(kind, others, rules);
  const offered = new Set(next.map(({ skill }) => skill));
  const open = skills.filter(({ id }) => offered.has(id));
  const { level } = readTypedSkill(typed);
  const found = typed.trim() === "" ? open : findSkills(typed, open, names, open.length);
  return found.flatMap(({ id }) => listLevels(next, id, level).map((entry) => [entry]));
}

/** A skill at the levels that can be chosen, lowest first; `null` = at any level. */
function listLevels(next: readonly SkillLevel[], id: string, level: number | null): readonly SkillLevel[] {
  return next
    .filter((entry) => entry.skill === id && (level === null || entry.level === level))
    .toSorted((a, b) => a.level - b.level);
}
