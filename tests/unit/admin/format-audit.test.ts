import { expect, test } from "vitest";
import { formatFacts, getAuditTargetPath, toAuditCsv } from "@/lib/admin/format-audit";

const entry = {
  id: "e1",
  actor: "fabius",
  action: "coins.adjust",
  target: "users/rook/ledger/k",
  subject: "rook",
  before: { coins: 0, same: true },
  after: { coins: 50, same: true, amount: 50 },
  why: "Lost",
  at: "2026-11-20T12:00:00.000Z",
  ...{ seq: 1, prevHash: "0", hash: "1" },
} as const;

test("the facts of an entry are those that changed", () => {
  expect(formatFacts(entry)).toBe("coins 0 → 50, amount 50");
  expect(formatFacts({ before: { builds: 3 }, after: {} })).toBe("builds 3");
  expect(formatFacts({ before: {}, after: {} })).toBe("");
});

test.each([
  ["builds/abc", "/wiki/builds/abc"],
  ["runs/abc", "/leaderboards/runs/abc"],
  ["helpRequests/abc/answers/def", "/hunting-help/abc"],
  ["guides/bow", "/wiki/guides/bow"],
  ["users/rook/ledger/k", "/user/rook"],
  ["announcements/abc", null],
  ["challenges/2026-W47", null],
])("the page of %s is %s", (target, path) => {
  expect(getAuditTargetPath(target)).toBe(path);
});

test("the log as CSV is for spreadsheets, with a head and a line for each entry", () => {
  expect(toAuditCsv([{ ...entry, why: '=cmd|"x"\nand left' }])).toBe(
    "\uFEFFtime,action,actor,subject,target,change,reason\r\n" +
      '2026-11-20T12:00:00.000Z,coins.adjust,fabius,rook,users/rook/ledger/k,"coins 0 → 50, amount 50",' +
      `"'=cmd|""x""\nand left"\r\n`,
  );
});
