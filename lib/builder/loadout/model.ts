import type { ArmorPiece, WeaponElement } from "@/lib/catalog/codes";
import type { AppraisedTalisman } from "../catalog/catalog";

/**
 * A hunter's gear as a person chooses it: ids and choices, no figures. It is plain JSON without `undefined`, so that
 * it can be stored and put in an address as it is.
 */
export interface Loadout {
  readonly weapon: EquippedWeapon | null;
  readonly armor: Readonly<Record<ArmorPiece, EquippedArmor | null>>;
  readonly charm: EquippedCharm | null;
  /** Every piece whose rarity allows it is transcended: its slots, and its defense at the higher cap. */
  readonly transcended: boolean;
}

/**
 * Ids of decorations in the order of the slots, largest slot first as records list them; `null` = the slot is
 * empty. Slots past the end of the list are empty.
 */
export type SlottedDecorations = readonly (string | null)[];

export interface EquippedWeapon {
  readonly id: string;
  readonly decorations: SlottedDecorations;
  /** `null` for weapons that are not made of Artian parts. The focus of a Gogma Artian weapon is in its id. */
  readonly artian: ArtianChoices | null;
}

/** Infusions of a part. */
export const artianInfusions = ["attack", "affinity"] as const;
export type ArtianInfusion = (typeof artianInfusions)[number];

export interface ArtianPartChoice {
  readonly element: WeaponElement;
  readonly infusion: ArtianInfusion;
}

/**
 * How an Artian weapon was assembled and reinforced. Its production bonuses are not choices: one infusion per
 * part, and the element infusion when all three parts are alike.
 */
export interface ArtianChoices {
  /** Three, in any order. */
  readonly parts: readonly ArtianPartChoice[];
  /** Ids of reinforcement bonuses, up to five, in any order. */
  readonly reinforcements: readonly string[];
  /** Set bonus that a Gogma Artian weapon rolled. */
  readonly setBonus: string | null;
  /** Group skill that a Gogma Artian weapon rolled. */
  readonly groupSkill: string | null;
}

export interface EquippedArmor {
  readonly id: string;
  readonly decorations: SlottedDecorations;
}

/** Slots and skills of an appraised talisman, whoever owns it. */
export type TalismanFigures = Omit<AppraisedTalisman, "id">;

/** A charm that was crafted, or a talisman that was appraised. Crafted charms have no slots. */
export type EquippedCharm =
  | { readonly kind: "charm"; readonly id: string }
  | ({ readonly kind: "talisman"; readonly decorations: SlottedDecorations } & TalismanFigures);

/** Where something is equipped. */
export type LoadoutPlace = "weapon" | ArmorPiece | "charm";

/** Nothing equipped. */
export const emptyLoadout: Loadout = Object.freeze({
  weapon: null,
  armor: Object.freeze({ head: null, chest: null, arms: null, waist: null, legs: null }),
  charm: null,
  transcended: false,
});
