import { ElementValue } from "@/components/game/ElementValue";
import { SkillChips } from "@/components/game/SkillChips";
import { Slots } from "@/components/game/Slots";
import type { Column } from "@/components/list/DataTable";
import { SignedFigure } from "@/components/ui/SignedFigure";
import { getLevelColumns } from "@/components/wiki/kit/level-column";
import { formatNumber } from "@/lib/text/format";
import { getSlotRank } from "@/lib/wiki/get-slot-rank";
import type { WeaponListProps, WeaponRow } from "@/lib/wiki/weapons/weapon-list";
import { formatFocusSuffix, WeaponName } from "./WeaponName";

/** Fields that the rows of every list of weapons have. */
type SharedRow = Pick<
  WeaponRow,
  "id" | "name" | "focus" | "isArtian" | "attack" | "affinity" | "element" | "slots" | "skills"
>;

export const nameColumn: Column<SharedRow> = {
  key: "name",
  label: "Weapon",
  phone: "title",
  entity: "weapons",
  render: (row) => <WeaponName id={row.id} name={row.name} focus={row.focus} />,
  text: ({ name, focus }) => name + formatFocusSuffix(focus),
  sortValue: (row) => `${row.name} ${row.focus ?? ""}`,
};

export const attackColumn: Column<SharedRow> = {
  key: "attack",
  label: "Raw attack",
  short: "Raw",
  align: "end",
  phone: "figure",
  render: (row) => <strong>{formatNumber(row.attack)}</strong>,
  sortValue: (row) => row.attack,
};

export const affinityColumn: Column<SharedRow> = {
  key: "affinity",
  label: "Affinity",
  align: "end",
  phone: "figure",
  render: (row) => <SignedFigure value={row.affinity} unit="%" />,
  sortValue: (row) => row.affinity,
};

export const elementColumn: Column<SharedRow> = {
  key: "element",
  label: "Element",
  align: "end",
  phone: "figure",
  render: (row) =>
    row.element ? (
      <ElementValue type={row.element.type} value={row.element.value} />
    ) : (
      <span className="text-dim">{row.isArtian ? "by parts" : "–"}</span>
    ),
  sortValue: (row) => row.element?.value ?? null,
};

export const slotsColumn: Column<SharedRow> = {
  key: "slots",
  label: "Slots",
  phone: "figure",
  render: (row) => <Slots levels={row.slots} kind="weapon" />,
  sortValue: (row) => getSlotRank(row.slots),
};

/** @param skill that is filtered by, empty where none is: its level has a column of its own */
export function getSkillColumns(
  skills: WeaponListProps["skills"],
  skill: string,
): readonly Column<SharedRow>[] {
  return [
    ...getLevelColumns<SharedRow>(
      skills[skill],
      (row) => row.skills.find(([id]) => id === skill)?.[1] ?? null,
    ),
    {
      key: "skills",
      label: "Skills",
      phone: "main",
      render: (row) => (
        <SkillChips skills={row.skills.map(([id, level]) => ({ id, level, name: id, ...skills[id] }))} />
      ),
    },
  ];
}
