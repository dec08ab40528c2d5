import { GameIcon } from "@/components/ui/GameIcon";
import { useLiveBoard } from "@/hooks/leaderboards/use-live-board";
import { weaponTypeLabels } from "@/lib/catalog/labels";
import { chooseOverlayRows } from "@/lib/leaderboards/choose-overlay-rows";
import { formatGap, formatPlayers } from "@/lib/leaderboards/format-board";
import type { OverlayPageData } from "@/lib/leaderboards/page-data";
import { formatRunTime } from "@/lib/leaderboards/run-time";
import classes from "./BoardOverlay.module.css";

/** The fastest runs of a board over a video. It follows the board by itself. */
export function BoardOverlay({ board, title, subtitle, count, run }: OverlayPageData) {
  const rows = chooseOverlayRows(useLiveBoard(board), count, run);
  return (
    <>
      <h1 className={classes.title}>
        {title} <span className={classes.subtitle}>{subtitle}</span>
      </h1>
      {rows.length === 0 ? (
        <p className={classes.title}>No verified runs yet</p>
      ) : (
        <ol className="grid gap-1">
          {rows.map(({ runId, place, timeCs, gapCs, players, weapon }) => (
            <li key={runId} className={classes.row} data-marked={runId === run || undefined}>
              <span className={classes.place}>{place}</span>
              <span className={classes.time}>{formatRunTime(timeCs)}</span>
              <GameIcon name={weapon} size={32} label={weaponTypeLabels[weapon]} className={classes.weapon} />
              <bdi className="flex-1 min-w-0 overflow-hidden text-ellipsis whitespace-nowrap">
                {formatPlayers(players)}
              </bdi>
              {gapCs > 0 && <span className={classes.gap}>{formatGap(gapCs)}</span>}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
