import { GameIcon } from "@/components/ui/GameIcon";
import { fetchBoard } from "@/hooks/leaderboards/fetch-board";
import { useRefreshed } from "@/hooks/ui/use-refreshed";
import { weaponTypeLabels } from "@/lib/catalog/labels";
import { chooseOverlayRows } from "@/lib/leaderboards/board/choose-overlay-rows";
import { formatGap, formatPlayers } from "@/lib/leaderboards/board/format-board";
import type { OverlayPageData } from "@/lib/leaderboards/page-data";
import { formatRunTime } from "@/lib/leaderboards/run/run-time";
import classes from "@/styles/overlay.module.css";

/** The fastest runs of a board over a video. It follows the board by itself. */
export function BoardOverlay({ board, title, subtitle, count, run }: OverlayPageData) {
  const rows = chooseOverlayRows(useLiveBoard(board), count, run);
  return (
    <>
      <h1 className={`${classes.plate} ${classes.small} w-fit mb-1.5 font-bold`}>
        {title} <span className={`${classes.small} ${classes.dim} font-normal`}>{subtitle}</span>
      </h1>
      {rows.length === 0 ? (
        <p className={`${classes.plate} ${classes.small} w-fit font-bold`}>No verified runs yet</p>
      ) : (
        <ol className="grid gap-1">
          {rows.map(({ runId, place, timeCs, gapCs, players, weapon }) => (
            <li
              key={runId}
              className={`${classes.plate} ${classes.row}`}
              data-marked={runId === run || undefined}
            >
              <span className={`${classes.place} ${classes.dim} text-end`}>{place}</span>
              <span className={`${classes.large} whitespace-nowrap`}>{formatRunTime(timeCs)}</span>
              <GameIcon
                name={weapon}
                size={32}
                label={weaponTypeLabels[weapon]}
                className={`${classes.icon} ${classes.dim}`}
              />
              <bdi className="flex-1 truncate min-w-0">{formatPlayers(players)}</bdi>
              {gapCs > 0 && (
                <span className={`${classes.gap} ${classes.small} ${classes.dim} whitespace-nowrap`}>
                  {formatGap(gapCs)}
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

/** The rows of a board, followed while the page is open. @param board as the server sent it with the page */
function useLiveBoard({ id, rows }: OverlayPageData["board"]): OverlayPageData["board"]["rows"] {
  return useRefreshed(rows, id, async () => (await fetchBoard(id)).rows);
}
