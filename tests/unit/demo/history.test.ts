import { beforeAll, describe, expect, test } from "vitest";
import { compareLedger } from "@/lib/coins/compare-ledger";
import { costs, rewards } from "@/lib/coins/prices";
import { ledgerDocumentSchema } from "@/lib/coins/schema";
import { demoAccounts } from "@/lib/demo/accounts";
import { demoRequests } from "@/lib/demo/help-plan";
import { getJoinedAt } from "@/lib/demo/history";
import { playHelp } from "@/lib/demo/play-help.server";
import type { ScratchDocument } from "@/lib/demo/scratch-store.server";
import { answerDocumentSchema, requestDocumentSchema } from "@/lib/hunting-help/fields";
import { openPeriod } from "@/lib/hunting-help/rules";
import { notificationDocumentSchema } from "@/lib/notifications/schema";
import { getUtcDay } from "@/lib/site/time";
import { userDocumentSchema } from "@/lib/users/schema";

const now = new Date("2026-11-20T00:00:01Z");
let documents: ScratchDocument[] = [];
beforeAll(async () => {
  documents = await playHelp(now);
});
const below = (folder: string) => documents.filter(({ path }) => path.startsWith(`${folder}/`));
const ledgerOf = (uid: string) =>
  below(`users/${uid}/ledger`)
    .map(({ path, fields }) => ({ key: path.split("/").at(-1) ?? "", ...ledgerDocumentSchema.parse(fields) }))
    .toSorted((a, b) => a.createdAt.toDate().getTime() - b.createdAt.toDate().getTime());
const listRequests = () =>
  documents
    .filter(({ path }) => /^helpRequests\/[^/]+$/.test(path))
    .map(({ path, fields }) => ({ path, ...requestDocumentSchema.parse(fields) }));
const listAnswers = () =>
  documents
    .filter(({ path }) => path.includes("/answers/"))
    .map(({ path, fields }) => ({ path, ...answerDocumentSchema.parse(fields) }));

describe.each(demoAccounts)("the past of $displayName", (account) => {
  test("adds up to the balance, at every step", () => {
    const user = userDocumentSchema.parse(
      documents.find(({ path }) => path === `users/${account.uid}`)?.fields,
    );
    const ledger = ledgerOf(account.uid);
    expect(compareLedger(user.coins, ledger).problems).toEqual([]);
    let balance = 0;
    for (const { amount, balanceAfter } of ledger) {
      balance += amount;
      expect(balanceAfter).toBe(balance);
    }
    for (const { key, reason, ref } of ledger) expect(key).toBe(`${reason}.${ref}`);
  });

  test("runs from the day of joining to the day before, so that today is still open", () => {
    for (const { createdAt } of ledgerOf(account.uid)) {
      expect(createdAt.toDate().getTime()).toBeGreaterThan(getJoinedAt(account, now).getTime());
      expect(getUtcDay(createdAt.toDate()) < getUtcDay(now)).toBe(true);
    }
    for (const { fields } of below(`users/${account.uid}/notifications`)) {
      expect(notificationDocumentSchema.safeParse(fields).success).toBe(true);
    }
  });

  test("pays the prices of the price list", () => {
    const prices: Record<string, number[]> = {
      "daily-login": [rewards.dailyLogin.coins],
      "daily-quiz": [rewards.dailyQuiz.coins],
      "help-approved": [rewards.approvedAnswer.coins],
      "build-request": [-costs.buildRequest.coins],
      "hunt-support": [-costs.huntSupport.coins],
      "help-refund": [costs.buildRequest.coins, costs.huntSupport.coins],
    };
    for (const { amount, reason } of ledgerOf(account.uid)) expect(prices[reason]).toContain(amount);
  });
});

describe("the people of the demo", () => {
  test("have the same past whenever on one day they are seeded", async () => {
    expect(await playHelp(new Date("2026-11-20T23:59:59Z"))).toEqual(documents);
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
});

describe("the help requests of the demo", () => {
  test("are 60 or more over two months, in every state that a visitor meets, some about to expire", () => {
    const requests = listRequests();
    expect(requests.length).toBeGreaterThanOrEqual(60);
    expect(requests).toHaveLength(demoRequests.length);
    expect(new Set(requests.map(({ status }) => status))).toEqual(
      new Set(["open", "solved", "expired", "withdrawn"]),
    );
    const open = requests.filter(({ status }) => status === "open");
    expect(open.length).toBeGreaterThanOrEqual(10);
    const endOfToday = now.getTime() + 86_400_000;
    expect(open.filter(({ expiresAt }) => expiresAt.toDate().getTime() < endOfToday).length).toBeGreaterThan(
      0,
    );
    const first = Math.min(...requests.map(({ createdAt }) => createdAt.toDate().getTime()));
    expect(now.getTime() - first).toBeGreaterThan(50 * 86_400_000);
    for (const { createdAt, expiresAt } of requests) {
      expect(expiresAt.toDate().getTime() - createdAt.toDate().getTime()).toBe(openPeriod);
    }
  });

  test("have answers by others, one approved where they are solved", () => {
    const answers = listAnswers();
    expect(answers.length).toBeGreaterThanOrEqual(60);
    expect(answers.filter(({ build }) => build !== null).length).toBeGreaterThanOrEqual(8);
    for (const { path, asker, answerCount, approvedAnswer, paid } of listRequests()) {
      const own = answers.filter((each) => each.path.startsWith(`${path}/`));
      expect(own).toHaveLength(answerCount);
      expect(own.map(({ uid }) => uid)).not.toContain(asker);
      const approved = own.filter(({ isApproved }) => isApproved);
      expect(approved).toHaveLength(approvedAnswer ? 1 : 0);
      if (approvedAnswer) expect(paid).toBe(rewards.approvedAnswer.coins);
    }
  });
});
