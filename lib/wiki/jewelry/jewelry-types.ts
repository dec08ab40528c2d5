import type { SkillKind, WeaponType } from "@/lib/catalog/codes";
import type { Named } from "@/lib/catalog/named";

/** A skill with the level that a piece of jewelry gives. */
export interface LeveledSkill extends Named {
  readonly level: number;
  readonly max: number;
}

/** The effect of one level of a skill. */
export interface LevelFigures {
  /** The weapon types that it holds for; empty = for every weapon. */
  readonly weapons: readonly WeaponType[];
  /** One phrase per effect; empty = no figure is known. */
  readonly effects: readonly string[];
}

/** Number of sources of one kind. */
export interface SourceCount {
  readonly source: "armor" | "weapon" | "decoration" | "charm" | "talisman" | "food";
  readonly count: number;
}

/** A skill as the page of a decoration or a charm shows it. */
export interface GivenSkill extends LeveledSkill {
  readonly kind: SkillKind;
  readonly text: string;
  /** The effect of the given level: one entry, or one for each group of weapon types whose figures differ. */
  readonly figures: readonly LevelFigures[];
  /** Other sources of the skill, most first. */
  readonly sources: readonly SourceCount[];
}
