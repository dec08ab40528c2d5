import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { getPartRef } from "@/lib/leaderboards/run/read-run-document.server";
import { type BoardRow, boardPartSchema } from "./board-fields";
import { readBoardDocument } from "./read-board.server";

/** Where a run stands on a board. */
interface Standing {
  readonly place: number;
  readonly runners: number;
  /** The board's best time, in centiseconds. */
  readonly recordCs: number;
}

/**
 * The place that a time has on a board, which depends on nothing but the time; `null` where it is slower than every
 * row. Reads the board, and for a row that is not among the first 400 the parts that halve the way to it: five of the
 * 17 parts of a board with 5,000 runners.
 *
 * @param timeCs time of a row of the board, in centiseconds
 */
export async function readPlace(
  { db }: Pick<Dependencies, "db">,
  boardId: string,
  timeCs: number,
): Promise<Standing | null> {
  const board = await readBoardDocument(db, boardId);
  const recordCs = board?.rows[0]?.timeCs;
  if (!board || recordCs === undefined) return null;
  const { rows, parts, runners } = board;
  const isPast = (chunk: readonly BoardRow[]) => (chunk.at(-1)?.timeCs ?? 0) < timeCs;
  if (!isPast(rows)) return { place: 1 + countFaster(rows, timeCs), runners, recordCs };
  let [low, high] = [0, parts.length];
  let found: readonly BoardRow[] = [];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const part = boardPartSchema.parse((await getPartRef(db, boardId, middle + 1).get()).data());
    if (isPast(part.rows)) {
      low = middle + 1;
    } else {
      high = middle;
      found = part.rows;
    }
  }
  if (found.length === 0) return null;
  const before = parts.slice(0, low).reduce((sum, { size }) => sum + size, rows.length);
  return { place: 1 + before + countFaster(found, timeCs), runners, recordCs };
}

function countFaster(rows: readonly BoardRow[], timeCs: number): number {
  return rows.filter((row) => row.timeCs < timeCs).length;
}
