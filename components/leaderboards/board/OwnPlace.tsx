import { useCurrentUser } from "@/hooks/account/use-auth";
import { useOwnPlace } from "@/hooks/leaderboards/use-own-place";
import { getRunPath } from "@/lib/leaderboards/board/board-paths";
import { formatGap } from "@/lib/leaderboards/board/format-board";
import { formatPlace } from "@/lib/leaderboards/board/placing";
import type { BoardPageData } from "@/lib/leaderboards/page-data";
import { RunTime } from "../parts/RunTime";

/** The rank of whoever is signed in; nothing for others, and for who has no run on the board. */
export function OwnPlace({ id, board }: Pick<BoardPageData, "id" | "board">) {
  const user = useCurrentUser();
  const own = useOwnPlace(user?.uid ?? null, id, board);
  if (!own) return null;
  return (
    <p className="mb-2 text-15 leading-6">
      <strong className="font-semibold">Your rank: {formatPlace(own.place, own.runners)}</strong>
      {", "}
      <a href={getRunPath(own.runId)}>
        <RunTime timeCs={own.timeCs} />
      </a>
      {own.gapCs > 0 && `, ${formatGap(own.gapCs)} behind the record`}
    </p>
  );
}
