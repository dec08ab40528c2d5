import { type PagedListState, usePagedList } from "@/hooks/ui/use-paged-list";
import { callPathSignedIn } from "@/lib/account/call-signed-in";
import { loadUndoSchema } from "@/lib/undo/load-schema";
import type { UndoPreviewResponse } from "@/lib/undo/schema";

interface UndoPreviewState extends PagedListState {
  readonly entries: UndoPreviewResponse["entries"] | null;
  refresh(): void;
}

/** What undoing an account would do, the latest entry first. @param window as the query of the API has it */
export function useUndoPreview(window: {
  readonly uid: string;
  readonly from: string;
  readonly to: string;
}): UndoPreviewState {
  const { uid, from, to } = window;
  const { pages, mutate, ...state } = usePagedList(["undo", uid, from, to] as const, async (_key, cursor) => {
    const { undoPreviewResponseSchema: schema } = await loadUndoSchema();
    const query = new URLSearchParams({ uid, from, to, ...(cursor !== null && { cursor }) });
    return callPathSignedIn(`/api/admin/undo?${query}`, { schema });
  });
  return {
    ...state,
    entries: pages?.flatMap(({ entries }) => entries) ?? null,
    refresh: () => void mutate(),
  };
}
