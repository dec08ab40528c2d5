import type { DecorationKind } from "@/lib/catalog/codes";
import type { TranslatedLanguage } from "@/lib/catalog/languages";
import type { Named } from "@/lib/catalog/named";
import type { GivenSkill, LeveledSkill } from "@/lib/wiki/jewelry/jewelry-types";

/** A decoration on a list. */
export interface DecorationRow extends Named {
  /** Which slots it fits: those of weapons or those of armor. */
  readonly kind: DecorationKind;
  /** Smallest slot that it fits, 1 to 3. */
  readonly slot: number;
  readonly rarity: number;
  readonly skills: readonly LeveledSkill[];
}

/** Other decorations with one of its skills. */
export interface Siblings {
  readonly skill: Named;
  readonly decorations: readonly DecorationRow[];
}

/** An orb that may be the decoration, with the quests that give the orb. */
export interface OrbSource extends Named {
  /** Percent of one orb. */
  readonly chance: number;
  /** The likeliest first; chances are percent of a draw. */
  readonly quests: readonly (Named & { readonly stars: number; readonly chance: number })[];
  /** Quests that are not listed. */
  readonly moreQuests: number;
}

export interface DecorationDetail extends Named {
  readonly kind: DecorationKind;
  readonly slot: number;
  readonly rarity: number;
  readonly skills: readonly GivenSkill[];
  /** The likeliest first. */
  readonly orbs: readonly OrbSource[];
  readonly siblings: readonly Siblings[];
  readonly names: Readonly<Partial<Record<TranslatedLanguage, string>>>;
}
