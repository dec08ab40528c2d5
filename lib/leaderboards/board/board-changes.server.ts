import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Transaction,
} from "@/lib/firebase/admin.server";
import {
  getBoardRef,
  getPartRef,
  getQuestsRef,
  getRunRef,
  readRun,
} from "@/lib/leaderboards/run/read-run-document.server";
import type { RunDocument } from "@/lib/leaderboards/run/run-fields";
import {
  type BoardDocument,
  type BoardRecord,
  type BoardRow,
  boardDocumentSchema,
  boardPartSchema,
} from "./board-fields";
import { isScored, parseBoardId } from "./board-id";
import { type Chunks, countBefore, dropEntrant, findRow, putRow } from "./board-state";
import { compareRows, listPlaces } from "./placing";
import { compareBySubmission, listRecords } from "./record-history";
import { hasTopChanged } from "./standing";

/** A board as a transaction has read it, and what becomes of it. */
export interface BoardWork {
  readonly id: string;
  readonly ref: DocumentReference;
  /** The stored board; `null` before the first run. */
  readonly stored: BoardDocument | null;
  readonly storedChunks: Chunks<BoardRow>;
  chunks: Chunks<BoardRow>;
  runs: number;
  history: readonly BoardRecord[];
}

const emptyChunks: Chunks<BoardRow> = [[]];

/** Reads boards with all their parts: one round trip, and another where a board has parts. */
export async function readBoards(
  transaction: Transaction,
  db: Firestore,
  ids: readonly string[],
): Promise<BoardWork[]> {
  const snapshots = await transaction.getAll(...ids.map((id) => getBoardRef(db, id)));
  return Promise.all(snapshots.map((snapshot) => readBoard(transaction, db, snapshot)));
}

async function readBoard(
  transaction: Transaction,
  db: Firestore,
  snapshot: DocumentSnapshot,
): Promise<BoardWork> {
  const { id, ref } = snapshot;
  if (!snapshot.exists) {
    return { id, ref, stored: null, storedChunks: emptyChunks, chunks: emptyChunks, runs: 0, history: [] };
  }
  const stored = boardDocumentSchema.parse(snapshot.data());
  const refs = stored.parts.map((_, index) => getPartRef(db, id, index + 1));
  const parts = refs.length > 0 ? await transaction.getAll(...refs) : [];
  const chunks = [stored.rows, ...parts.map((part) => boardPartSchema.parse(part.data()).rows)];
  return { id, ref, stored, storedChunks: chunks, chunks, runs: stored.runs, history: stored.history };
}

/** The row that a run is, or would be, on its boards. */
export function toRunRow(runId: string, run: RunDocument): BoardRow {
  const { entrant, timeCs, weapon, platform, video, build, provisional } = run;
  const players = run.players.map(({ uid, name }) => ({ uid, name }));
  return {
    ...{ runId, entrant, players, timeCs, weapon, platform, video, build },
    ...(provisional && { provisional: provisional.cause }),
    submittedAt: run.submittedAt.toDate().getTime(),
  };
}

function toRecord({ runId, players, timeCs, weapon, platform, submittedAt }: BoardRow): BoardRecord {
  return { runId, players, timeCs, weapon, platform, submittedAt };
}

/** Whether a time would be first on a board, alone or tied. */
export function wouldBeFirst({ chunks }: Pick<BoardWork, "chunks">, timeCs: number): boolean {
  const best = chunks[0]?.[0];
  return !best || timeCs <= best.timeCs;
}

/**
 * Adds a run that was verified to a board.
 *
 * @returns the entrant's run that is obsolete now: the one on the board so far, or the new one
 */
export function addRun(board: BoardWork, row: BoardRow): string | null {
  const held = findRow(board.chunks, row.entrant);
  board.runs += 1;
  board.history = listRecords([...board.history, toRecord(row)]);
  if (held && compareRows(held, row) <= 0) return row.runId;
  board.chunks = putRow(board.chunks, row);
  return held?.runId ?? null;
}

/** Puts a row where it stands already: time and hunters are the same. */
function updateRow(board: BoardWork, row: BoardRow): void {
  if (findRow(board.chunks, row.entrant)?.runId !== row.runId) return;
  board.chunks = board.chunks.map((rows) =>
    rows.some(({ runId }) => runId === row.runId)
      ? rows.map((each) => (each.runId === row.runId ? row : each))
      : rows,
  );
}

/** Writes a row anew on all its boards, as its run says more or less than before. */
export function rewriteRow(
  transaction: Transaction,
  db: Firestore,
  boards: readonly BoardWork[],
  row: BoardRow,
  at: Date,
): void {
  for (const board of boards) {
    updateRow(board, row);
    writeBoard(transaction, db, board, at);
  }
}

/** The documents to read before a run can be removed from a board. */
export interface Removal {
  /** The entrant's next best run, which takes the place back. */
  readonly next: BoardRow | null;
  /** Verified runs that were sent no earlier, for the history; empty where the run was no record. */
  readonly later: readonly BoardRecord[];
}

/**
 * Reads what takes the place of a run that leaves a board: two runs, and for a former record those sent after it.
 * The latter grows with the board, and happens when a record turns out to be false.
 */
