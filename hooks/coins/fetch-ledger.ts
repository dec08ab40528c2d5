import { callSignedIn } from "@/lib/account/call-signed-in";
import { coinCalls } from "@/lib/coins/api";
import type { LedgerReason } from "@/lib/coins/reasons";
import { type LedgerEntry, type LedgerResponse, maxEntriesPerPage } from "@/lib/coins/schema";

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
