import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { readPageData } from "@/lib/content/cache-page.server";
import type { Firestore } from "@/lib/firebase/admin.server";
import { refuseRun } from "@/lib/leaderboards/refusals";
import { readPresentNames } from "@/lib/leaderboards/run/player-names.server";
import { getBoardRef, getPartRef, readRun } from "@/lib/leaderboards/run/read-run-document.server";
import { type BoardResponse, boardAsOfResponseSchema } from "@/lib/leaderboards/schema";
import { toRunRow } from "./board-changes.server";
import {
  type BoardDocument,
  type BoardRecord,
  type BoardRow,
  boardDocumentSchema,
  boardPartSchema,
} from "./board-fields";
import { listPlaces } from "./placing";
import { listBoardAsOf } from "./record-history";

/** Runs that are looked at for a board of an earlier day. */
const maxRunsAsOf = 200;

/** The query of `GET …/boards/{id}`. */
interface BoardQuery {
  readonly id: string;
  readonly part?: number | undefined;
}

/**
 * A board, or a view of several: one document, made once for all requests of a second. Further chunks of a board
 * with more than 400 rows take one more.
 *
 * @throws ApiError 404 for a chunk that the board does not have. A board without runs is empty, not missing.
 */
export async function readBoardPage(
  { db }: Pick<Dependencies, "db">,
  { id, part = 0 }: BoardQuery,
): Promise<BoardResponse> {
  const board = await readBoardDocument(db, id);
  const head = board ?? emptyBoard;
  const info = head.parts[part - 1];
  if (part > 0 && !info) throw refuseRun("no-part");
  const rows = info ? await readPart(db, id, part) : head.rows;
  const before =
    part === 0 ? 0 : head.rows.length + sum(head.parts.slice(0, part - 1).map(({ size }) => size));
  return {
    message: "OK",
    id,
    rows: toPlacedRows(rows, head.rows[0]?.timeCs ?? 0, before, info?.faster ?? 0),
    runners: head.runners,
    runs: head.runs,
    parts: head.parts.length + 1,
    history: head.history.map(toShownRecord),
    updatedAt: board ? board.updatedAt.toDate().toISOString() : null,
  };
}

const emptyBoard: Omit<BoardDocument, "updatedAt"> = {
  ...{ rows: [], parts: [], runners: 0, runs: 0, history: [], unsettled: null },
};

async function readPart(db: Firestore, id: string, part: number): Promise<BoardRow[]> {
  const renew = await readPresentNames(db);
  return boardPartSchema.parse((await getPartRef(db, id, part).get()).data()).rows.map(renew);
}

/** `boards/{id}` with the present names of its hunters, `null` before the first run. */
export async function readBoardDocument(db: Firestore, id: string): Promise<BoardDocument | null> {
  const ref = getBoardRef(db, id);
  return readPageData(ref.path, async () => {
    const renew = await readPresentNames(db);
    const snapshot = await ref.get();
    if (!snapshot.exists) return null;
    const board = boardDocumentSchema.parse(snapshot.data());
    return { ...board, rows: board.rows.map(renew), history: board.history.map(renew) };
  });
}

/**
 * A board as it stood at the end of a UTC day: each entrant's fastest run of those submitted until then that are
 * verified now. Looks at the fastest 200 runs, so that slower rows can be missing; the reply says so.
 */
export async function readBoardAsOf(
  { db }: Pick<Dependencies, "db">,
  { id, date }: { readonly id: string; readonly date: string },
) {
  const renew = await readPresentNames(db);
  const { docs } = await db
    .collection("runs")
    .where("boardIds", "array-contains", id)
    .where("status", "==", "verified")
    .orderBy("timeCs")
    .orderBy("submittedAt")
    .limit(maxRunsAsOf)
    .get();
  const runs = docs.flatMap((snapshot) => {
    const run = readRun(snapshot);
    return run ? [renew(toRunRow(snapshot.id, run))] : [];
  });
  const rows = listBoardAsOf(runs, Date.parse(`${date}T23:59:59.999Z`));
  const reply = {
    message: "OK" as const,
    id,
    rows: toPlacedRows(rows, rows[0]?.timeCs ?? 0, 0, 0),
    isCut: docs.length === maxRunsAsOf,
  };
  return boardAsOfResponseSchema.parse(reply);
}

/** Rows of a chunk as the page shows them. */
function toPlacedRows(rows: readonly BoardRow[], bestCs: number, before: number, faster: number) {
  const places = listPlaces(rows, before, faster);
  return rows.map(({ entrant, submittedAt, ...row }, index) => ({
    ...row,
    place: places[index] ?? 1,
    gapCs: row.timeCs - bestCs,
    submittedAt: new Date(submittedAt).toISOString(),
  }));
}

/** A record with its moment as text. */
export function toShownRecord({ submittedAt, ...record }: BoardRecord) {
  return { ...record, submittedAt: new Date(submittedAt).toISOString() };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
