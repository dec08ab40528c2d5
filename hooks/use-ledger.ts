import { useEffect, useRef } from "react";
import useSWRInfinite from "swr/infinite";
import { callApi } from "@/lib/api/fetcher";
import { type LedgerEntry, type LedgerResponse, ledgerResponseSchema } from "@/lib/coins/schema";
import { loadIdentity } from "@/lib/firebase/load";

export interface LedgerState {
  /** Newest first; `null` until the first page is there. */
  readonly entries: readonly LedgerEntry[] | null;
  readonly hasMore: boolean;
  readonly loadingMore: boolean;
  /** Why a page is missing, in words; `null` when none is. */
  readonly problem: string | null;
  loadMore(): void;
  retry(): void;
}

/**
 * One's own coin statement, page by page. Follows the balance: when that changes there is a new entry.
 *
 * @param coins the live balance, `null` until it is known
 */
export function useLedger(uid: string, coins: number | null): LedgerState {
  const { data, error, size, setSize, mutate, isLoading, isValidating } = useSWRInfinite<
    LedgerResponse,
    Error
  >(
    (index: number, previous: LedgerResponse | null) =>
      previous?.nextCursor === null ? null : ["ledger", uid, index === 0 ? null : previous?.nextCursor],
    ([, , cursor]: [string, string, string | null]) => fetchPage(cursor),
    {
      revalidateOnFocus: false,
      revalidateIfStale: false,
      revalidateFirstPage: false,
      shouldRetryOnError: false,
    },
  );

  const lastCoins = useRef(coins);
  useEffect(() => {
    if (lastCoins.current !== null && lastCoins.current !== coins) void mutate();
    lastCoins.current = coins;
  }, [coins, mutate]);

  const loaded = data?.length ?? 0;
  return {
    entries: data?.flatMap((page) => page.entries) ?? null,
    hasMore: data?.at(-1)?.nextCursor != null,
    loadingMore: isLoading || (isValidating && size > loaded),
    problem: error?.message ?? null,
    loadMore: () => void setSize(loaded + 1),
    retry: () => void mutate(),
  };
}

async function fetchPage(cursor: string | null): Promise<LedgerResponse> {
  const idToken = await (await loadIdentity()).idToken();
  if (!idToken) throw new Error("You have been signed out. Sign in again.");
  const query = cursor === null ? "" : `?cursor=${encodeURIComponent(cursor)}`;
  return callApi(`/api/user/ledger${query}`, { schema: ledgerResponseSchema, idToken });
}
