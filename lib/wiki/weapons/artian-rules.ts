import type { WeaponElement, WeaponType } from "@/lib/catalog/codes";
import type { Named } from "@/lib/catalog/named";
import type { LoadedAmmo } from "@/lib/catalog/schema";
import type { ArtianTier, GogmaFocus, HornNote } from "@/lib/catalog/weapon-codes";

/** The gain of one weapon from an element of matching parts. */
export interface ArtianElement {
  readonly element: WeaponElement;
  /** Displayed units with two and three matching parts; null where the weapon gets something else instead. */
  readonly values: readonly number[] | null;
  /** Further traits by element: notes, shelling, phial, coatings. */
  readonly traits: ArtianTraits;
  /** Ammo on top of the bowgun's own, with two and with three matching parts. */
  readonly ammo?: readonly (readonly LoadedAmmo[])[];
}

export interface ArtianTraits {
  /** Text such as "Normal 3" or "Blast, with three parts also Power". */
  readonly text?: string;
  readonly notes?: readonly HornNote[];
}

/** One bonus that reinforcing can give. */
export interface ArtianBonusRow extends Named {
  /** Bonus for this type, as text. */
  readonly gain: string;
  /** How often a weapon can hold it. */
  readonly max: number;
  readonly isRare: boolean;
}

/** The effects of parts and reinforcements on one Artian weapon. */
export interface ArtianRules {
  readonly type: WeaponType;
  readonly tier: ArtianTier;
  readonly focus: GogmaFocus | null;
  /** The three parts it is assembled from. */
  readonly parts: readonly Named[];
  /** The part needed for the Gogma upgrade. */
  readonly gogmaPart: Named;
  readonly elements: readonly ArtianElement[];
  /** Traits of a weapon without two parts alike; null where the focus decides or nothing is known. */
  readonly noElement: ArtianTraits | null;
  /** The gain from one part: attack or affinity. */
  readonly infusions: { readonly attack: number; readonly affinity: number; readonly element: number | null };
  /** Traits of the focus, as text; without a focus the element decides. */
  readonly focusTraits: string | null;
  readonly bonuses: readonly ArtianBonusRow[];
}
