import type { Element, WeaponType } from "@/lib/catalog/codes";
import type { Named } from "@/lib/catalog/named";
import type { WikiKind } from "@/lib/site/wiki-kinds";

/** Records of each kind, and parts of them. */
export type WikiCounts = Readonly<Record<WikiKind | "armor" | "small-monster", number>>;

/** A large monster with the elements that the field guide recommends. */
export interface OverviewMonster extends Named {
  readonly elements: readonly Element[];
}

export interface OverviewWeaponType extends Named {
  readonly id: WeaponType;
  readonly count: number;
}

/** A monster added by an update, and its gear. */
export interface NewMonster extends Named {
  readonly sets: readonly Named[];
  readonly weapons: number;
}

export interface OverviewUpdate {
  readonly name: string;
  readonly monsters: readonly NewMonster[];
}

/** The data of the wiki overview. */
export interface WikiOverviewData {
  readonly counts: WikiCounts;
  readonly weaponTypes: readonly OverviewWeaponType[];
  /** Large ones, by name. */
  readonly monsters: readonly OverviewMonster[];
  /** Newest first. */
  readonly updates: readonly OverviewUpdate[];
  /** Monsters with an arch-tempered form, and the sets that only it gives. */
  readonly archTempered: readonly NewMonster[];
}
