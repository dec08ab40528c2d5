import { createNameColumn } from "@/components/game/columns";
import { Emblem } from "@/components/game/Emblem";
import { getMonsterEmblem } from "@/components/game/get-emblem";
import { Players } from "@/components/leaderboards/parts/Players";
import { RunTime } from "@/components/leaderboards/parts/RunTime";
import { WeaponTypeName } from "@/components/leaderboards/parts/WeaponTypeName";
import type { Column } from "@/components/list/DataTable";
import { questKindLabels } from "@/lib/catalog/labels";
import { getRunPath } from "@/lib/leaderboards/board/board-paths";
import { formatNumber } from "@/lib/text/format";
import type { QuestBoardEntry } from "./quest-board-filters";

const none = (
  <span data-none="" className="text-dim">
    –
  </span>
);

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
    render: ({ record }) =>
      record ? (
        <a href={getRunPath(record.runId)}>
          <RunTime timeCs={record.timeCs} className="text-17 leading-6" />
        </a>
      ) : (
        none
      ),
    sortValue: ({ record }) => record?.timeCs ?? null,
    firstDirection: "asc",
  },
  {
    key: "runner",
    label: "Runner",
    card: "",
    phone: "figure",
    render: ({ record }) => (record ? <Players players={record.players} /> : none),
  },
  {
    key: "weapon",
    label: "Weapon",
    card: "",
    phone: "figure",
    render: ({ record }) => (record ? <WeaponTypeName weapon={record.weapon} /> : none),
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
