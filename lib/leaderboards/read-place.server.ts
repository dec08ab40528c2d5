import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { boardPartSchema } from "./board-fields";
import { listPlaces } from "./placing";
import { readBoardDocument } from "./read-board.server";
import { getPartRef } from "./read-run-document.server";

/** Where a run stands on a board. */
interface Standing {
  readonly place: number;
  readonly runners: number;
  /** The board's best time, in centiseconds. */
  readonly recordCs: number;
}

/**
 * The place of a run on a board; `null` where it is not a row of it. Reads the board, and for a row that is not among
 * the first 400 also its parts.
 */
export async function readPlace(
  { db }: Pick<Dependencies, "db">,
  boardId: string,
  runId: string,
): Promise<Standing | null> {
  const board = await readBoardDocument(db, boardId);
  const recordCs = board?.rows[0]?.timeCs;
  if (!board || recordCs === undefined) return null;
  const refs = board.parts.map((_, index) => getPartRef(db, boardId, index + 1));
  const isInHead = board.rows.some((row) => row.runId === runId);
  const parts = isInHead || refs.length === 0 ? [] : await db.getAll(...refs);
  const rows = [...board.rows, ...parts.flatMap((part) => boardPartSchema.parse(part.data()).rows)];
  const place = listPlaces(rows)[rows.findIndex((row) => row.runId === runId)];
  return place === undefined ? null : { place, runners: board.runners, recordCs };
}
