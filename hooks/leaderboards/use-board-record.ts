import type { BoardResponse } from "@/lib/leaderboards/schema";
import { useBoardTop } from "./use-board-top";

/**
 * The row on the first place of a board.
 *
 * @returns `undefined` while it is not known; `null` for a board without runs
 */
export function useBoardRecord(boardId: string): BoardResponse["rows"][number] | null | undefined {
  const { board } = useBoardTop(boardId);
  return board ? (board.rows[0] ?? null) : undefined;
}
