import { useFetched } from "@/hooks/ui/use-fetched";
import { fetchBoard } from "./fetch-board";

/** The first part of a board. @param boardId `null` fetches nothing */
export function useBoardTop(boardId: string | null) {
  const { data, problem } = useFetched(boardId === null ? null : ["board", boardId, 0], () =>
    fetchBoard(boardId ?? ""),
  );
  return { board: data, problem };
}
