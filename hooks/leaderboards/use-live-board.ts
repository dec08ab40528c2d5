import { useRefreshed } from "@/hooks/ui/use-refreshed";
import type { OverlayPageData } from "@/lib/leaderboards/page-data";
import { fetchBoard } from "./fetch-board";

/** The rows of a board, followed while the page is open. @param board as the server sent it with the page */
export function useLiveBoard({ id, rows }: OverlayPageData["board"]): OverlayPageData["board"]["rows"] {
  return useRefreshed(rows, id, async () => (await fetchBoard(id)).rows);
}
