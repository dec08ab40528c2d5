import { createRarityColumn } from "@/components/game/columns";
import { ElementValue } from "@/components/game/ElementValue";
import { SkillChips } from "@/components/game/SkillChips";
import { Slots } from "@/components/game/Slots";
import type { Column } from "@/components/list/DataTable";
import { GameIcon } from "@/components/ui/GameIcon";
import { SignedFigure } from "@/components/ui/SignedFigure";
import { getLevelColumns } from "@/components/wiki/kit/level-column";
import { rankLabels, weaponTypeLabels } from "@/lib/catalog/labels";
import { formatNumber } from "@/lib/text/format";
import { getSlotRank } from "@/lib/wiki/get-slot-rank";
import type { AllWeaponsProps, AnyWeaponRow } from "@/lib/wiki/weapons/all-weapons";
import { formatFocusSuffix, WeaponName } from "./WeaponName";

/** @param skill that is filtered by, empty where none is: its level has a column of its own */
export function getAllWeaponColumns(
  skills: AllWeaponsProps["skills"],
  skill: string,
): readonly Column<AnyWeaponRow>[] {
  return [
    ...figures,
    ...getLevelColumns<AnyWeaponRow>(
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

const figures: readonly Column<AnyWeaponRow>[] = [
  {
    key: "name",
    label: "Weapon",
    phone: "title",
    entity: "weapons",
    icon: ({ type }) => <GameIcon name={type} size={18} label={weaponTypeLabels[type]} />,
    render: (row) => <WeaponName id={row.id} name={row.name} focus={row.focus} />,
    text: ({ name, focus }) => name + formatFocusSuffix(focus),
    sortValue: (row) => `${row.name} ${row.focus ?? ""}`,
  },
  { ...createRarityColumn("figure"), short: "R" },
  {
    key: "attack",
    label: "Raw attack",
    short: "Raw",
    align: "end",
    phone: "figure",
    render: (row) => <strong>{formatNumber(row.attack)}</strong>,
    sortValue: (row) => row.attack,
  },
  {
    key: "affinity",
    label: "Affinity",
    align: "end",
    phone: "figure",
    render: (row) => <SignedFigure value={row.affinity} unit="%" />,
    sortValue: (row) => row.affinity,
  },
  {
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
  },
  {
    key: "slots",
    label: "Slots",
    phone: "figure",
    render: (row) => <Slots levels={row.slots} kind="weapon" />,
    sortValue: (row) => getSlotRank(row.slots),
  },
  {
    key: "rank",
    label: "Craftable from",
    phone: "figure",
    render: (row) => rankLabels[row.rank],
    sortValue: (row) => (row.rank === "low" ? 0 : 1),
    firstDirection: "asc",
  },
];
