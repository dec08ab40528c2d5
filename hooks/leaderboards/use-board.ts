import useSWR from "swr";
import { callApi } from "@/lib/http/fetcher";
import { getBoardApiPath } from "@/lib/leaderboards/board-paths";
import { loadRunSchema } from "@/lib/leaderboards/load-schema";
import type { BoardPageData } from "@/lib/leaderboards/page-data";

type Board = BoardPageData["board"];

/**
 * The rows of a board: those that came with the page, and fresh ones when the tab is looked at again. A board of an
 * earlier day stays as it is. Where it cannot be refreshed, what is there stays.
 */
export function useBoard({ id, part, asOf, board }: BoardPageData): Board {
  const { data } = useSWR(
    asOf ? null : getBoardApiPath(id, part),
    async (path: string): Promise<Board> => {
      const { boardResponseSchema: schema } = await loadRunSchema();
      return callApi(path, { schema });
    },
    {
      fallbackData: board,
      revalidateOnMount: false,
      shouldRetryOnError: false,
      focusThrottleInterval: 10_000,
    },
  );
  return data ?? board;
}
