import { formatGap } from "@/lib/leaderboards/board/format-board";
import { formatRunTime } from "@/lib/leaderboards/run/run-time";

/** A clear time. */
export function RunTime({ timeCs, className = "" }: { timeCs: number; className?: string }) {
  return (
    <span className={`tabular-nums whitespace-nowrap font-bold ${className}`}>{formatRunTime(timeCs)}</span>
  );
}

/** How far a run is behind another; nothing for the fastest. */
export function RunGap({ gapCs }: { gapCs: number }) {
  if (gapCs === 0) return null;
  return <span className="text-13 text-dim tabular-nums whitespace-nowrap">{formatGap(gapCs)}</span>;
}
