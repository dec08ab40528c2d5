import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { runTransaction } from "@/lib/api/run-transaction.server";
import { purgePage } from "@/lib/content/cache-page.server";
import type { Firestore } from "@/lib/firebase/admin.server";
import { listStandings, writeStanding } from "@/lib/leaderboards/ranking/runner-changes.server";
import { getBoardRef, getQuestsRef, getRunnerRef } from "@/lib/leaderboards/run/read-run-document.server";
import { writeLog } from "@/lib/observe/log.server";
import { describeThrown } from "@/lib/observe/scrub";
import { readBoards } from "./board-changes.server";

/** Rows whose runners get their points in one transaction: 400 people at most, below Firestore's 500 writes. */
const settleBatch = 100;
/** Batches that follow a decision before it is answered. */
const batchesPerDecision = 4;

/**
 * Spreads the points of a board over the runners of its next 100 rows, in one transaction, and moves the board's mark.
 * Safe to repeat and to run from several places at once.
 *
 * @returns whether there is more to do
 */
export function settleBoard({ db, now }: Dependencies, boardId: string): Promise<boolean> {
  const contended = [getQuestsRef(db), getBoardRef(db, boardId)];
  return runTransaction(db, contended, async (transaction) => {
    const [board] = await readBoards(transaction, db, [boardId]);
    const from = board?.stored?.unsettled ?? null;
    if (!board || from === null) return false;
    const rows = board.chunks.flat().slice(from, from + settleBatch);
    const names = new Map(
      rows.flatMap(({ players }) => players.flatMap(({ uid, name }) => (uid ? [[uid, name] as const] : []))),
    );
    const uids = [...names.keys()];
    const runners =
      uids.length > 0 ? await transaction.getAll(...uids.map((uid) => getRunnerRef(db, uid))) : [];
    const standings = listStandings(board.chunks, uids);
    const at = now();
    for (const runner of runners) {
      const standing = standings.get(runner.id) ?? null;
      writeStanding(transaction, runner, { boardId, standing, name: names.get(runner.id) ?? "", at });
    }
    const next = from + settleBatch;
    const total = board.chunks.reduce((sum, chunk) => sum + chunk.length, 0);
    transaction.update(board.ref, { unsettled: next < total ? next : null });
    return next < total;
  });
}

/**
 * Work after a decision: up to 400 rows of its board, then one batch of a board that an earlier decision left, for
 * instance because the server stopped. Never throws: the decision holds, its board is marked, and the decisions that
 * follow do what is left.
 *
 * @param boardId the board of the decision
 */
export async function settleAfterDecision(dependencies: Dependencies, boardId: string): Promise<void> {
  try {
    let hasMore = true;
    for (let batch = 0; hasMore && batch < batchesPerDecision; batch += 1) {
      hasMore = await settleBoard(dependencies, boardId);
    }
    const left = hasMore ? null : await findUnsettledBoard(dependencies.db);
    if (left !== null) await settleBoard(dependencies, left);
  } catch (error) {
    writeLog("warn", "points-not-spread", { error: describeThrown(error) });
  } finally {
    purgePage("ranking");
  }
}

/** A board whose points are still being spread; `null` where there is none. Reads one document. */
export async function findUnsettledBoard(db: Firestore): Promise<string | null> {
  const { docs } = await db.collection("boards").where("unsettled", ">=", 0).limit(1).get();
  return docs[0]?.id ?? null;
}
