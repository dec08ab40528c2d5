import { createRarityColumn } from "@/components/game/columns";
import type { Column } from "@/components/list/DataTable";
import { GameIcon } from "@/components/ui/GameIcon";
import { rankLabels, weaponTypeLabels } from "@/lib/catalog/labels";
import type { AllWeaponsProps, AnyWeaponRow } from "@/lib/wiki/weapons/all-weapons";
import {
  affinityColumn,
  attackColumn,
  elementColumn,
  getSkillColumns,
  nameColumn,
  slotsColumn,
} from "./shared-weapon-columns";

/** @param skill that is filtered by, empty where none is: its level has a column of its own */
export function getAllWeaponColumns(
  skills: AllWeaponsProps["skills"],
  skill: string,
): readonly Column<AnyWeaponRow>[] {
  return [...figures, ...getSkillColumns(skills, skill)];
}

const figures: readonly Column<AnyWeaponRow>[] = [
  { ...nameColumn, icon: ({ type }) => <GameIcon name={type} size={18} label={weaponTypeLabels[type]} /> },
  { ...createRarityColumn("figure"), short: "R" },
  attackColumn,
  affinityColumn,
  elementColumn,
  slotsColumn,
  {
    key: "rank",
    label: "Craftable from",
    phone: "figure",
    render: (row) => rankLabels[row.rank],
    sortValue: (row) => (row.rank === "low" ? 0 : 1),
    firstDirection: "asc",
  },
];
