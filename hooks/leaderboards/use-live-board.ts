import { useRefreshed } from "@/hooks/ui/use-refreshed";
import { callApi } from "@/lib/http/fetcher";
import { getBoardApiPath } from "@/lib/leaderboards/board-paths";
import { loadRunSchema } from "@/lib/leaderboards/load-schema";
import type { OverlayPageData } from "@/lib/leaderboards/page-data";

/** The rows of a board, followed while the page is open. @param board as the server sent it with the page */
export function useLiveBoard({ id, rows }: OverlayPageData["board"]): OverlayPageData["board"]["rows"] {
  return useRefreshed(rows, id, async () => {
    const { boardResponseSchema: schema } = await loadRunSchema();
    return (await callApi(getBoardApiPath(id), { schema })).rows;
  });
}
