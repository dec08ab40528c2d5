import { createNameColumn, createRarityColumn } from "@/components/game/columns";
import type { Column } from "@/components/list/DataTable";
import { physicalDamageLabels } from "@/lib/catalog/labels";
import { capitalize } from "@/lib/text/capitalize";
import { formatNumber } from "@/lib/text/format";
import {
  type KinsectRow,
  kinsectFigureNames,
  kinsectFigures,
  kinsectSkillNames,
} from "@/lib/wiki/weapons/kinsects";

/** @param level 1 to 10: which of the figures the columns show */
export function getKinsectColumns(level: number): readonly Column<KinsectRow>[] {
  return [
    ...textColumns,
    ...kinsectFigures.map(
      (figure): Column<KinsectRow> => ({
        key: figure,
        label: kinsectFigureNames[figure],
        align: "end",
        phone: "figure",
        render: (row) => formatNumber(row[figure][level - 1] ?? 0),
        sortValue: (row) => row[figure][level - 1] ?? null,
      }),
    ),
  ];
}

const textColumns: readonly Column<KinsectRow>[] = [
  createNameColumn("kinsects", "Kinsect"),
  createRarityColumn("figure"),
  {
    key: "type",
    label: "Damage",
    phone: "figure",
    render: (row) => physicalDamageLabels[row.attackType],
    sortValue: (row) => row.attackType,
  },
  {
    key: "dust",
    label: "Dust",
    phone: "figure",
    render: (row) => capitalize(row.dust),
    sortValue: (row) => row.dust,
  },
  {
    key: "skills",
    label: "Skills",
    phone: "figure",
    // On a tablet the figures would leave the skills a word a line.
    render: (row) => (
      <span className="inline-block md:min-w-32">
        {row.skills.map((skill) => kinsectSkillNames[skill]).join(", ")}
      </span>
    ),
  },
];
