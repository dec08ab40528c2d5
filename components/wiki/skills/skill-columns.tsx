import { createNameColumn } from "@/components/game/columns";
import type { Column } from "@/components/list/DataTable";
import { skillCategoryLabels, skillKindLabels } from "@/lib/catalog/skill-labels";
import type { SkillRow } from "@/lib/wiki/skills/skill-types";
import classes from "./SkillList.module.css";

/** The first sentence of a description; during a search all of it, because the match may be further down. */
export const skillColumns = createColumns((row) => row.lead);
export const skillColumnsInFull = createColumns((row) => `${row.lead} ${row.rest}`.trim(), true);

function createColumns(describe: (row: SkillRow) => string, isWhole?: true): readonly Column<SkillRow>[] {
  return [
    createNameColumn("skills", "Skill"),
    {
      key: "text",
      label: "What it does",
      phone: "words",
      render: (row) => (
        <span className={`${classes.text} block text-dim`} data-whole={isWhole && ""}>
          {describe(row)}
        </span>
      ),
    },
    {
      key: "most",
      label: "At max level",
      phone: "words",
      render: ({ topEffects }) => <TopEffects effects={topEffects} />,
      text: ({ topEffects }) => topEffects.join(" "),
    },
    {
      key: "level",
      label: "Levels",
      phone: "figure",
      align: "end",
      render: (row) => row.maxLevel,
      sortValue: (row) => row.maxLevel,
    },
    {
      key: "category",
      label: "Category",
      phone: "figure",
      render: (row) => <span className="xl:whitespace-nowrap text-dim">{formatCategory(row)}</span>,
      sortValue: (row) => `${formatCategory(row)} ${row.name}`,
    },
  ];
}

/** Values of the highest level. */
function TopEffects({ effects }: { effects: SkillRow["topEffects"] }) {
  if (effects.length === 0) return <span className="text-dim">No data</span>;
  return (
    <span className={`${classes.most} tabular-nums`}>
      {effects.map((phrase) => (
        <span key={phrase}>{phrase}</span>
      ))}
    </span>
  );
}

function formatCategory({ kind, category }: SkillRow): string {
  if (kind === "set-bonus" || kind === "group") return skillKindLabels[kind];
  return `${skillCategoryLabels[category]}, ${kind === "armor" ? "equipment" : "weapon"}`;
}
