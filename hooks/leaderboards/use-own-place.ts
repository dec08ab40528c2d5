import { useFetched } from "@/hooks/ui/use-fetched";
import { callPublic } from "@/lib/http/make-call";
import { leaderboardCalls } from "@/lib/leaderboards/api";
import type { BoardPageData } from "@/lib/leaderboards/page-data";

interface PlaceOnBoard {
  readonly runId: string;
  readonly timeCs: number;
  readonly place: number;
  readonly runners: number;
  /** Centiseconds behind the record. */
  readonly gapCs: number;
}

/**
 * A person's rank on a board: from its rows where it is among them, else, on a board with further parts, from the run
 * that counts there.
 *
 * @param uid `null` for a visitor
 * @returns `null` until it is known, and for who has no run there
 */
export function useOwnPlace(
  uid: string | null,
  id: string,
  board: BoardPageData["board"],
): PlaceOnBoard | null {
  const row =
    uid === null ? undefined : board.rows.find(({ players }) => players.some((each) => each.uid === uid));
  const isElsewhere = uid !== null && !row && board.parts > 1;
  const { data } = useFetched(isElsewhere ? ["own-place", uid, id] : null, () => readPlace(uid ?? "", id));
  if (!row) return isElsewhere ? (data ?? null) : null;
  const { runId, timeCs, place, gapCs } = row;
  return { runId, timeCs, place, gapCs, runners: board.runners };
}

async function readPlace(uid: string, id: string): Promise<PlaceOnBoard | null> {
  const { boards } = await callPublic(leaderboardCalls.readGoals, { query: { uid } });
  const held = boards.find(({ boardId }) => boardId === id);
  if (!held) return null;
  const { standing } = await callPublic(leaderboardCalls.read, { query: { id: held.runId } });
  if (!standing) return null;
  const { place, runners, recordCs } = standing;
  return { runId: held.runId, timeCs: held.timeCs, place, runners, gapCs: held.timeCs - recordCs };
}
