import type { Element, SharpnessColor, SkillKind, WeaponElement, WeaponType } from "@/lib/catalog/codes";
import type {
  AmmoType,
  ArtianTier,
  Coating,
  EchoBubble,
  EchoWave,
  GogmaFocus,
  HornNote,
  Phial,
  ShellType,
  SpecialAmmo,
} from "@/lib/catalog/weapon-codes";
import type { LoadoutPlace } from "./model";

/** Everything that follows from a loadout. */
export interface DerivedLoadout {
  /** Armor and weapon skills with a level, in the order in which the loadout brings them, weapon first. */
  readonly skills: readonly DerivedSkill[];
  /** Set bonuses and group skills with at least one piece, active or not, in the same order. */
  readonly bonuses: readonly DerivedBonus[];
  /** Every active level by id, capped: armor and weapon skills, set bonuses and group skills. */
  readonly levels: Readonly<Record<string, number>>;
  readonly defense: DerivedDefense;
  readonly resistances: Readonly<Record<Element, DerivedResistance>>;
  /** `null` without a weapon, or with one that is not known. */
  readonly weapon: DerivedWeapon | null;
  readonly freeSlots: {
    readonly armor: SlotCounts;
    readonly weapon: SlotCounts;
  };
}

/** Slots by their level. */
export type SlotCounts = readonly [level1: number, level2: number, level3: number];

/** Source of a skill's level, or of a bonus's piece. */
export interface DerivedSource {
  /** `roll` = what a Gogma Artian weapon rolled. */
  readonly kind: "weapon" | "roll" | "armor" | "charm" | "talisman" | "decoration";
  readonly place: LoadoutPlace;
  /** Of the weapon, the piece, the charm, the decoration; of the kind of talisman. */
  readonly id: string;
}

export interface DerivedSkill {
  readonly skill: string;
  readonly kind: SkillKind;
  /** Capped at `maxLevel`. */
  readonly level: number;
  readonly maxLevel: number;
  /** Levels beyond the maximum, which do nothing. */
  readonly overflow: number;
  /** Their levels sum to `level + overflow`. */
  readonly sources: readonly (DerivedSource & { readonly level: number })[];
}

export interface DerivedBonus {
  readonly skill: string;
  readonly kind: SkillKind;
  /** Pieces that count toward it, a rolled one included. */
  readonly pieces: number;
  /** 0 = not active. */
  readonly level: number;
  readonly maxLevel: number;
  /** The level that comes next and how many more pieces it needs; `null` at the last level. */
  readonly next: { readonly level: number; readonly pieces: number } | null;
  /** One per piece. */
  readonly sources: readonly DerivedSource[];
}

/** Term of a skill that always works. */
export interface SkillTerm {
  readonly skill: string;
  readonly level: number;
  /** Percent that multiplies the base; 0 = none. */
  readonly percent: number;
  /** Addend afterwards; 0 = none. */
  readonly flat: number;
}

export interface DerivedDefense {
  /** Sum over the pieces, each at its level cap. */
  readonly armor: number;
  readonly weapon: number;
  /** Armor and weapon together. */
  readonly base: number;
  /** `base` with the skills that always work. Whole. */
  readonly withSkills: number;
  readonly terms: readonly SkillTerm[];
}

export interface DerivedResistance {
  /** Sum over the pieces. */
  readonly base: number;
  /** With the skills that always work. */
  readonly withSkills: number;
  readonly terms: readonly SkillTerm[];
}

/** An element or ailment of a weapon. `value` is the displayed figure, ten times that of damage. */
export interface ElementFigure {
  readonly type: WeaponElement;
  readonly value: number;
}

export interface LoadedAmmoFigure {
  readonly type: AmmoType;
  readonly level: number;
  readonly capacity: number;
  readonly rapid?: boolean | undefined;
}

/** Figures of the equipped weapon, before any skill but Handicraft. */
export interface DerivedWeapon {
  readonly id: string;
  readonly type: WeaponType;
  /** True raw, Artian parts and reinforcements included. */
  readonly attack: number;
  /** The inflated figure of the game's menus. */
  readonly attackDisplay: number;
  /** Percentage points, −100 and up. Not capped at 100. */
  readonly affinity: number;
  readonly element: ElementFigure | null;
  readonly element2: ElementFigure | null;
  /** `null` for ranged weapons. */
  readonly sharpness: DerivedSharpness | null;
  readonly traits: WeaponTraits;
  /** `null` for weapons that are not made of Artian parts. */
  readonly artian: DerivedArtian | null;
}

/** Lengths are in units, dullest color first, seven of them. */
export interface DerivedSharpness {
  /** With reinforcements, without Handicraft. */
  readonly base: readonly number[];
  /** Units that Handicraft can add, from the last color of `base` upward. */
  readonly handicraft: readonly number[];
  /** With the levels of Handicraft that the loadout has. */
  readonly bar: readonly number[];
  /** The keenest color of `bar`, in which the weapon starts. */
  readonly color: SharpnessColor;
}

/** Traits of some types alone; a trait that a type does not have is absent. */
export interface WeaponTraits {
  readonly notes?: readonly HornNote[];
  readonly echoWave?: EchoWave;
  readonly echoBubble?: EchoBubble;
  readonly shellType?: ShellType;
  readonly shellLevel?: number;
  readonly phial?: Phial;
  /** Of phials that have a figure of their own; displayed units. */
  readonly phialValue?: number;
  readonly kinsectLevel?: number;
  readonly coatings?: readonly Coating[];
  readonly ammo?: readonly LoadedAmmoFigure[];
  readonly specialAmmo?: SpecialAmmo;
}

/** How the choices for an Artian weapon add up. */
export interface DerivedArtian {
  readonly tier: ArtianTier;
  readonly focus: GogmaFocus | null;
  /** Of the parts that are alike; `null` = no two are. */
  readonly element: WeaponElement | null;
  /** How many parts have that element: 0, 2 or 3. */
  readonly matching: number;
  /** Production bonuses first, then reinforcements, each with what it adds to this weapon. */
  readonly bonuses: readonly ArtianGain[];
}

export interface ArtianGain {
  /** Id of the bonus. */
  readonly id: string;
  /** True raw. */
  readonly attack: number;
  /** Percentage points. */
  readonly affinity: number;
  /** Displayed units; 0 where the weapon has no element to raise. */
  readonly element: number;
  /** Units of sharpness. */
  readonly sharpness: number;
  /** Capacity of ammo. */
  readonly ammo: number;
}
