import type { Rank, WeaponType } from "@/lib/catalog/codes";
import { ranks, weaponTypes } from "@/lib/catalog/codes";
import {
  createChoiceField,
  createMultiField,
  createNumberField,
  createSortField,
  createTextField,
} from "@/lib/site/list-state";
import { affinityBounds, elementKeys, rarities, slotLevels } from "./get-weapon-list-fields";
import { initialSort, type WeaponListProps, type WeaponRow } from "./weapon-list";

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

/** What the address of the table may hold. */
export function getAllWeaponsFields(skills: AllWeaponsProps["skills"]) {
  return {
    q: createTextField(),
    type: createMultiField(weaponTypes),
    element: createMultiField(elementKeys),
    rank: createChoiceField(ranks),
    rarity: createMultiField(rarities),
    skill: createChoiceField(Object.keys(skills)),
    slot: createChoiceField(slotLevels),
    affinity: createNumberField(affinityBounds),
    sort: createSortField(
      ["name", "type", "rarity", "attack", "affinity", "element", "slots", "rank", "level"],
      initialSort,
    ),
  };
}

export type AllWeaponsFields = ReturnType<typeof getAllWeaponsFields>;
