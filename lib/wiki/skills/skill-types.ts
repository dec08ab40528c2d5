import type {
  ArmorPiece,
  DecorationKind,
  Rank,
  SkillCategory,
  SkillKind,
  WeaponType,
} from "@/lib/catalog/codes";
import type { Named } from "@/lib/catalog/named";

/** Where a skill can come from. */
export const skillGivers = ["armor", "weapon", "decoration", "charm", "talisman"] as const;
export type SkillGiver = (typeof skillGivers)[number];

/** A skill as the list shows it. */
export interface SkillRow extends Named {
  readonly kind: SkillKind;
  readonly category: SkillCategory;
  readonly maxLevel: number;
  /** First sentence of the description. */
  readonly lead: string;
  /** The rest of it, for searching. */
  readonly rest: string;
  /** The effect of the highest level, a phrase per effect; empty where no figure is known. */
  readonly topEffects: readonly string[];
  readonly givers: readonly SkillGiver[];
}

/** One level of a skill. */
export interface SkillLevelStep {
  readonly level: number;
  /** Of a set bonus or group skill: name of the level and number of pieces it needs. */
  readonly name?: string;
  readonly pieces?: number;
  /** Any figure is known for this level. */
  readonly hasFigures: boolean;
  /** One per column; empty where the level has none. */
  readonly cells: readonly string[];
}

/** Levels of a skill for weapons that share their figures. */
export interface SkillFigureGroup {
  /** Empty = for every weapon. */
  readonly weapons: readonly WeaponType[];
  /** Effects that differ from level to level. */
  readonly columns: readonly string[];
  /** Effects that are the same at every level, as phrases. */
  readonly always: readonly string[];
  readonly steps: readonly SkillLevelStep[];
}

export interface ArmorGiver extends Named {
  readonly set: Named;
  readonly piece: ArmorPiece;
  readonly rank: Rank;
  readonly rarity: number;
  readonly level: number;
  readonly slots: readonly number[];
}

/** A set whose pieces count for a set bonus or a group skill. */
export interface SetGiver extends Named {
  readonly rank: Rank;
  readonly rarity: number;
  /** Pieces that carry the skill, from head to toe. */
  readonly pieces: readonly (Named & { readonly piece: ArmorPiece })[];
  /** Pieces of the set in all. */
  readonly of: number;
}

export interface DecorationGiver extends Named {
  /** Which slots it fits: those of weapons or those of armor. */
  readonly kind: DecorationKind;
  readonly slot: number;
  readonly rarity: number;
  readonly level: number;
  /** The other skill of a decoration with two. */
  readonly also?: Named & { readonly level: number };
}

export interface CharmGiver extends Named {
  readonly rarity: number;
  readonly level: number;
}

interface WeaponGiver extends Named {
  readonly rarity: number;
  readonly level: number;
  readonly attack: number;
}

/** Weapons of one type that carry the skill. */
export interface WeaponGivers {
  readonly type: WeaponType;
  readonly weapons: readonly WeaponGiver[];
}

/** A level of the skill that appraised talismans can carry. */
export interface TalismanGiver {
  readonly level: number;
  readonly talismans: readonly (Named & { readonly rarity: number })[];
}

/** A food skill, or another skill, that adds levels for a time. */
interface LevelGiver extends Named {
  readonly levels: number;
}

export interface SkillGivers {
  readonly armor: readonly ArmorGiver[];
  readonly sets: readonly SetGiver[];
  readonly decorations: readonly DecorationGiver[];
  readonly charms: readonly CharmGiver[];
  readonly weapons: readonly WeaponGivers[];
  readonly talismans: readonly TalismanGiver[];
  readonly food: readonly LevelGiver[];
  /** Skills that add levels to this one while they work. */
  readonly raisedBy: readonly LevelGiver[];
  /** A Gogma Artian weapon can draw it. */
  readonly canComeFromGogma: boolean;
}

export interface RelatedSkill extends Named {
  readonly kind: SkillKind;
  readonly maxLevel: number;
}

export interface SkillPageProps extends Named {
  readonly kind: SkillKind;
  readonly category: SkillCategory;
  readonly maxLevel: number;
  readonly text: string;
  /** When it is active; `null` = unknown. */
  readonly activeWhen: string | null;
  readonly figures: readonly SkillFigureGroup[];
  /** Why its figures are to be taken with care; `null` = no doubt. */
  readonly doubt: string | null;
  /** Which weapons share which figures is disputed. */
  readonly isGroupingDisputed: boolean;
  readonly givers: SkillGivers;
  /** Skills that need this one, or that it needs. */
  readonly partners: readonly RelatedSkill[];
  /** Others of its kind and category. */
  readonly related: readonly RelatedSkill[];
  readonly names: Readonly<Record<string, string>>;
}
