import { describe, expect, test } from "vitest";
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

describe("a statement as a file", () => {
  test("has a line per entry under a head", () => {
    const icon = { ...entry, reason: "profile-icon", ref: "dragon", amount: -200, balanceAfter: 40 } as const;
    expect(toStatementCsv([entry, icon])).toBe(
      "Date (UTC),Reason,For,Coins,Balance\r\n" +
        "2026-11-20 12:00:00,Daily login reward,2026-11-20,5,5\r\n" +
        "2026-11-20 12:00:00,Profile icon,dragon,-200,40\r\n",
    );
  });

  test.each([
    ["=1+1", "'=1+1"],
    ["@x", "'@x"],
    ['a "b", c', '"a ""b"", c"'],
    ["a\nb", '"a\nb"'],
    ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
  ])("writes %j as %j", (ref, cell) => {
    expect(toStatementCsv([{ ...entry, ref }])).toContain(`,${cell},5,5\r\n`);
  });
});

test("entries of Hunting Help lead to their request, others nowhere", () => {
  const paths = ledgerReasons.map((reason) => getEntryPath({ reason, ref: "a b" }));
  expect(paths.filter((path) => path === "/hunting-help/a%20b")).toHaveLength(4);
  expect(paths.filter((path) => path === null)).toHaveLength(4);
});
