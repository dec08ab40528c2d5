import type { ArtianBonusFigures } from "@/lib/catalog/artian-figures";
import type { Element, WeaponElement, WeaponType } from "@/lib/catalog/codes";
import type {
  ArtianCategory,
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
import type {
  BuilderArmor,
  BuilderCatalog,
  BuilderCharm,
  BuilderDecoration,
  BuilderSkill,
  SkillLevel,
  TalismanRules,
} from "../catalog/catalog";
import type { ElementFigure, LoadedAmmoFigure } from "./derived";

/**
 * Data to check and calculate a loadout with. The records of `lib/catalog` fit these types as they are; a browser may
 * hand in a smaller copy.
 */
export interface LoadoutData extends BuilderCatalog {
  readonly skills: readonly LoadoutSkill[];
  readonly weapons: readonly LoadoutWeapon[];
  readonly artian: ArtianData;
}

export interface LoadoutSkill extends BuilderSkill {
  /** `null` = the skill always works. */
  readonly condition: string | null;
  /** Totals per level; none where the figures are not known. */
  readonly effects: readonly DefensiveEffects[];
}

/** Those effects of a skill that change defense and resistances. */
export type DefensiveEffects = {
  readonly [Name in "defense" | "defensePct" | "allResistance" | `${Element}Resistance`]?: number | undefined;
};

export interface LoadoutWeapon {
  readonly id: string;
  readonly type: WeaponType;
  /** True raw. */
  readonly attack: number;
  /** Percentage points. */
  readonly affinity: number;
  readonly defense: number;
  readonly element: ElementFigure | null;
  readonly element2?: ElementFigure | null | undefined;
  /** Levels 1 to 3, largest first. */
  readonly slots: readonly number[];
  readonly skills: readonly SkillLevel[];
  /** Seven lengths, dullest color first; absent for ranged weapons. */
  readonly sharpness?: readonly number[] | undefined;
  /** Units that Handicraft can add, from the last color upward. */
  readonly handicraft?: readonly number[] | undefined;
  readonly extra?: WeaponExtra | undefined;
  readonly artian: ArtianTier | null;
  readonly gogmaFocus?: GogmaFocus | undefined;
}

/** Traits of some types alone. */
export interface WeaponExtra {
  readonly notes?: readonly HornNote[] | undefined;
  readonly echoWave?: EchoWave | "none" | undefined;
  readonly echoBubble?: EchoBubble | undefined;
  readonly shellType?: ShellType | undefined;
  readonly shellLevel?: number | undefined;
  readonly phial?: Phial | undefined;
  readonly phialValue?: number | undefined;
  readonly kinsectLevel?: number | undefined;
  readonly coatings?: readonly Coating[] | undefined;
  readonly ammo?: readonly LoadedAmmoFigure[] | undefined;
  readonly specialAmmo?: SpecialAmmo | undefined;
}

/** The rules of Artian and Gogma Artian weapons. */
export interface ArtianData {
  readonly weapons: readonly BuilderArtianWeapon[];
  readonly traits: readonly BuilderArtianTraits[];
  /** Production bonuses and reinforcements. */
  readonly bonuses: readonly BuilderArtianBonus[];
  readonly categoryCaps: readonly { readonly category: ArtianCategory; readonly max: number }[];
  readonly skillPool: { readonly setBonuses: readonly string[]; readonly groupSkills: readonly string[] };
}

/** One weapon's possible results of parts. */
export interface BuilderArtianWeapon {
  readonly id: string;
  /** Displayed units with two and with three parts alike; `null` = coating only. */
  readonly elements?: PerElement<readonly number[] | null> | undefined;
  /** Ammo on top of the bowgun's own, with two and with three parts alike. */
  readonly elementAmmo?: PerElement<readonly (readonly LoadedAmmoFigure[])[]> | undefined;
  /** Traits by the focus of a Gogma Artian weapon. */
  readonly focusTraits?: FocusTraits | undefined;
}

type PerElement<Value> = { readonly [Each in WeaponElement]?: Value | undefined };

export interface FocusTraits {
  readonly coatings?: readonly Coating[] | undefined;
  readonly phial?: Phial | undefined;
  readonly shellType?: ShellType | undefined;
  readonly shellLevel?: number | undefined;
  readonly echoBubble?: EchoBubble | undefined;
}

/** Traits by the element of two or more parts. */
export interface BuilderArtianTraits {
  /** `null` = no two parts alike. */
  readonly element: WeaponElement | null;
  readonly huntingHorn: {
    readonly notes: readonly HornNote[];
    readonly echoWave: EchoWave;
    readonly echoBubble: EchoBubble;
  };
  readonly gunlance: { readonly shellType: ShellType; readonly shellLevel: number };
  readonly switchAxe: PhialTraits;
  readonly chargeBlade: PhialTraits;
  readonly bowCoatings: {
    readonly none?: readonly Coating[] | undefined;
    readonly two?: readonly Coating[] | undefined;
    readonly three?: readonly Coating[] | undefined;
  };
  /** The switch axe of the Gogma tier, where it differs. */
  readonly gogmaSwitchAxe?: PhialTraits | undefined;
}

export interface PhialTraits {
  readonly phial: Phial;
  readonly phialValue?: number | undefined;
}

export interface BuilderArtianBonus {
  readonly id: string;
  readonly kind: "productionBonus" | "reinforcement";
  /** How often a weapon of the tier can have it; 0 = not at all. */
  readonly maxCountArtian: number;
  readonly maxCountGogma: number;
  readonly artian: ArtianBonusFigures | null;
  readonly gogma: ArtianBonusFigures | null;
}

/** The same, found by id. */
export interface LoadoutCatalog {
  readonly skills: ReadonlyMap<string, LoadoutSkill>;
  readonly weapons: ReadonlyMap<string, LoadoutWeapon>;
  readonly armor: ReadonlyMap<string, BuilderArmor>;
  readonly decorations: ReadonlyMap<string, BuilderDecoration>;
  readonly charms: ReadonlyMap<string, BuilderCharm>;
  readonly talismans: TalismanRules;
  readonly artian: ArtianCatalog;
}

export interface ArtianCatalog {
  readonly weapons: ReadonlyMap<string, BuilderArtianWeapon>;
  readonly traits: ReadonlyMap<WeaponElement | null, BuilderArtianTraits>;
  readonly bonuses: ReadonlyMap<string, BuilderArtianBonus>;
  readonly categoryCaps: ReadonlyMap<ArtianCategory, number>;
  readonly setBonuses: ReadonlySet<string>;
  readonly groupSkills: ReadonlySet<string>;
}

/** Indexes the data once, so that every loadout is looked up in it quickly. */
export function createLoadoutCatalog(data: LoadoutData): LoadoutCatalog {
  const { artian } = data;
  return {
    skills: indexById(data.skills),
    weapons: indexById(data.weapons),
    armor: indexById(data.armor),
    decorations: indexById(data.decorations),
    charms: indexById(data.charms),
    talismans: data.talismans,
    artian: {
      weapons: indexById(artian.weapons),
      traits: new Map(artian.traits.map((traits) => [traits.element, traits])),
      bonuses: indexById(artian.bonuses),
      categoryCaps: new Map(artian.categoryCaps.map(({ category, max }) => [category, max])),
      setBonuses: new Set(artian.skillPool.setBonuses),
      groupSkills: new Set(artian.skillPool.groupSkills),
    },
  };
}

function indexById<T extends { readonly id: string }>(records: readonly T[]): ReadonlyMap<string, T> {
  return new Map(records.map((record) => [record.id, record]));
}
