import dynamic from "next/dynamic";
import { useRef } from "react";
import { WeaponTypeName } from "@/components/leaderboards/parts/WeaponTypeName";
import { RecordTable } from "@/components/ui/RecordTable";
import { useSeen } from "@/hooks/ui/use-seen";
import { getRunPath } from "@/lib/leaderboards/board/board-paths";
import { formatGap } from "@/lib/leaderboards/board/format-board";
import type { ShownRecord } from "@/lib/leaderboards/page-data";
import { Day } from "../parts/Day";
import { Players } from "../parts/Players";
import { RunTime } from "../parts/RunTime";

const RecordChart = dynamic(() => import("./RecordChart").then((file) => file.RecordChart), { ssr: false });

const columns = ["Date", "Time", "Change", "Runner", "Weapon"];

interface RecordHistoryProps {
  /** First to latest. */
  records: readonly ShownRecord[];
  /** The UTC day on which the page was made. */
  today: string;
}

/** How the record of a board fell: as a table, and as a chart once it comes into view. */
export function RecordHistory({ records, today }: RecordHistoryProps) {
  const box = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(box);
  const rows = records.map((record, index) => {
    const before = records[index - 1];
    return {
      key: record.runId,
      cells: [
        <Day key="day" at={record.submittedAt} />,
        <a key="time" href={getRunPath(record.runId)}>
          <RunTime timeCs={record.timeCs} />
        </a>,
        <span key="gain" className="tabular-nums">
          {before ? formatGap(record.timeCs - before.timeCs) : "First run"}
        </span>,
        <Players key="runner" players={record.players} />,
        <WeaponTypeName key="weapon" weapon={record.weapon} />,
      ],
    };
  });
  return (
    <div ref={box} className="grid gap-5">
      {records.length > 1 && (
        <div className="min-h-55 md:min-h-70">
          {isSeen && <RecordChart records={records} today={today} />}
        </div>
      )}
      <RecordTable caption="Records, latest first" columns={columns} rows={rows.toReversed()} />
    </div>
  );
}
