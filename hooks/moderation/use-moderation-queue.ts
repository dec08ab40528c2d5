import { type PagedListState, usePagedList } from "@/hooks/ui/use-paged-list";
import { callSignedIn } from "@/lib/account/call-signed-in";
import { moderationCalls } from "@/lib/moderation/api";
import type { ModerationCase, ModerationQueueQuery, QueueRow } from "@/lib/moderation/schema";

interface ModerationQueueState extends PagedListState {
  /** In the order of the API; `null` until the first page is there. */
  readonly rows: readonly QueueRow[] | null;
  /** Takes over what became of a case: the row follows it, or leaves the list. */
  apply(changed: ModerationCase, isListed: boolean): void;
  /** Fetches the list again. */
  refresh(): void;
}

/** Cases that wait for a moderator, or are decided. */
export function useModerationQueue(uid: string, show: ModerationQueueQuery["show"]): ModerationQueueState {
  const { pages, mutate, ...state } = usePagedList(["moderation", uid, show] as const, ([, , of], cursor) =>
    callSignedIn(moderationCalls.listQueue, { query: { show: of, cursor } }),
  );
  const change = (by: (rows: QueueRow[]) => QueueRow[]) =>
    void mutate((loaded) => loaded?.map((page) => ({ ...page, rows: by(page.rows) })), { revalidate: false });
  return {
    ...state,
    rows: pages?.flatMap(({ rows }) => rows) ?? null,
    apply: ({ id, title, reasons, claim, decision, decidedAt }, isListed) =>
      change((rows) =>
        rows.flatMap((row) => {
          if (row.type !== "case" || row.id !== id) return [row];
          return isListed ? [{ ...row, title, reasons, claim, decision, decidedAt }] : [];
        }),
      ),
    refresh: () => void mutate(),
  };
}
