import { type PagedListState, usePagedList } from "@/hooks/ui/use-paged-list";
import { callSignedIn } from "@/lib/account/call-signed-in";
import { undoCalls } from "@/lib/undo/api";
import type { UndoPreviewResponse } from "@/lib/undo/schema";

interface UndoPreviewState extends PagedListState {
  readonly entries: UndoPreviewResponse["entries"] | null;
  refresh(): void;
}

/** Preview of undoing an account, the latest entry first. @param window as the query of the API has it */
export function useUndoPreview(window: {
  readonly uid: string;
  readonly from: string;
  readonly to: string;
}): UndoPreviewState {
  const { uid, from, to } = window;
  const { pages, mutate, ...state } = usePagedList(["undo", uid, from, to] as const, (_key, cursor) =>
    callSignedIn(undoCalls.preview, { query: { uid, from, to, cursor } }),
  );
  return {
    ...state,
    entries: pages?.flatMap(({ entries }) => entries) ?? null,
    refresh: () => void mutate(),
  };
}
