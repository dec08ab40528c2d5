import { createNameColumn } from "@/components/game/columns";
import type { Column } from "@/components/list/DataTable";
import { skillCategoryLabels, skillKindLabels } from "@/lib/catalog/labels";
import type { SkillRow } from "@/lib/wiki/skills/skill-types";
import classes from "./SkillList.module.css";

/** The first sentence of a description; during a search all of it, because the match may be further down. */
export const skillColumns = createColumns((row) => row.lead);
export const skillColumnsInFull = createColumns((row) => `${row.lead} ${row.rest}`.trim());

function createColumns(describe: (row: SkillRow) => string): readonly Column<SkillRow>[] {
  return [
    createNameColumn("skills", "Skill"),
    {
      key: "text",
      label: "What it does",
      phone: "line",
      render: (row) => (
        <span className={`${classes.text} min-w-50 max-md:min-w-0 max-md:text-14 text-pretty block text-dim`}>
          {describe(row)}
        </span>
      ),
    },
    {
      key: "most",
      label: "At max level",
      phone: "line",
      render: (row) => <TopEffects row={row} />,
      text: ({ topEffects }) => topEffects.join(" "),
    },
    {
      key: "level",
      label: "Levels",
      phone: "hide",
      align: "end",
      render: (row) => row.maxLevel,
      sortValue: (row) => row.maxLevel,
    },
    {
      key: "category",
      label: "Category",
      phone: "hide",
      render: (row) => <span className="xl:whitespace-nowrap text-dim">{formatCategory(row)}</span>,
      sortValue: (row) => `${formatCategory(row)} ${row.name}`,
    },
  ];
}

/** Values of the highest level. On a phone, where the level column is hidden, the level comes first. */
function TopEffects({ row: { topEffects, maxLevel } }: { row: SkillRow }) {
  return (
    <span className={`${classes.most} max-md:text-14 flex flex-wrap gap-x-3.5 tabular-nums`}>
      <span className={`${classes.level} hidden text-dim`}>Level {maxLevel}</span>
      {topEffects.length > 0 ? (
        topEffects.map((phrase) => <span key={phrase}>{phrase}</span>)
      ) : (
        <span className="text-dim">No data</span>
      )}
    </span>
  );
}

function formatCategory({ kind, category }: SkillRow): string {
  if (kind === "set-bonus" || kind === "group") return skillKindLabels[kind];
  return `${skillCategoryLabels[category]}, ${kind === "armor" ? "equipment" : "weapon"}`;
}
