import type { WeaponElement, WeaponType } from "@/lib/catalog/codes";
import type { Named } from "@/lib/catalog/named";
import type { ArtianCategory, ArtianTier, GogmaFocus } from "@/lib/catalog/weapon-codes";
import type { ArtianTraits } from "./artian-rules";

/** An item with the points it gives towards reinforcing. */
export interface PointItem extends Named {
  readonly points: number;
}

/** A reinforcement over both tiers, where it gives every type the same. */
export interface BonusRow extends Named {
  readonly isRare: boolean;
  /** Bonus of one; null if the tier does not have it, "by type" if types differ. */
  readonly artian: string | null;
  readonly gogma: string | null;
  readonly maxArtian: number;
  readonly maxGogma: number;
}

/** The gains of one type by bonus. */
interface TypeGain {
  readonly type: WeaponType;
  /** Words per bonus, in the order of the columns; empty where it gives nothing. */
  readonly gains: readonly string[];
}

/** An Artian weapon with its figures before parts. */
export interface ArtianBase extends Named {
  readonly tier: ArtianTier;
  readonly focus: GogmaFocus | null;
  readonly rarity: number;
  readonly attack: number;
  readonly affinity: number;
  /** Displayed units with two and three parts; null = coating only, absent = no such element. */
  readonly elements: Readonly<Partial<Record<WeaponElement, readonly number[] | null>>>;
}

export interface ArtianPageProps {
  readonly parts: readonly (Named & { readonly tier: ArtianTier; readonly sellPrice: number })[];
  /** Bonus of one part, as text. */
  readonly infusions: string;
  readonly recipes: readonly {
    readonly type: WeaponType;
    readonly parts: readonly Named[];
    readonly gogma: Named;
  }[];
  readonly weapons: readonly { readonly type: WeaponType; readonly bases: readonly ArtianBase[] }[];
  /** Traits by element, per type that has any. */
  readonly traits: readonly {
    readonly element: WeaponElement | null;
    readonly byType: Readonly<Partial<Record<WeaponType, ArtianTraits>>>;
  }[];
  readonly focuses: readonly {
    readonly focus: GogmaFocus;
    readonly attack: number;
    readonly affinity: number;
    /** Its traits, per type that has any. */
    readonly decides: readonly { readonly type: WeaponType; readonly text: string }[];
  }[];
  readonly bonuses: readonly BonusRow[];
  readonly gainColumns: readonly Named[];
  readonly gains: readonly TypeGain[];
  readonly caps: readonly { readonly category: ArtianCategory; readonly max: number }[];
  readonly steps: readonly {
    readonly rarity: number;
    readonly steps: number;
    readonly points: number;
    readonly zenny: number;
  }[];
  readonly rerolls: readonly { readonly id: string; readonly points: number; readonly zenny: number }[];
  readonly pointItems: Readonly<Record<ArtianTier, readonly PointItem[]>>;
  readonly pool: { readonly setBonuses: readonly Named[]; readonly groupSkills: readonly Named[] };
}
