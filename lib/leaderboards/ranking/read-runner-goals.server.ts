import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { boardDocumentSchema } from "@/lib/leaderboards/board/board-fields";
import { refuseRun } from "@/lib/leaderboards/refusals";
import { getBoardRef } from "@/lib/leaderboards/run/read-run-document.server";
import type { RunnerGoals } from "@/lib/leaderboards/schema";
import { readRunner } from "./list-ranking.server";
import { countedBoards } from "./points";

/** The part of a board that is read: its latest record is its best time. */
const topSchema = boardDocumentSchema.pick({ history: true, runners: true });

/**
 * The boards that count towards a runner's score, 20 at most, each with its best time and size. Reads the runner and
 * those boards.
 *
 * @throws ApiError 404 for somebody without a verified run.
 */
export async function readRunnerGoals({ db }: Pick<Dependencies, "db">, uid: string): Promise<RunnerGoals> {
  const { trend, boards, name, ...runner } = await readRunner({ db }, uid);
  if (name === null) throw refuseRun("no-runner");
  const counted = boards.slice(0, countedBoards);
  const fieldMask = Object.keys(topSchema.shape);
  const refs = counted.map(({ boardId }) => getBoardRef(db, boardId));
  const tops = refs.length === 0 ? [] : await db.getAll(...refs, { fieldMask });
  return {
    ...runner,
    name,
    boards: counted.flatMap((board, index) => {
      const snapshot = tops[index];
      if (!snapshot?.exists) return [];
      const { history, runners } = topSchema.parse(snapshot.data());
      const bestCs = history.at(-1)?.timeCs;
      // Between two reads a board can lose its last run.
      return bestCs === undefined || runners === 0
        ? []
        : [{ ...board, bestCs: Math.min(bestCs, board.timeCs), runners }];
    }),
  };
}
