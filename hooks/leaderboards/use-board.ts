import useSWR from "swr";
import type { BoardPageData } from "@/lib/leaderboards/page-data";
import { fetchBoard } from "./fetch-board";

type Board = BoardPageData["board"];

/**
 * The rows of a board: those that came with the page, and fresh ones when the tab is looked at again. A board of an
 * earlier day stays as it is. Where it cannot be refreshed, what is there stays.
 */
export function useBoard({ id, part, asOf, board }: BoardPageData): Board {
  const { data } = useSWR<Board>(asOf ? null : ["board", id, part], () => fetchBoard(id, part), {
    fallbackData: board,
    revalidateOnMount: false,
    shouldRetryOnError: false,
    focusThrottleInterval: 10_000,
  });
  return data ?? board;
}
