import { useEffect, useRef } from "react";
import { type PagedListState, usePagedList } from "@/hooks/ui/use-paged-list";
import { callSignedIn } from "@/lib/account/call-signed-in";
import { type LedgerEntry, ledgerResponseSchema } from "@/lib/coins/schema";

export interface LedgerState extends PagedListState {
  /** Newest first; `null` until the first page is there. */
  readonly entries: readonly LedgerEntry[] | null;
}

/**
 * One's own coin statement, page by page. Follows the balance: when that changes there is a new entry.
 *
 * @param coins the live balance, `null` until it is known
 */
export function useLedger(uid: string, coins: number | null): LedgerState {
  const { pages, mutate, ...list } = usePagedList(
    ["ledger", uid] as const,
    (_, cursor) =>
      callSignedIn(`/api/user/ledger${cursor === null ? "" : `?cursor=${encodeURIComponent(cursor)}`}`, {
        schema: ledgerResponseSchema,
      }),
    { refreshWhenStale: false },
  );

  const lastCoins = useRef(coins);
  useEffect(() => {
    if (lastCoins.current !== null && lastCoins.current !== coins) void mutate();
    lastCoins.current = coins;
  }, [coins, mutate]);

  return { ...list, entries: pages?.flatMap((page) => page.entries) ?? null };
}
