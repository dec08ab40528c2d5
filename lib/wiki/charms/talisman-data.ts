import type { TalismanSlot } from "@/lib/builder/catalog/catalog";
import type { SkillKind } from "@/lib/catalog/codes";
import type { Named } from "@/lib/catalog/named";
import { kindPlurals } from "@/lib/wiki/skills/labels";

/** One way in which a talisman can turn out: a skill out of each group, and one set of slots. */
export interface TalismanShape {
  /** Numbers of skill groups, one to three. */
  readonly groups: readonly number[];
  /** Sets of slots that can come with them. */
  readonly slots: readonly (readonly TalismanSlot[])[];
}

export interface Talisman extends Named {
  readonly rarity: number;
  /** Items that can turn out to be it, with the chance in percent. */
  readonly appraisedFrom: readonly (Named & { readonly chance: number })[];
  readonly forms: readonly TalismanShape[];
}

interface GroupSkill extends Named {
  readonly level: number;
  readonly max: number;
}

/** Skills of which a form takes one. */
export interface TalismanSkillGroup {
  readonly group: number;
  /** Kind that all its skills are of. */
  readonly kind: SkillKind;
  readonly skills: readonly GroupSkill[];
}

export interface TalismanData {
  readonly talismans: readonly Talisman[];
  readonly groups: readonly TalismanSkillGroup[];
}

/** A talisman that can carry a skill, at one level. */
export interface TalismanHit extends Named {
  readonly rarity: number;
  readonly group: number;
  readonly level: number;
  /** Forms of the talisman that take a skill of that group. */
  readonly forms: number;
  /** All forms of the talisman. */
  readonly of: number;
}

/** Contents of a group, in a few words: "weapon skills, Lv 1–2". */
export function formatGroup({ kind, skills }: TalismanSkillGroup): string {
  const levels = skills.map(({ level }) => level);
  const low = Math.min(...levels);
  const high = Math.max(...levels);
  return `${kindPlurals[kind].toLowerCase()}, Lv ${low === high ? low : `${low}–${high}`}`;
}

/**
 * Which talismans can carry a skill, and at which levels; the highest level first. Counts forms, not odds,
 * which are not known.
 *
 * @param skill id of a skill
 */
export function findTalismansWith({ talismans, groups }: TalismanData, skill: string): TalismanHit[] {
  const hits = groups.flatMap(({ group, skills }) => {
    const entry = skills.find(({ id }) => id === skill);
    if (!entry) return [];
    return talismans.flatMap(({ id, name, rarity, forms }) => {
      const fitting = forms.filter((form) => form.groups.includes(group)).length;
      const { level } = entry;
      return fitting > 0 ? [{ id, name, rarity, group, level, forms: fitting, of: forms.length }] : [];
    });
  });
  return hits.sort((a, b) => b.level - a.level || b.rarity - a.rarity || a.group - b.group);
}

/** Skills that some talisman can carry, by name. */
export function listTalismanSkills({ groups }: TalismanData): Named[] {
  const skills = new Map(groups.flatMap(({ skills }) => skills.map(({ id, name }) => [id, { id, name }])));
  return [...skills.values()].sort((a, b) => a.name.localeCompare(b.name));
}
