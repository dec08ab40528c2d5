import { Name } from "@/components/game/Name";
import { type Column, DataTable } from "@/components/list/DataTable";
import { QuestStars } from "@/components/wiki/quests/QuestStars";
import { QuestTargets } from "@/components/wiki/quests/QuestTargets";
import { questKindLabels } from "@/lib/catalog/world-labels";
import { getQuestPath } from "@/lib/site/wiki-paths";
import { formatNumber } from "@/lib/text/format";
import type { LocaleQuestRow } from "@/lib/wiki/locales/locale-types";

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
    render: ({ targets }) => <QuestTargets targets={targets} />,
  },
  { key: "kind", label: "Type", phone: "figure", render: ({ kind }) => questKindLabels[kind] },
  {
    key: "stars",
    label: "Stars",
    align: "end",
    phone: "figure",
    render: ({ stars }) => <QuestStars stars={stars} />,
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
      caption="Quests in this locale"
      columns={columns}
      rows={quests}
      rowKey={({ id }) => id}
      rowHref={({ id }) => getQuestPath(id)}
    />
  );
}
