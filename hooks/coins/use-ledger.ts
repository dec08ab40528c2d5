import { useEffect, useRef } from "react";
import { type PagedListState, usePagedList } from "@/hooks/ui/use-paged-list";
import { callSignedIn } from "@/lib/account/call-signed-in";
import type { LedgerReason } from "@/lib/coins/reasons";
import {
  type LedgerEntry,
  type LedgerResponse,
  ledgerResponseSchema,
  maxEntriesPerPage,
} from "@/lib/coins/schema";

export interface LedgerState extends PagedListState {
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
    (_, cursor) => fetchPage({ cursor, reason }),
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
    const page: LedgerResponse = await fetchPage({ cursor, reason, size: maxEntriesPerPage });
    entries.push(...page.entries);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return entries;
}

interface PageRequest {
  readonly cursor: string | null;
  readonly reason: LedgerReason | null;
  readonly size?: number;
}

function fetchPage({ cursor, reason, size }: PageRequest): Promise<LedgerResponse> {
  const query = new URLSearchParams();
  if (reason !== null) query.set("reason", reason);
  if (size !== undefined) query.set("size", String(size));
  if (cursor !== null) query.set("cursor", cursor);
  const path = query.size > 0 ? `/api/user/ledger?${query}` : "/api/user/ledger";
  return callSignedIn(path, { schema: ledgerResponseSchema });
}
