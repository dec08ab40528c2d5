import { ButtonLink } from "@/components/ui/ButtonLink";
import { EmptyState } from "@/components/ui/EmptyState";
import { GameIcon } from "@/components/ui/GameIcon";
import type { BoardKey } from "@/lib/leaderboards/board/board-id";
import { getBoardPath, getSubmitPath } from "@/lib/leaderboards/board/board-paths";
import { formatBoard, formatPlayers } from "@/lib/leaderboards/board/format-board";
import type { BoardPageData } from "@/lib/leaderboards/page-data";
import { RunTime } from "../parts/RunTime";

/** A board without runs: the way to the first one, and the time to beat on the board next to it. */
export function EmptyBoard({ page: { neighbor, challenge }, entry }: EmptyBoardProps) {
  return (
    <EmptyState
      title="No verified runs yet"
      icon={<GameIcon name="trophy" size={34} />}
      action={
        entry && (
          <ButtonLink href={getSubmitPath(entry)} variant="filled">
            Submit the first run
          </ButtonLink>
        )
      }
    >
      {neighbor ? (
        <p>
          Time to beat on <a href={getBoardPath(neighbor.id)}>{formatBoard(neighbor.category)}</a>:{" "}
          <RunTime timeCs={neighbor.record.timeCs} /> by <bdi>{formatPlayers(neighbor.record.players)}</bdi>.
        </p>
      ) : (
        <p>
          {entry
            ? `The first verified run ${challenge ? "leads" : "opens this board and sets the record"}.`
            : "This challenge is over."}
        </p>
      )}
    </EmptyState>
  );
}

interface EmptyBoardProps {
  page: Pick<BoardPageData, "neighbor" | "challenge">;
  /** Initial values of the form; `null` where no more runs are taken. */
  entry: BoardKey | null;
}
