import type { ArmorPiece, DecorationKind, WeaponElement, WeaponType } from "@/lib/catalog/codes";
import type { ArtianCategory, ArtianTier } from "@/lib/catalog/weapon-codes";
import type { SkillLevel, TalismanSlot } from "../catalog/catalog";
import type { LoadoutPlace } from "./model";

/** One reason why a loadout cannot exist in the game, with what it takes to say so. */
export type LoadoutProblem = GearProblem | SlotProblem | ArtianProblem | TalismanProblem;

export type GearProblem =
  | { readonly code: "unknown-weapon"; readonly id: string }
  | { readonly code: "unknown-armor"; readonly place: ArmorPiece; readonly id: string }
  | { readonly code: "unknown-charm"; readonly id: string }
  /** A piece where another one belongs. */
  | {
      readonly code: "wrong-piece";
      readonly place: ArmorPiece;
      readonly id: string;
      readonly belongs: ArmorPiece;
    };

/** `slot` is the index of the slot, from 0. */
export type SlotProblem =
  | {
      readonly code: "unknown-decoration";
      readonly place: LoadoutPlace;
      readonly slot: number;
      readonly id: string;
    }
  /** A weapon decoration in an armor slot, or an armor decoration in a weapon slot. */
  | {
      readonly code: "decoration-kind";
      readonly place: LoadoutPlace;
      readonly slot: number;
      readonly id: string;
      readonly kind: DecorationKind;
      readonly slotKind: DecorationKind;
    }
  | {
      readonly code: "decoration-size";
      readonly place: LoadoutPlace;
      readonly slot: number;
      readonly id: string;
      readonly size: number;
      readonly slotSize: number;
    }
  /** Decorations past the last slot. */
  | {
      readonly code: "decoration-count";
      readonly place: LoadoutPlace;
      readonly decorations: number;
      readonly slots: number;
    };

export type ArtianProblem =
  /** An Artian weapon without its parts. */
  | { readonly code: "artian-missing"; readonly id: string }
  /** Parts for a weapon that is not made of them. */
  | { readonly code: "artian-unexpected"; readonly id: string }
  | { readonly code: "artian-parts"; readonly parts: number; readonly needed: number }
  | { readonly code: "artian-element"; readonly type: WeaponType; readonly element: WeaponElement }
  | { readonly code: "artian-reinforcements"; readonly reinforcements: number; readonly max: number }
  | { readonly code: "artian-bonus-unknown"; readonly bonus: string }
  /** A bonus that the tier does not have. */
  | { readonly code: "artian-bonus-tier"; readonly bonus: string; readonly tier: ArtianTier }
  /** A bonus that adds nothing to the type, such as sharpness to a bow. */
  | { readonly code: "artian-bonus-type"; readonly bonus: string; readonly type: WeaponType }
  | {
      readonly code: "artian-bonus-count";
      readonly bonus: string;
      readonly count: number;
      readonly max: number;
    }
  | {
      readonly code: "artian-category-count";
      readonly category: ArtianCategory;
      readonly count: number;
      readonly max: number;
    }
  /** Something rolled on a weapon that is not a Gogma Artian one. */
  | { readonly code: "artian-roll-tier"; readonly skill: string }
  | { readonly code: "artian-roll-set-bonus"; readonly skill: string }
  | { readonly code: "artian-roll-group-skill"; readonly skill: string };

export type TalismanProblem =
  | { readonly code: "talisman-unknown"; readonly talisman: string }
  | { readonly code: "talisman-skill-unknown"; readonly skill: string }
  | {
      readonly code: "talisman-skill-level";
      readonly skill: string;
      readonly level: number;
      readonly maxLevel: number;
    }
  | { readonly code: "talisman-skill-twice"; readonly skill: string }
  /** No pattern of the talisman has these skills together. */
  | { readonly code: "talisman-skills"; readonly talisman: string; readonly skills: readonly SkillLevel[] }
  /** No pattern of the talisman has these slots, or not with these skills. */
  | { readonly code: "talisman-slots"; readonly talisman: string; readonly slots: readonly TalismanSlot[] };
