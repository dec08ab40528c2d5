import type { WeaponElement, WeaponType } from "@/lib/catalog/codes";
import type { HornNote } from "@/lib/catalog/weapon-codes";
import type { Sort } from "@/lib/site/list-state";

/** One weapon in the list of its type: what a hunter compares, nothing else. */
export interface WeaponRow {
  readonly id: string;
  readonly name: string;
  /** The focus that separates the Gogma Artian weapons of one name. */
  readonly focus?: string;
  readonly isArtian?: boolean;
  readonly rarity: number;
  /** True raw. */
  readonly attack: number;
  /** The figure of the game's menus. */
  readonly shown: number;
  readonly affinity: number;
  readonly element: { readonly type: WeaponElement; readonly value: number } | null;
  readonly slots: readonly number[];
  /** Id and level. */
  readonly skills: readonly (readonly [id: string, level: number])[];
  readonly sharpness?: readonly number[];
  readonly handicraft?: readonly number[];
  readonly series: string | null;
  /** It can be forged directly. */
  readonly isForgeable: boolean;
  readonly special?: WeaponSpecial;
}

/** The figure that only weapons of this type have. */
export interface WeaponSpecial {
  readonly text?: string;
  readonly notes?: readonly HornNote[];
  /** Orders the column. */
  readonly order: number | string;
  /** Values for the filter: melodies, ammo, coatings, phial, shells. */
  readonly traits?: readonly string[];
}

/** A choice of a filter. */
export interface WeaponListOption {
  readonly value: string;
  readonly label: string;
}

export interface WeaponListProps {
  readonly type: WeaponType;
  readonly rows: readonly WeaponRow[];
  /** Names and highest levels of the skills in the rows. */
  readonly skills: Readonly<Record<string, { readonly name: string; readonly max: number }>>;
  /** Label and options of the filter for the type's special stat. */
  readonly traits: { readonly label: string; readonly options: readonly WeaponListOption[] } | null;
}

/** Initial sort of a list. The rows come in this order. */
export const initialSort = { key: "rarity", direction: "desc" } as const satisfies Sort;

/** Value of a row for the element filter: its element, none, or decided by its parts. */
export function getElementKey(
  row: Pick<WeaponRow, "element" | "isArtian">,
): WeaponElement | "parts" | "none" {
  return row.element?.type ?? (row.isArtian ? "parts" : "none");
}
