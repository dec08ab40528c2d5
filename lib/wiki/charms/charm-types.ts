import type { TranslatedLanguage } from "@/lib/catalog/languages";
import type { ItemAmount, Named } from "@/lib/catalog/named";
import type { GivenSkill, LeveledSkill } from "@/lib/wiki/jewelry/jewelry-types";

/** One charm of a family. */
export interface CharmTier extends Named {
  readonly level: number;
  readonly rarity: number;
}

/** A family of charms: each is made of the one before. Named after its last. */
export interface CharmSeriesRow extends Named {
  /** Level 1 first. */
  readonly tiers: readonly CharmTier[];
  /** Of the last charm. */
  readonly skills: readonly LeveledSkill[];
  readonly rarity: number;
  /** Zenny for all steps. */
  readonly zenny: number;
}

export interface CharmListData {
  readonly series: readonly CharmSeriesRow[];
  /** Skills that charms give, by name. */
  readonly skills: readonly Named[];
}

/** A price in zenny and materials. */
export interface CostRows {
  readonly zenny: number;
  readonly materials: readonly ItemAmount[];
}

/** A charm of a family with what its step costs. */
export interface ChainTier extends CharmTier {
  readonly zenny: number;
}

export interface CharmDetail extends Named {
  readonly level: number;
  readonly rarity: number;
  readonly family: string;
  readonly chain: readonly ChainTier[];
  readonly skills: readonly GivenSkill[];
  readonly step: CostRows;
  /** From nothing to this charm. */
  readonly path: CostRows;
  readonly names: Readonly<Partial<Record<TranslatedLanguage, string>>>;
}
