import type { Column } from "@/components/ui/list/DataTable";
import type { WeaponRow } from "@/lib/wiki/weapons/weapon-list";

/** The level of one skill, the highest first. */
export function getLevelColumn<Row extends Pick<WeaponRow, "skills">>(
  name: string,
  skill: string,
): Column<Row> {
  const getLevel = (row: Row) => row.skills.find(([id]) => id === skill)?.[1] ?? null;
  return {
    key: "level",
    label: `${name} level`,
    align: "end",
    phone: "figure",
    render: getLevel,
    sortValue: getLevel,
  };
}
