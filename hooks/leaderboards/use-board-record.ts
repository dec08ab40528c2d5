import useSWR from "swr";
import { callApi } from "@/lib/http/fetcher";
import { getBoardApiPath } from "@/lib/leaderboards/board-paths";
import { loadRunSchema } from "@/lib/leaderboards/load-schema";
import type { BoardResponse } from "@/lib/leaderboards/schema";

/**
 * The row on the first place of a board.
 *
 * @returns `undefined` while it is not known; `null` for a board without runs
 */
export function useBoardRecord(boardId: string): BoardResponse["rows"][number] | null | undefined {
  const { data } = useSWR<BoardResponse, Error>(
    getBoardApiPath(boardId),
    async (path: string) => {
      const { boardResponseSchema: schema } = await loadRunSchema();
      return callApi(path, { schema });
    },
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  return data && (data.rows[0] ?? null);
}
