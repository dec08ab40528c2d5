import type { Rank, WeaponType } from "@/lib/catalog/codes";
import type { WeaponListProps, WeaponRow } from "./weapon-list";

/** A weapon next to those of other types. */
export interface AnyWeaponRow
  extends Pick<
    WeaponRow,
    "id" | "name" | "focus" | "isArtian" | "rarity" | "attack" | "affinity" | "element" | "slots" | "skills"
  > {
  readonly type: WeaponType;
  /** The rank in which it can be crafted at the earliest. */
  readonly rank: Rank;
}

export interface AllWeaponsProps {
  readonly rows: readonly AnyWeaponRow[];
  readonly skills: WeaponListProps["skills"];
}
