import { createRarityColumn } from "@/components/game/columns";
import { Notes } from "@/components/game/Notes";
import type { Column } from "@/components/list/DataTable";
import { getSharpnessAt, maxHandicraft } from "@/lib/catalog/sharpness";
import { formatNumber } from "@/lib/text/format";
import { getSharpnessRank } from "@/lib/wiki/weapons/sharpness";
import type { WeaponListProps, WeaponRow } from "@/lib/wiki/weapons/weapon-list";
import { getWeaponTypeInfo } from "@/lib/wiki/weapons/weapon-types";
import { ForgeIcon } from "./ForgeIcon";
import { SharpnessBar } from "./SharpnessBar";
import {
  affinityColumn,
  attackColumn,
  elementColumn,
  getSkillColumns,
  nameColumn,
  slotsColumn,
} from "./shared-weapon-columns";

/**
 * Columns of the list of one type: what no weapon of the type has is left out.
 *
 * @param skill that is filtered by, empty where none is: its level has a column of its own
 */
export function getWeaponColumns(
  { type, skills, rows }: WeaponListProps,
  skill = "",
): readonly Column<WeaponRow>[] {
  const { special } = getWeaponTypeInfo(type);
  return [
    ...figures,
    ...(rows.some((row) => row.element) ? [elementColumn] : []),
    ...(rows.some((row) => row.sharpness) ? [sharpness] : []),
    slotsColumn,
    ...(special ? [getSpecialColumn(special)] : []),
    ...getSkillColumns(skills, skill),
  ];
}

const figures: readonly Column<WeaponRow>[] = [
  {
    ...nameColumn,
    render: (row) => {
      const name = nameColumn.render(row);
      if (!row.isForgeable) return name;
      return (
        <span className="inline-flex flex-wrap items-center gap-x-1.5">
          {name}
          <ForgeIcon />
        </span>
      );
    },
  },
  { ...createRarityColumn("figure"), short: "R" },
  attackColumn,
  {
    key: "shown",
    label: "In-game attack",
    short: "In game",
    card: "In game",
    align: "end",
    phone: "figure",
    render: (row) => formatNumber(row.shown),
  },
  affinityColumn,
];

const sharpness: Column<WeaponRow> = {
  key: "sharpness",
  label: "Sharpness",
  phone: "figure",
  render: (row) =>
    row.sharpness && (
      <SharpnessBar
        mini
        lengths={row.sharpness}
        withHandicraft={getSharpnessAt(row.sharpness, row.handicraft ?? [], maxHandicraft)}
      />
    ),
  sortValue: (row) => (row.sharpness ? getSharpnessRank(row.sharpness) : null),
};

function getSpecialColumn(label: string): Column<WeaponRow> {
  return {
    key: "special",
    label,
    phone: "figure",
    render: ({ special }) =>
      special?.notes ? (
        <Notes notes={special.notes} />
      ) : special?.text?.includes(",") ? (
        <span className="md:inline-block md:min-w-29 print:min-w-0">{special.text}</span>
      ) : (
        (special?.text ?? "–")
      ),
    sortValue: ({ special }) => special?.order ?? null,
  };
}
