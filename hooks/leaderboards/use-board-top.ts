import useSWR from "swr";
import { callApi } from "@/lib/http/fetcher";
import { getBoardApiPath } from "@/lib/leaderboards/board-paths";
import { loadRunSchema } from "@/lib/leaderboards/load-schema";
import type { BoardResponse } from "@/lib/leaderboards/schema";

/** The first part of a board. @param boardId `null` fetches nothing */
export function useBoardTop(boardId: string | null) {
  const { data, error } = useSWR<BoardResponse, Error>(
    boardId === null ? null : getBoardApiPath(boardId),
    async (path: string) => {
      const { boardResponseSchema: schema } = await loadRunSchema();
      return callApi(path, { schema });
    },
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  return { board: data ?? null, problem: error?.message ?? null };
}
