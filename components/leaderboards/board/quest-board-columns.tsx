import { Skeleton } from "@mantine/core";
import { createNameColumn } from "@/components/game/columns";
import { Emblem } from "@/components/game/Emblem";
import { getMonsterEmblem } from "@/components/game/get-emblem";
import { Players } from "@/components/leaderboards/parts/Players";
import { RunTime } from "@/components/leaderboards/parts/RunTime";
import { WeaponTypeName } from "@/components/leaderboards/parts/WeaponTypeName";
import type { Column } from "@/components/list/DataTable";
import { questKindLabels } from "@/lib/catalog/world-labels";
import { getRunPath } from "@/lib/leaderboards/board/board-paths";
import { formatNumber } from "@/lib/text/format";
import type { QuestBoardEntry } from "./quest-board-filters";

const none = (
  <span data-none="" className="text-dim">
    –
  </span>
);

/** In place of a record: its shape until it is there, a dash where there is none. */
const renderLack = ({ isLoading }: QuestBoardEntry, width: number) =>
  isLoading ? <Skeleton display="inline-block" width={width} /> : none;

/** Columns of the list of boards. */
export const questBoardColumns: readonly Column<QuestBoardEntry>[] = [
  {
    ...createNameColumn("quests", "Quest"),
    icon: ({ targets }) => targets[0] && <Emblem name={getMonsterEmblem(targets[0].id)} />,
  },
  {
    key: "time",
    label: "Record",
    card: "",
    align: "end",
    phone: "main",
    render: (entry) =>
      entry.record ? (
        <a href={getRunPath(entry.record.runId)}>
          <RunTime timeCs={entry.record.timeCs} className="text-17 leading-6" />
        </a>
      ) : (
        renderLack(entry, 64)
      ),
    sortValue: ({ record }) => record?.timeCs ?? null,
    firstDirection: "asc",
  },
  {
    key: "runner",
    label: "Runner",
    card: "",
    phone: "figure",
    render: (entry) => (entry.record ? <Players players={entry.record.players} /> : renderLack(entry, 120)),
  },
  {
    key: "weapon",
    label: "Weapon",
    card: "",
    phone: "figure",
    render: (entry) =>
      entry.record ? <WeaponTypeName weapon={entry.record.weapon} /> : renderLack(entry, 90),
  },
  {
    key: "stars",
    label: "Stars",
    card: "",
    align: "end",
    phone: "figure",
    render: ({ stars }) => <span className="whitespace-nowrap">{stars}★</span>,
    sortValue: ({ stars }) => stars,
    firstDirection: "asc",
  },
  {
    key: "kind",
    label: "Type",
    phone: "hide",
    render: ({ kind }) => questKindLabels[kind],
    sortValue: ({ kind }) => questKindLabels[kind],
  },
  {
    key: "runs",
    label: "Runs",
    align: "end",
    phone: "figure",
    render: ({ runs }) => formatNumber(runs),
    sortValue: ({ runs }) => runs,
  },
];
