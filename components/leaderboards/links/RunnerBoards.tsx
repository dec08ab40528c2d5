import { ButtonLink } from "@/components/ui/ButtonLink";
import { EmptyState } from "@/components/ui/EmptyState";
import { PageLink } from "@/components/ui/PageLink";
import type { BestPlaces } from "@/lib/leaderboards/board/best-places";
import { parseBoardId } from "@/lib/leaderboards/board/board-id";
import { getBoardPath, getRankingPath, getRunPath } from "@/lib/leaderboards/board/board-paths";
import { formatBoard } from "@/lib/leaderboards/board/format-board";
import { formatPlace } from "@/lib/leaderboards/board/placing";
import { formatRunTime } from "@/lib/leaderboards/run/run-time";
import { formatNumber } from "@/lib/text/format";

/** The boards on which a runner has the most points, on their profile. */
export function RunnerBoards({ uid, points, best, isOwn = false }: RunnerBoardsProps) {
  return (
    <section aria-labelledby="runs-title" className="my-7">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 mb-3">
        <h2 id="runs-title" className="text-20">
          Best runs
        </h2>
        {best.length > 0 && (
          <p className="text-14 leading-5 text-dim tabular-nums">
            <PageLink href={getRankingPath(uid)}>{formatNumber(Math.round(points))} points</PageLink>
          </p>
        )}
      </div>
      {best.length === 0 ? (
        <EmptyState
          title="No verified runs"
          action={isOwn && <ButtonLink href="/leaderboards/submit">Submit run</ButtonLink>}
        >
          {isOwn ? "Your best boards appear here." : "This hunter has no run on a leaderboard yet."}
        </EmptyState>
      ) : (
        <BoardList best={best} />
      )}
    </section>
  );
}

interface RunnerBoardsProps extends BestPlaces {
  uid: string;
  /** Whether it is one's own profile. */
  isOwn?: boolean;
}

function BoardList({ best }: Pick<BestPlaces, "best">) {
  return (
    <ol className="grid gap-2">
      {best.map(({ boardId, quest, runId, timeCs, points, place, runners }) => {
        const board = parseBoardId(boardId);
        return (
          <li
            key={boardId}
            className="flex flex-wrap items-center justify-between gap-x-4 py-2.5 px-4 border rounded-md bg-card text-14 leading-5"
          >
            <span className="min-w-0">
              <PageLink href={getBoardPath(boardId)} className="block font-semibold wrap-anywhere">
                {quest}
              </PageLink>
              {board && <span className="block text-13 text-dim">{formatBoard(board)}</span>}
            </span>
            <span className="flex flex-wrap items-baseline gap-x-4 tabular-nums">
              <PageLink href={getRunPath(runId)} className="text-17 leading-6 font-bold">
                {formatRunTime(timeCs)}
              </PageLink>
              {place !== null && runners !== null && (
                <span className="text-13">{formatPlace(place, runners)}</span>
              )}
              <span className="text-13 text-dim">{formatNumber(Math.round(points))} points</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
