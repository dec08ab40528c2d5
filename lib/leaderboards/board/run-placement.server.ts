import { FieldValue, type Firestore, type Transaction } from "@/lib/firebase/admin.server";
import { parseChallengeBoardId } from "@/lib/leaderboards/challenge/challenge";
import {
  listStandings,
  type RunnerWork,
  readRunners,
  writeStanding,
} from "@/lib/leaderboards/ranking/runner-changes.server";
import { getChallengeRef, getQuestsRef } from "@/lib/leaderboards/run/read-run-document.server";
import type { RunDocument } from "@/lib/leaderboards/run/run-fields";
import { grantBadges } from "@/lib/profiles/grant-badges.server";
import { readUser } from "@/lib/users/read-user-document.server";
import {
  addRun,
  type BoardWork,
  listWinners,
  type Removal,
  readBoards,
  readRemoval,
  removeRun,
  toRunRow,
  wouldBeFirst,
  writeBoard,
  writeIsBest,
} from "./board-changes.server";
import type { BoardRow, ChallengeDocument } from "./board-fields";
import { findRow } from "./board-state";

/** All that a transaction reads before a run can be added to its boards or removed. */
export interface Placement {
  readonly row: BoardRow;
  readonly run: RunDocument;
  readonly runners: readonly RunnerWork[];
  /** The run's own board first. */
  readonly boards: readonly BoardWork[];
  /** In the order of the boards; empty for a run that is added. */
  readonly removals: readonly Removal[];
}

/** Reads it: the boards (five at most), the players' scores and profiles, and what a removal needs. */
export async function readPlacement(
  transaction: Transaction,
  db: Firestore,
  runId: string,
  run: RunDocument,
): Promise<Placement> {
  const row = toRunRow(runId, run);
  const uids = run.players.flatMap(({ uid }) => (uid === null ? [] : [uid]));
  const [boards, runners] = await Promise.all([
    readBoards(transaction, db, run.boardIds),
    readRunners(transaction, db, uids),
  ]);
  const removals =
    run.status === "verified"
      ? await Promise.all(boards.map((board) => readRemoval(transaction, db, board, row)))
      : [];
  return { row, run, runners, boards, removals };
}

/**
 * Puts a run that was just verified on all its boards, with the points of its players.
 *
 * @returns whether the run is its entrant's best on its board
 */
export function placeRun(transaction: Transaction, db: Firestore, placement: Placement, at: Date): boolean {
  const { row, boards, run } = placement;
  const [obsolete] = boards.map((board) => addRun(board, row));
  if (obsolete && obsolete !== row.runId) writeIsBest(transaction, db, obsolete, false);
  writePlacement(transaction, db, placement, 1, at);
  return run.boardId === boards[0]?.id && obsolete !== row.runId;
}

/** Takes a verified run off all its boards. Whatever it had pushed aside is there again, points included. */
export function displaceRun(transaction: Transaction, db: Firestore, placement: Placement, at: Date): void {
  const { row, boards, removals } = placement;
  boards.forEach((board, index) => {
    const removal = removals[index];
    if (!removal) throw new Error(`The removal from ${board.id} was not read.`);
    removeRun(board, row, removal);
  });
  const own = boards[0] && findRow(boards[0].chunks, row.entrant);
  const held = boards[0] && findRow(boards[0].storedChunks, row.entrant);
  if (own && own.runId !== held?.runId) writeIsBest(transaction, db, own.runId, true);
  writePlacement(transaction, db, placement, -1, at);
}

function writePlacement(
  transaction: Transaction,
  db: Firestore,
  { boards, runners, run }: Placement,
  by: 1 | -1,
  at: Date,
): void {
  const runs = FieldValue.increment(by);
  transaction.set(getQuestsRef(db), { quests: { [run.quest]: { runs } } }, { merge: true });
  for (const board of boards) {
    writeBoard(transaction, db, board, at);
    const week = parseChallengeBoardId(board.id);
    if (week) transaction.set(getChallengeRef(db, week), toChallenge(run, board));
  }
  const [own] = boards;
  if (!own) return;
  // Only what was there before tells whether the run came first.
  const isRecord = by === 1 && wouldBeFirst({ chunks: own.storedChunks }, run.timeCs);
  const standings = listStandings(
    own.chunks,
    runners.map(({ uid }) => uid),
  );
  for (const { uid, runner, user } of runners) {
    const standing = standings.get(uid) ?? null;
    const profile = readUser(user);
    const name = profile?.displayName ?? run.players.find((player) => player.uid === uid)?.name ?? "";
    writeStanding(transaction, runner, {
      boardId: own.id,
      standing,
      name,
      icon: profile?.icon ?? null,
      at,
    });
    grantBadges(transaction, user, { runs: by, ...(isRecord ? { records: 1 } : {}) }, at);
  }
}

/** A challenge as it is archived. */
export function toChallenge(
  { quest, ruleset }: Pick<RunDocument, "quest" | "ruleset">,
  { id, chunks }: Pick<BoardWork, "id" | "chunks">,
): ChallengeDocument {
  return { quest, ruleset, boardId: id, winners: listWinners(chunks) };
}
