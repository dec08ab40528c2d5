import type { Firestore, Transaction } from "@/lib/firebase/admin.server";
import { parseChallengeBoardId } from "@/lib/leaderboards/challenge/challenge";
import { getChallengeRef } from "@/lib/leaderboards/run/read-run-document.server";
import type { RunDocument } from "@/lib/leaderboards/run/run-fields";
import { type BoardWork, writeBoard } from "./board-changes.server";
import type { BoardRecord, BoardRow } from "./board-fields";
import { toChallenge } from "./run-placement.server";

/**
 * Writes the hunters of a run anew wherever its boards name them: rows, history, the quest's record, and the winners of
 * a challenge. Boards on which the run is neither a row nor a record are left alone.
 *
 * @param row what the run is on its boards now
 */
export function writePlayers(
  transaction: Transaction,
  db: Firestore,
  boards: readonly BoardWork[],
  row: BoardRow,
  run: Pick<RunDocument, "quest" | "ruleset">,
  at: Date,
): void {
  for (const board of boards) {
    const isNamed =
      board.history.some(({ runId }) => runId === row.runId) ||
      board.chunks.some((chunk) => chunk.some(({ runId }) => runId === row.runId));
    if (!isNamed) continue;
    board.chunks = board.chunks.map((chunk) =>
      chunk.some(({ runId }) => runId === row.runId)
        ? chunk.map((each) => (each.runId === row.runId ? row : each))
        : chunk,
    );
    board.history = board.history.map(
      (record): BoardRecord => (record.runId === row.runId ? { ...record, players: row.players } : record),
    );
    writeBoard(transaction, db, board, at);
    const week = parseChallengeBoardId(board.id);
    if (week) transaction.set(getChallengeRef(db, week), toChallenge(run, board));
  }
}
