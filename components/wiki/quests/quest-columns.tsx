import { createNameColumn } from "@/components/game/columns";
import { EntityLink } from "@/components/game/EntityLink";
import type { Column } from "@/components/list/DataTable";
import { questKindLabels, questObjectiveLabels } from "@/lib/catalog/world-labels";
import { formatNumber } from "@/lib/text/format";
import type { QuestRow } from "@/lib/wiki/quests/quest-types";
import { starsColumn } from "./QuestStars";
import { QuestTargets } from "./QuestTargets";

/** Columns of every table of quests. */
export const questColumns: readonly Column<QuestRow>[] = [
  createNameColumn("quests", "Quest"),
  {
    key: "targets",
    label: "Targets",
    phone: "main",
    render: ({ targets }) => <QuestTargets targets={targets} />,
    sortValue: ({ targets }) => targets[0]?.name ?? null,
  },
  starsColumn,
  {
    key: "kind",
    label: "Type",
    card: "",
    phone: "figure",
    render: ({ kind, isFromCommunity }) => (
      <>
        {questKindLabels[kind]}
        {isFromCommunity && <small> (player-reported)</small>}
      </>
    ),
    sortValue: ({ kind }) => questKindLabels[kind],
  },
  {
    key: "objective",
    label: "Objective",
    phone: "hide",
    render: ({ objective }) => questObjectiveLabels[objective],
    sortValue: ({ objective }) => questObjectiveLabels[objective],
  },
  {
    key: "locale",
    label: "Locale",
    phone: "figure",
    render: ({ locale }) => <EntityLink entity="locales" id={locale.id} name={locale.name} />,
    sortValue: ({ locale }) => locale.name,
  },
  {
    key: "rank",
    label: "Hunter rank",
    short: "HR",
    card: "HR",
    align: "end",
    phone: "figure",
    render: ({ hunterRank }) => formatNumber(hunterRank),
    sortValue: ({ hunterRank }) => hunterRank,
    firstDirection: "asc",
  },
  {
    key: "limit",
    label: "Time limit",
    short: "Limit",
    align: "end",
    phone: "hide",
    render: ({ minutes }) => `${formatNumber(minutes)} min`,
    sortValue: ({ minutes }) => minutes,
    firstDirection: "asc",
  },
];
