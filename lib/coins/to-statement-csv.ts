import { writeCsv } from "@/lib/text/csv";
import { reasonLabels } from "./reason-labels";
import type { LedgerEntry } from "./schema";

/**
 * A statement as a CSV file for spreadsheets, in the order given: date and time in UTC, reason, what it was for, coins,
 * balance after it.
 */
export function toStatementCsv(entries: readonly LedgerEntry[]): string {
  const head = ["Date (UTC)", "Reason", "For", "Coins", "Balance"];
  const rows = entries.map(({ createdAt, reason, ref, amount, balanceAfter }) => [
    `${createdAt.slice(0, 10)} ${createdAt.slice(11, 19)}`,
    reasonLabels[reason],
    ref,
    amount,
    balanceAfter,
  ]);
  return writeCsv([head, ...rows]);
}
