import { expect, test } from "vitest";
import { getEntryPath } from "@/lib/coins/reason-labels";
import { ledgerReasons } from "@/lib/coins/reasons";
import { toStatementCsv } from "@/lib/coins/to-statement-csv";

const entry = {
  key: "daily-login.2026-11-20",
  amount: 5,
  reason: "daily-login",
  ref: "2026-11-20",
  balanceAfter: 5,
  createdAt: "2026-11-20T12:00:00.123Z",
} as const;

test("a statement as a file is for spreadsheets, with a line per entry under a head", () => {
  const icon = {
    ...entry,
    reason: "profile-icon",
    ref: '=HYPERLINK("x")',
    amount: -200,
    balanceAfter: 40,
  } as const;
  expect(toStatementCsv([entry, icon])).toBe(
    "\uFEFFDate (UTC),Reason,For,Coins,Balance\r\n" +
      "2026-11-20 12:00:00,Daily login reward,2026-11-20,5,5\r\n" +
      `2026-11-20 12:00:00,Profile icon,"'=HYPERLINK(""x"")",-200,40\r\n`,
  );
});

test("entries of Hunting Help lead to their request, others nowhere", () => {
  const paths = ledgerReasons.map((reason) => getEntryPath({ reason, ref: "a b" }));
  expect(paths.filter((path) => path === "/hunting-help/a%20b")).toHaveLength(4);
  expect(paths.filter((path) => path === null)).toHaveLength(5);
});
