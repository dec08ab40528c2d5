import { ButtonLink } from "@/components/ui/ButtonLink";
import { EmptyState } from "@/components/ui/EmptyState";
import { GameIcon } from "@/components/ui/GameIcon";
import { getBoardPath, getSubmitPath } from "@/lib/leaderboards/board-paths";
import { formatBoard, formatPlayers } from "@/lib/leaderboards/format-board";
import type { BoardPageData } from "@/lib/leaderboards/page-data";
import { RunTime } from "../parts/RunTime";

/** A board without runs: the way to the first one, and the time to beat on the board next to it. */
export function EmptyBoard({ page }: { page: BoardSubject }) {
  const { category, quest, ruleset, neighbor } = page;
  const open = { quest: quest.id, ruleset, weapon: "all", platform: "all", party: 1 } as const;
  return (
    <EmptyState
      title="No verified runs yet"
      icon={<GameIcon name="trophy" size={34} />}
      action={
        <ButtonLink href={getSubmitPath(category ?? open)} variant="filled">
          Submit the first run
        </ButtonLink>
      }
    >
      {neighbor ? (
        <p>
          Time to beat on <a href={getBoardPath(neighbor.id)}>{formatBoard(neighbor.category)}</a>:{" "}
          <RunTime timeCs={neighbor.record.timeCs} /> by <bdi>{formatPlayers(neighbor.record.players)}</bdi>.
        </p>
      ) : (
        <p>The first verified run sets the record.</p>
      )}
    </EmptyState>
  );
}

type BoardSubject = Pick<BoardPageData, "category" | "quest" | "ruleset" | "neighbor">;
