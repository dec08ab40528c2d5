import {
  type CraftingNeeds,
  type HunterProgress,
  isCraftable,
  type MaterialSource,
} from "@/lib/catalog/availability";
import { type Rank, weaponTypes } from "@/lib/catalog/codes";
import type { AnyWeaponRow } from "./all-weapons";

/** Weapons of a type that are listed. */
export const listedPerType = 3;

/** A weapon that is among the best of its type for some hunter. */
export interface BestWeaponRow extends Omit<AnyWeaponRow, "rank" | "isArtian"> {
  /** Raw attack with its average critical hits and its keenest sharpness. */
  readonly worth: number;
  /** The needs of making it. */
  readonly needs: Pick<CraftingNeeds, "rank" | "materials">;
}

/** The same with places in the table of sources in place of lists: many weapons need the same. */
type PackedBestWeapon = Omit<BestWeaponRow, "needs"> & {
  readonly rank: Rank;
  readonly materials: readonly number[];
};

export interface BestWeaponsProps {
  /** By type, the most worth first. */
  readonly rows: readonly PackedBestWeapon[];
  /** Lists of sources of materials. */
  readonly sources: readonly (readonly MaterialSource[])[];
  /** Large monsters that weapons are made of: ids and names. */
  readonly monsters: readonly (readonly [id: string, name: string])[];
  readonly skills: Readonly<Record<string, { readonly name: string; readonly max: number }>>;
}

/** The rows with what making them takes. */
export function unpackBestWeapons({
  rows,
  sources,
}: Pick<BestWeaponsProps, "rows" | "sources">): readonly BestWeaponRow[] {
  return rows.map(({ rank, materials, ...row }) => ({
    ...row,
    needs: { rank, materials: materials.flatMap((place) => (sources[place] ? [sources[place]] : [])) },
  }));
}

/** How far the hunter has come whom the address describes; every rank is open where it names none. */
export function toProgress({ rank, locked }: { rank: Rank | ""; locked: readonly string[] }): HunterProgress {
  return { rank: rank || "high", lockedMonsters: locked };
}

/** The best weapons of each type that a hunter can make. */
export function pickBestWeapons(
  rows: readonly BestWeaponRow[],
  progress: HunterProgress,
): readonly BestWeaponRow[] {
  const made = rows.filter(({ needs }) => isCraftable(needs, progress));
  return weaponTypes.flatMap((type) => made.filter((row) => row.type === type).slice(0, listedPerType));
}
