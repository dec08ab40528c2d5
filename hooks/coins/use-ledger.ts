import { useEffect, useRef } from "react";
import { type PagedListState, usePagedList } from "@/hooks/ui/use-paged-list";
import { callSignedIn } from "@/lib/account/call-signed-in";
import { coinCalls } from "@/lib/coins/api";
import type { LedgerReason } from "@/lib/coins/reasons";
import { type LedgerEntry, type LedgerResponse, maxEntriesPerPage } from "@/lib/coins/schema";

interface LedgerState extends PagedListState {
  /** Newest first; `null` until the first page is there. */
  readonly entries: readonly LedgerEntry[] | null;
}

/**
 * One's own coin statement, page by page. Follows the balance: when that changes there is a new entry.
 *
 * @param coins the live balance, `null` until it is known
 * @param reason the kind of entries, `null` = all
 */
export function useLedger(
  uid: string,
  coins: number | null,
  reason: LedgerReason | null = null,
): LedgerState {
  const { pages, mutate, ...list } = usePagedList(
    ["ledger", uid, reason] as const,
    (_, cursor) => callSignedIn(coinCalls.listEntries, { query: { cursor, reason } }),
    { refreshWhenStale: false },
  );

  const lastCoins = useRef(coins);
  useEffect(() => {
    if (lastCoins.current !== null && lastCoins.current !== coins) void mutate();
    lastCoins.current = coins;
  }, [coins, mutate]);

  return { ...list, entries: pages?.flatMap((page) => page.entries) ?? null };
}

/** All entries of one's own statement, newest first, in as few calls as it takes. */
export async function fetchStatement(reason: LedgerReason | null): Promise<LedgerEntry[]> {
  const entries: LedgerEntry[] = [];
  let cursor: string | null = null;
  do {
    const query = { cursor, reason, size: maxEntriesPerPage };
    const page: LedgerResponse = await callSignedIn(coinCalls.listEntries, { query });
    entries.push(...page.entries);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return entries;
}
