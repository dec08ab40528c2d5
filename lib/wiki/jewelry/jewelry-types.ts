import type { SkillKind, WeaponType } from "@/lib/catalog/codes";
import type { Named } from "@/lib/catalog/named";

/** A skill with the level that a piece of jewelry gives. */
export interface LeveledSkill extends Named {
  readonly level: number;
  readonly max: number;
}

/** What one level of a skill does. */
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
  /** What the given level does: one entry, or one for each group of weapon types whose figures differ. */
  readonly figures: readonly LevelFigures[];
  /** What else gives the skill, most first. */
  readonly sources: readonly SourceCount[];
}
