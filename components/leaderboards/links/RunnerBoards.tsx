import { Button } from "@/components/ui/Button";
import { EmptyState } from "@/components/ui/EmptyState";
import { ErrorState } from "@/components/ui/ErrorState";
import { PageLink } from "@/components/ui/PageLink";
import { Skeleton } from "@/components/ui/Skeleton";
import { useQuestNames } from "@/hooks/leaderboards/use-quest-names";
import { useRunner } from "@/hooks/leaderboards/use-runner";
import { parseBoardId } from "@/lib/leaderboards/board-id";
import { getBoardPath, getRankingPath, getRunPath } from "@/lib/leaderboards/board-paths";
import { formatBoard } from "@/lib/leaderboards/format-board";
import { formatPlace } from "@/lib/leaderboards/placing";
import { formatRunTime } from "@/lib/leaderboards/run-time";
import type { RunnerProfileResponse } from "@/lib/leaderboards/schema";
import { formatNumber } from "@/lib/text/format";

/** A runner's places on the boards that give the most points, on their profile. */
export function RunnerBoards({ uid }: { uid: string }) {
  const { runner, problem, retry } = useRunner(uid);
  return (
    <section aria-labelledby="runs-title" className="my-7">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 mb-3">
        <h2 id="runs-title" className="text-20">
          Best runs
        </h2>
        {runner && (
          <p className="text-14 leading-5 text-dim tabular-nums">
            <PageLink href={getRankingPath(uid)}>{formatNumber(Math.round(runner.points))} points</PageLink>
          </p>
        )}
      </div>
      {problem ? (
        <ErrorState title="The runs could not be loaded" action={<Button onClick={retry}>Try again</Button>}>
          {problem}
        </ErrorState>
      ) : runner === undefined ? (
        <Skeleton height={120} />
      ) : runner === null ? (
        <EmptyState title="No verified runs">This hunter has no run on a leaderboard yet.</EmptyState>
      ) : (
        <BoardList boards={runner.best} />
      )}
    </section>
  );
}

function BoardList({ boards }: { boards: RunnerProfileResponse["best"] }) {
  const getQuestName = useQuestNames();
  return (
    <ol className="grid gap-2">
      {boards.map(({ boardId, runId, timeCs, points, place, runners }) => {
        const board = parseBoardId(boardId);
        return (
          <li
            key={boardId}
            className="flex flex-wrap items-center justify-between gap-x-4 py-2.5 px-4 border rounded-md bg-card text-14 leading-5"
          >
            <span className="min-w-0">
              <PageLink href={getBoardPath(boardId)} className="block font-semibold wrap-anywhere">
                {board ? getQuestName(board.quest) : boardId}
              </PageLink>
              {board && <span className="block text-13 text-dim">{formatBoard(board)}</span>}
              {place !== null && runners !== null && (
                <span className="block text-13 font-semibold">{formatPlace(place, runners)}</span>
              )}
            </span>
            <span className="flex items-baseline gap-4 tabular-nums">
              <PageLink href={getRunPath(runId)} className="text-17 leading-6 font-bold">
                {formatRunTime(timeCs)}
              </PageLink>
              <span className="text-13 text-dim">{formatNumber(Math.round(points))} points</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
