import { callPathSignedIn } from "@/lib/account/call-signed-in";
import type { LedgerReason } from "@/lib/coins/reasons";
import {
  type LedgerEntry,
  type LedgerResponse,
  ledgerResponseSchema,
  maxEntriesPerPage,
} from "@/lib/coins/schema";

/** All entries of one's own statement, newest first, in as few calls as it takes. */
export async function fetchStatement(reason: LedgerReason | null): Promise<LedgerEntry[]> {
  const entries: LedgerEntry[] = [];
  let cursor: string | null = null;
  do {
    const page: LedgerResponse = await fetchLedgerPage({ cursor, reason, size: maxEntriesPerPage });
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

/** A page of one's own statement. */
export function fetchLedgerPage({ cursor, reason, size }: PageRequest): Promise<LedgerResponse> {
  const query = new URLSearchParams();
  if (reason !== null) query.set("reason", reason);
  if (size !== undefined) query.set("size", String(size));
  if (cursor !== null) query.set("cursor", cursor);
  const path = query.size > 0 ? `/api/user/ledger?${query}` : "/api/user/ledger";
  return callPathSignedIn(path, { schema: ledgerResponseSchema });
}
