import { Timestamp } from "firebase-admin/firestore";
import { describe, expect, test } from "vitest";
import { compareLedger } from "@/lib/coins/compare-ledger";
import { costs, rewards } from "@/lib/coins/prices";
import { ledgerDocumentSchema } from "@/lib/coins/schema";
import { demoAccounts } from "@/lib/demo/accounts";
import { createDemoLedger, getJoinedAt } from "@/lib/demo/history";
import { getUtcDay } from "@/lib/site/time";

const now = new Date("2026-11-20T00:00:01Z");
const ledgers = demoAccounts.map((account) => ({
  account,
  name: account.displayName,
  ledger: createDemoLedger(account, now),
}));

describe.each(ledgers)("the past of $name", ({ account, ledger }) => {
  test("adds up at every step", () => {
    expect(compareLedger(ledger.at(-1)?.balanceAfter ?? 0, ledger).problems).toEqual([]);
  });

  test("is stored in the shape of real entries, each key once", () => {
    for (const { key, createdAt, ...entry } of ledger) {
      ledgerDocumentSchema.parse({ ...entry, createdAt: Timestamp.fromDate(createdAt) });
      expect(key).toBe(`${entry.reason}.${entry.ref}`);
    }
    expect(new Set(ledger.map(({ key }) => key)).size).toBe(ledger.length);
  });

  test("runs forward from the day of joining to the day before, so that today is still open", () => {
    const times = ledger.map(({ createdAt }) => createdAt.getTime());
    expect(times).toEqual([...times].sort((a, b) => a - b));
    for (const { createdAt } of ledger) {
      expect(createdAt.getTime()).toBeGreaterThan(getJoinedAt(account, now).getTime());
      expect(getUtcDay(createdAt) < getUtcDay(now)).toBe(true);
    }
  });

  test("pays the prices of the price list", () => {
    const prices: Record<string, number> = {
      "daily-login": rewards.dailyLogin.coins,
      "daily-quiz": rewards.dailyQuiz.coins,
      "help-approved": rewards.approvedAnswer.coins,
      "build-request": -costs.buildRequest.coins,
      "hunt-support": -costs.huntSupport.coins,
    };
    for (const { amount, reason } of ledger) expect(amount).toBe(prices[reason]);
  });
});

describe("the people of the demo", () => {
  test("have the same past whenever on one day they are seeded", () => {
    const later = new Date("2026-11-20T23:59:59Z");
    for (const { account, ledger } of ledgers) expect(createDemoLedger(account, later)).toEqual(ledger);
  });

  test("are an admin, a creator and many hunters, each known by one address, id and name", () => {
    const roles = demoAccounts.map(({ role }) => role);
    expect(roles.filter((role) => role === "admin")).toHaveLength(1);
    expect(roles.filter((role) => role === "creator")).toHaveLength(1);
    expect(roles.filter((role) => role === "hunter").length).toBeGreaterThanOrEqual(8);
    for (const key of ["uid", "email", "displayName"] as const) {
      expect(new Set(demoAccounts.map((each) => each[key])).size).toBe(demoAccounts.length);
    }
  });

  test("answer only what somebody else requested on that day, and request only what somebody answered", () => {
    const requests = demoAccounts.flatMap(({ uid, requests }) =>
      requests.map(({ requestId, daysAgo }) => ({ requestId, daysAgo, uid })),
    );
    const approved = demoAccounts.flatMap(({ uid, approved }) => approved.map((each) => ({ ...each, uid })));
    expect(approved.map(({ requestId }) => requestId).sort()).toEqual(
      requests.map(({ requestId }) => requestId).sort(),
    );
    for (const answer of approved) {
      const request = requests.find(({ requestId }) => requestId === answer.requestId);
      expect(request?.daysAgo).toBe(answer.daysAgo);
      expect(request?.uid).not.toBe(answer.uid);
    }
  });

  test("cannot spend what they do not have", () => {
    const [account] = demoAccounts;
    const poor = {
      ...account!,
      presence: 0,
      approved: [],
      requests: [{ daysAgo: 1, requestId: "x", kind: "hunt-support" as const }],
    };
    expect(() => createDemoLedger(poor, now)).toThrow(/cannot afford hunt-support\.x/);
  });
});
