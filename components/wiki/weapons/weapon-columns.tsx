import { createRarityColumn } from "@/components/game/columns";
import { ElementValue } from "@/components/game/ElementValue";
import { Notes } from "@/components/game/Notes";
import { SkillChips } from "@/components/game/SkillChips";
import { Slots } from "@/components/game/Slots";
import type { Column } from "@/components/list/DataTable";
import { SignedFigure } from "@/components/ui/SignedFigure";
import { getLevelColumns } from "@/components/wiki/kit/level-column";
import { getSharpnessAt, maxHandicraft } from "@/lib/catalog/sharpness";
import { formatNumber } from "@/lib/text/format";
import { getSlotRank } from "@/lib/wiki/get-slot-rank";
import { getSharpnessRank } from "@/lib/wiki/weapons/sharpness";
import type { WeaponListProps, WeaponRow } from "@/lib/wiki/weapons/weapon-list";
import { getWeaponTypeInfo } from "@/lib/wiki/weapons/weapon-types";
import { ForgeIcon } from "./ForgeIcon";
import { SharpnessBar } from "./SharpnessBar";
import classes from "./WeaponList.module.css";
import { formatFocusSuffix, WeaponName } from "./WeaponName";

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
    ...(rows.some((row) => row.element) ? [element] : []),
    ...(rows.some((row) => row.sharpness) ? [sharpness] : []),
    slots,
    ...(special ? [getSpecialColumn(special)] : []),
    ...getLevelColumns<WeaponRow>(
      skills[skill],
      (row) => row.skills.find(([id]) => id === skill)?.[1] ?? null,
    ),
    getSkillColumn(skills),
  ];
}

const figures: readonly Column<WeaponRow>[] = [
  {
    key: "name",
    label: "Weapon",
    phone: "title",
    entity: "weapons",
    render: (row) => {
      const name = <WeaponName id={row.id} name={row.name} focus={row.focus} />;
      if (!row.isForgeable) return name;
      return (
        <span className="inline-flex flex-wrap items-center gap-x-1.5">
          {name}
          <ForgeIcon />
        </span>
      );
    },
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
    key: "shown",
    label: "In-game attack",
    short: "In game",
    card: "In game",
    align: "end",
    phone: "figure",
    render: (row) => formatNumber(row.shown),
  },
  {
    key: "affinity",
    label: "Affinity",
    align: "end",
    phone: "figure",
    render: (row) => <SignedFigure value={row.affinity} unit="%" />,
    sortValue: (row) => row.affinity,
  },
];

const element: Column<WeaponRow> = {
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

const slots: Column<WeaponRow> = {
  key: "slots",
  label: "Slots",
  phone: "figure",
  render: (row) => <Slots levels={row.slots} kind="weapon" />,
  sortValue: (row) => getSlotRank(row.slots),
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
        <span className={classes.special}>{special.text}</span>
      ) : (
        (special?.text ?? "–")
      ),
    sortValue: ({ special }) => special?.order ?? null,
  };
}

function getSkillColumn(skills: WeaponListProps["skills"]): Column<WeaponRow> {
  return {
    key: "skills",
    label: "Skills",
    phone: "main",
    render: (row) => (
      <SkillChips skills={row.skills.map(([id, level]) => ({ id, level, name: id, ...skills[id] }))} />
    ),
  };
}
