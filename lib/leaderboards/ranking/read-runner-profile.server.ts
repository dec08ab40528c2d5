import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { readPlace } from "@/lib/leaderboards/board/read-place.server";
import type { RunnerProfileResponse } from "@/lib/leaderboards/schema";
import { readRunner } from "./list-ranking.server";

/** Boards of which the place is told: those on which the runner has the most points. */
const shownBoards = 5;

/**
 * A runner's points, board by board, with the place on the five boards that give the most. Reads the runner and those
 * boards.
 */
export async function readRunnerProfile(
  dependencies: Pick<Dependencies, "db">,
  uid: string,
): Promise<RunnerProfileResponse> {
  const runner = await readRunner(dependencies, uid);
  const best = await Promise.all(
    runner.boards.slice(0, shownBoards).map(async (board) => {
      const standing = await readPlace(dependencies, board.boardId, board.timeCs);
      return { ...board, place: standing?.place ?? null, runners: standing?.runners ?? null };
    }),
  );
  return { ...runner, best };
}
