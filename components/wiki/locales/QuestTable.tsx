import { type Column, DataTable } from "@/components/wiki/kit/DataTable";
import { Name } from "@/components/wiki/kit/Name";
import { questKindWords } from "@/lib/catalog/vocabulary";
import { formatNumber } from "@/lib/wiki/format";
import type { LocaleQuestRow, QuestTarget } from "@/lib/wiki/locales/types";
import { targetPrefix } from "@/lib/wiki/locales/words";
import { questPath } from "@/lib/wiki/paths";
import classes from "./QuestTable.module.css";

const columns: readonly Column<LocaleQuestRow>[] = [
  {
    key: "name",
    label: "Quest",
    phone: "title",
    render: ({ id, name }) => (
      <Name entity="quests" id={id}>
        {name}
      </Name>
    ),
  },
  {
    key: "targets",
    label: "Targets",
    phone: "main",
    render: ({ targets }) => <Targets targets={targets} />,
  },
  { key: "kind", label: "Kind", phone: "figure", render: ({ kind }) => questKindWords[kind] },
  {
    key: "stars",
    label: "Stars",
    align: "end",
    phone: "figure",
    render: ({ stars }) => `${formatNumber(stars, 0)}★`,
  },
  {
    key: "minutes",
    label: "Time limit",
    align: "end",
    phone: "figure",
    render: ({ minutes }) => `${formatNumber(minutes, 0)} min`,
  },
];

/** Quests that take place in a locale, easiest first. */
export function QuestTable({ quests }: { quests: readonly LocaleQuestRow[] }) {
  return (
    <DataTable
      caption="Quests that take place here"
      columns={columns}
      rows={quests}
      rowKey={({ id }) => id}
      rowHref={({ id }) => questPath(id)}
    />
  );
}

function Targets({ targets }: { targets: readonly QuestTarget[] }) {
  return (
    <ul className={classes.targets}>
      {targets.map((target) => (
        <li key={`${target.id}-${target.variant}`}>
          {targetPrefix(target)}
          <Name entity="monsters" id={target.id}>
            {target.name}
          </Name>
        </li>
      ))}
    </ul>
  );
}
