import { type ArmorPiece, type Element, elements, type Rank } from "@/lib/catalog/codes";

/** A skill, set bonus or group skill as lists refer to it: by its place in the table of the page. */
export interface SkillRef {
  readonly id: string;
  readonly name: string;
  /** Highest level that counts. */
  readonly max: number;
}

/** Place in the table of skills, and level. */
export type SkillAt = readonly [skill: number, level: number];

/** The columns that both lists of armor share. Skills and bonuses are places in the page's tables. */
export interface ArmorRowBase {
  readonly id: string;
  readonly name: string;
  readonly rank: Rank;
  readonly rarity: number;
  /** At the level cap; of a set the sum of its pieces. */
  readonly defense: number;
  /** Fire, water, thunder, ice, dragon; of a set the sums. */
  readonly resistances: readonly number[];
  readonly skills: readonly SkillAt[];
  /** Set bonuses and group skills. */
  readonly bonuses: readonly number[];
}

export interface ArmorSetRow extends ArmorRowBase {
  readonly pieces: readonly ArmorPiece[];
}

export interface ArmorPieceRow extends ArmorRowBase {
  readonly set: string;
  readonly piece: ArmorPiece;
  /** Slot levels, largest first. */
  readonly slots: readonly number[];
}

/** Rows with the tables that they refer to. */
export interface ArmorListData<Row> {
  readonly rows: readonly Row[];
  readonly skills: readonly SkillRef[];
  readonly bonuses: readonly SkillRef[];
}

/** The order of the five resistances in a row. */
export const resistanceOrder: readonly Element[] = elements;

/**
 * Levels of all skills of several pieces together, highest first, then by name. Levels above a skill's maximum
 * do not count in the game and are cut off.
 */
export function sumSkills<Skill extends { readonly id: string; readonly name: string; readonly max: number }>(
  lists: readonly (readonly { readonly skill: Skill; readonly level: number }[])[],
): { readonly skill: Skill; readonly level: number }[] {
  const sums = new Map<string, { skill: Skill; level: number }>();
  for (const { skill, level } of lists.flat()) {
    const before = sums.get(skill.id)?.level ?? 0;
    sums.set(skill.id, { skill, level: Math.min(skill.max, before + level) });
  }
  return [...sums.values()].sort(
    (a, b) => b.level - a.level || a.skill.name.localeCompare(b.skill.name, "en"),
  );
}
