import { type CraftingNeeds, type HunterProgress, isCraftable } from "@/lib/catalog/availability";
import { ranks, weaponTypes } from "@/lib/catalog/codes";
import { createChoiceField, createMultiField, type ListState } from "@/lib/site/list-state";
import type { AnyWeaponRow } from "./all-weapons";

/** Weapons of a type that are listed. */
export const listedPerType = 3;

/** A weapon that is among the best of its type for some hunter. */
export interface BestWeaponRow extends Omit<AnyWeaponRow, "rank" | "isArtian"> {
  /** Raw attack with its average critical hits and its keenest sharpness. */
  readonly worth: number;
  /** What making it takes. */
  readonly needs: Pick<CraftingNeeds, "rank" | "materials">;
}

export interface BestWeaponsProps {
  /** By type, the most worth first. */
  readonly rows: readonly BestWeaponRow[];
  /** Large monsters that weapons are made of: ids and names. */
  readonly monsters: readonly (readonly [id: string, name: string])[];
  readonly skills: Readonly<Record<string, { readonly name: string; readonly max: number }>>;
}

/** What the address of the page may hold. */
export function getBestWeaponsFields(monsters: BestWeaponsProps["monsters"]) {
  return {
    rank: createChoiceField(ranks),
    locked: createMultiField(monsters.map(([id]) => id)),
    type: createMultiField(weaponTypes),
  };
}

export type BestWeaponsFields = ReturnType<typeof getBestWeaponsFields>;

/** How far the hunter has come whom the address describes; every rank is open where it names none. */
export function toProgress({ rank, locked }: ListState<BestWeaponsFields>): HunterProgress {
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