export async function readRemoval(
  transaction: Transaction,
  db: Firestore,
  board: BoardWork,
  row: BoardRow,
): Promise<Removal> {
  const ofBoard = db
    .collection("runs")
    .where("boardIds", "array-contains", board.id)
    .where("status", "==", "verified");
  const isHeld = findRow(board.chunks, row.entrant)?.runId === row.runId;
  const wasRecord = board.history.some(({ runId }) => runId === row.runId);
  const [own, later] = await Promise.all([
    isHeld
      ? transaction.get(
          ofBoard.where("entrant", "==", row.entrant).orderBy("timeCs").orderBy("submittedAt").limit(2),
        )
      : null,
    wasRecord
      ? transaction.get(ofBoard.where("submittedAt", ">=", new Date(row.submittedAt)).orderBy("submittedAt"))
      : null,
  ]);
  const toRows = (snapshots: readonly DocumentSnapshot[] = []) =>
    snapshots.flatMap((snapshot) => {
      const run = readRun(snapshot);
      return run && snapshot.id !== row.runId ? [toRunRow(snapshot.id, run)] : [];
    });
  return { next: toRows(own?.docs)[0] ?? null, later: toRows(later?.docs).map(toRecord) };
}

/** Takes a run off a board. What it had pushed aside is there again. */
export function removeRun(board: BoardWork, row: BoardRow, { next, later }: Removal): void {
  board.runs -= 1;
  const at = board.history.findIndex(({ runId }) => runId === row.runId);
  if (at >= 0) {
    const before = board.history.slice(0, at);
    const after = later.filter((run) => compareBySubmission(run, row) > 0);
    board.history = [...before, ...listRecords(after, before.at(-1))];
  }
  if (findRow(board.chunks, row.entrant)?.runId !== row.runId) return;
  board.chunks = next ? putRow(board.chunks, next) : dropEntrant(board.chunks, row.entrant);
}

/** Writes what became of a board: its document, and the parts that changed. */
export function writeBoard(transaction: Transaction, db: Firestore, board: BoardWork, at: Date): void {
  const { id, ref, stored, storedChunks, chunks } = board;
  const [rows = [], ...rest] = chunks;
  const document: Omit<BoardDocument, "updatedAt"> = {
    rows: [...rows],
    parts: rest.map((part, index) => ({ size: part.length, faster: countBefore(chunks, index + 1).faster })),
    runners: countRows(chunks),
    runs: board.runs,
    history: [...board.history],
    unsettled: getUnsettled(board),
  };
  transaction.set(ref, { ...document, updatedAt: at });
  rest.forEach((part, index) => {
    if (part !== storedChunks[index + 1]) transaction.set(getPartRef(db, id, index + 1), { rows: [...part] });
  });
  const gone = (stored?.parts.length ?? 0) - rest.length;
  for (let index = 0; index < gone; index += 1)
    transaction.delete(getPartRef(db, id, rest.length + index + 1));
  writeQuestRecord(transaction, db, board);
}

/**
 * From which row on points must be spread anew. A row that came or went while they are being spread moves the others,
 * so that it begins again.
 */
function getUnsettled({ id, stored, storedChunks, chunks }: BoardWork): number | null {
  const key = parseBoardId(id);
  if (!key || !isScored(key)) return null;
  if (storedChunks === chunks) return stored?.unsettled ?? null;
  const isPending = stored !== null && stored.unsettled !== null;
  const changed = hasTopChanged(getTop(storedChunks), getTop(chunks));
  const [before, after] = [countRows(storedChunks), countRows(chunks)];
  // The only row is the run's own, whose points the decision writes, unless another one just left.
  const isShared = after > 1 || (after === 1 && before > 1);
  return isShared && (changed || isPending) ? 0 : null;
}

/** Rows of a board in all its chunks. */
export function countRows(chunks: Chunks<BoardRow>): number {
  return chunks.reduce((sum, chunk) => sum + chunk.length, 0);
}

/** The figures that points on a board depend on; `null` for an empty one. */
export function getTop(chunks: Chunks<BoardRow>): { bestCs: number; runners: number } | null {
  const best = chunks[0]?.[0];
  return best ? { bestCs: best.timeCs, runners: countRows(chunks) } : null;
}

/** Rows on places 1 to 3. */
export function listWinners(chunks: Chunks<BoardRow>): BoardRecord[] {
  const rows = chunks[0] ?? [];
  const places = listPlaces(rows);
  return rows.filter((_, index) => (places[index] ?? 4) <= 3).map(toRecord);
}

/** The list of quests shows the first of the view that joins the solo boards of a quest and ruleset, and of each weapon's. */
function writeQuestRecord(transaction: Transaction, db: Firestore, { id, chunks }: BoardWork): void {
  const key = parseBoardId(id);
  if (key?.platform !== "all" || key.party !== 1) return;
  const best = chunks[0]?.[0];
  const records = { [key.ruleset]: best ? toRecord(best) : FieldValue.delete() };
  transaction.set(getQuestsRef(db, key.weapon), { quests: { [key.quest]: { records } } }, { merge: true });
}

/** Marks whether a run is its entrant's row, where that changed. */
export function writeIsBest(transaction: Transaction, db: Firestore, runId: string, isBest: boolean): void {
  transaction.update(getRunRef(db, runId), { isBest });
}
