import type { SkillKind, WeaponElement, WeaponType } from "@/lib/catalog/codes";
import type { ItemAmount, Named } from "@/lib/catalog/named";
import type { LoadedAmmo } from "@/lib/catalog/schema";
import type { Coating, GogmaFocus } from "@/lib/catalog/weapon-codes";
import type { ArtianRules } from "./artian-rules";
import type { HornProps } from "./horn";

/** A weapon as other pages' lists name it. */
export interface WeaponLink extends Named {
  readonly focus?: GogmaFocus;
  readonly rarity: number;
  readonly attack: number;
  readonly affinity: number;
  readonly element: { readonly type: WeaponElement; readonly value: number } | null;
}

export interface CostRow {
  readonly zenny: number;
  readonly materials: readonly ItemAmount[];
}

/** One way to craft a weapon from scratch. */
export interface WayRow extends CostRow {
  /** The first weapon. */
  readonly from: Named;
  /** It is forged directly, at double cost. */
  readonly isForged: boolean;
  /** Upgrades after that. */
  readonly upgrades: number;
}

export interface WeaponSkillRow extends Named {
  readonly level: number;
  readonly max: number;
  readonly kind: SkillKind;
  /** Our description; empty while there is none. */
  readonly text: string;
}

/** The details of weapons of one type alone. */
export type SpecialDetail =
  | { readonly kind: "horn"; readonly horn: HornProps }
  | { readonly kind: "shelling"; readonly shell: string; readonly level: number }
  | { readonly kind: "phial"; readonly phial: string; readonly value: number | null }
  | { readonly kind: "kinsect"; readonly level: number }
  | { readonly kind: "coatings"; readonly coatings: readonly Coating[] }
  | {
      readonly kind: "ammo";
      readonly ammo: readonly LoadedAmmo[];
      readonly specialAmmo: readonly Named[];
      /** Of a heavy bowgun that begins with one. */
      readonly mode: Named | null;
      /** Mods of which one is fitted, for each place; `initial` is the one a new bowgun has. */
      readonly places: readonly { readonly options: readonly Named[]; readonly initial: string }[];
    };

/** Everything the page of one weapon shows. */
export interface WeaponDetail extends WeaponLink {
  readonly type: WeaponType;
  readonly shown: number;
  readonly defense: number;
  readonly slots: readonly number[];
  readonly sharpness: readonly number[] | null;
  readonly handicraft: readonly number[];
  readonly skills: readonly WeaponSkillRow[];
  readonly special: SpecialDetail | null;
  readonly series: string | null;
  /** Other weapons of the series, in the order of the tree. */
  readonly sameSeries: readonly WeaponLink[];
  /** From the root of the tree to this weapon, both included; empty for weapons without a place in it. */
  readonly path: readonly Named[];
  readonly upgrades: readonly WeaponLink[];
  /** The step from the weapon before it, or making the first of a tree; null for Artian weapons. */
  readonly step: CostRow | null;
  /** Forging it directly; null where that cannot be done. */
  readonly forge: CostRow | null;
  /** Cheapest first. */
  readonly ways: readonly WayRow[];
  readonly artian: ArtianRules | null;
}
