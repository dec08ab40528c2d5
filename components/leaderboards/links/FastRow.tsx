import type { ReactNode } from "react";
import { GameIcon } from "@/components/ui/GameIcon";
import type { WeaponType } from "@/lib/catalog/codes";
import { weaponTypeLabels } from "@/lib/catalog/labels";
import { getRunPath } from "@/lib/leaderboards/board/board-paths";
import { formatRunTime } from "@/lib/leaderboards/run/run-time";

interface FastRowProps {
  runId: string;
  timeCs: number;
  weapon: WeaponType;
  /** Who ran it, or where. */
  name: ReactNode;
  /** Small, under the name. */
  note: ReactNode;
  action?: ReactNode;
}

/** One run in little space: weapon, who or where, and the time, which leads to the run. */
export function FastRow({ runId, timeCs, weapon, name, note, action }: FastRowProps) {
  return (
    <li className="grid-cols-[28px_minmax(0,1fr)_auto_auto] min-h-13 max-md:grid-cols-[28px_minmax(0,1fr)_auto] not-first:border-t grid items-center gap-x-3 gap-y-1 py-1.5 text-14 leading-5">
      <GameIcon name={weapon} size={24} label={weaponTypeLabels[weapon]} className="text-dim" />
      <span className="min-w-0">
        <span className="block font-semibold wrap-anywhere">{name}</span>
        <span className="block text-13 leading-4.5 text-dim">{note}</span>
      </span>
      <a href={getRunPath(runId)} className="text-17 leading-6 font-bold tabular-nums">
        {formatRunTime(timeCs)}
      </a>
      {action && <span className="max-md:col-[2/-1]">{action}</span>}
    </li>
  );
}
