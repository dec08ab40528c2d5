/** A skill as gear carries it. */
export interface SkillEntry {
  readonly id: string;
  /** English. */
  readonly name: string;
  /** Left out for bonuses that come from several equipped pieces. */
  readonly level?: number;
  readonly max?: number;
  readonly kind?: "weapon" | "armor" | "set-bonus" | "group";
}
