import { useFetched } from "@/hooks/ui/use-fetched";
import type { BoardResponse } from "@/lib/leaderboards/schema";
import { fetchBoard } from "./fetch-board";

/** The first part of a board. @param boardId `null` fetches nothing */
export function useBoardTop(boardId: string | null) {
  const { data, problem } = useFetched(boardId === null ? null : ["board", boardId, 0], () =>
    fetchBoard(boardId ?? ""),
  );
  return { board: data, problem };
}

/**
 * The row on the first place of a board.
 *
 * @returns `undefined` while it is not known; `null` for a board without runs
 */
export function useBoardRecord(boardId: string): BoardResponse["rows"][number] | null | undefined {
  const { board } = useBoardTop(boardId);
  return board ? (board.rows[0] ?? null) : undefined;
}
