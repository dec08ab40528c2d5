import { reasonLabels } from "./reason-labels";
import type { LedgerEntry } from "./schema";

/**
 * A statement as a table for spreadsheets (RFC 4180), in the order given: date and time in UTC, reason, what it was
 * for, coins, balance after it. Texts that a spreadsheet would take for a formula are made harmless.
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
  return [head, ...rows].map((row) => `${row.map(toCell).join(",")}\r\n`).join("");
}

function toCell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
