import { describe, expect, test } from "vitest";
import { Timestamp } from "@/lib/firebase/admin.server";
import { createUserDocument } from "@/lib/users/read-user-document.server";
import { type UserDocument, userDocumentSchema } from "@/lib/users/schema";
import { getReportWeight, getTrustLevel, hasLink, trustRules } from "@/lib/users/trust";

const at = new Date("2026-11-20T12:00:00Z");
const dayMs = 86_400_000;

/** An account of some age with some deeds. */
function accountOf(days: number, changes: Partial<UserDocument> = {}): UserDocument {
  const createdAt = new Date(at.getTime() - days * dayMs);
  const created = createUserDocument({ displayName: "Rook", photoURL: null }, createdAt);
  return userDocumentSchema.parse({ ...created, createdAt: Timestamp.fromDate(createdAt), ...changes });
}
const answers = (count: number) => ({ stats: { runs: 0, answers: count, builds: 0 } });
const reports = (upheld: number, dismissed: number) => ({ reporting: { upheld, dismissed } });

describe("the level of trust", () => {
  test.each([
    [0, 0, 0],
    [6.9, 50, 0],
    [7, 0, 1],
    [29, 50, 1],
    [30, 4, 1],
    [30, 5, 2],
    [90, 19, 2],
    [90, 20, 3],
    [900, 0, 1],
  ])("after %d days with %i approved answers is %i", (days, count, level) => {
    expect(getTrustLevel(accountOf(days, answers(count)), at)).toBe(level);
  });

  test("is that of a new account for one that is blocked, and for one that is seen now", () => {
    const block = { until: Timestamp.fromMillis(at.getTime() + 1), reason: "Spam" };
    expect(getTrustLevel(accountOf(400, { ...answers(40), block }), at)).toBe(0);
    expect(
      getTrustLevel(
        accountOf(400, { ...answers(40), block: { ...block, until: Timestamp.fromDate(at) } }),
        at,
      ),
    ).toBe(3);
    expect(getTrustLevel(null, at)).toBe(0);
  });

  test("never gives less for more", () => {
    const rules = Object.values(trustRules);
    for (const [index, rule] of rules.entries()) {
      const before = rules[index - 1];
      if (!before) continue;
      expect(rule.reportWeight).toBeGreaterThan(before.reportWeight);
      expect(rule.holdWeight).toBeGreaterThanOrEqual(before.holdWeight);
    }
  });
});

describe("what a report weighs", () => {
  test.each([
    ["of a new account", accountOf(2), 0],
    ["of an account of a week", accountOf(7), 2],
    ["of one whose reports are upheld", accountOf(8, reports(3, 1)), 3],
    ["of one whose reports are dismissed", accountOf(400, { ...answers(40), ...reports(2, 3) }), 0],
    ["of one that helped for months", accountOf(400, answers(40)), 4],
  ])("%s: %#", (_, account, weight) => expect(getReportWeight(account, at)).toBe(weight));
});

describe("a link to another site", () => {
  test.each([
    "see https://example.com",
    "www.example.com",
    "[here](//example.com)",
    "[here](javascript:alert(1))",
    "[here]: //example.com",
    "[here]( <mailto:a@example.com>)",
  ])("is found in %j", (text) => expect(hasLink(text)).toBe(true));

  test.each(["and/or", "4:30 [x] (y)", "[Rathalos](/wiki/monsters/rathalos)", "Attack: 7", "a // comment"])(
    "is not in %j",
    (text) => expect(hasLink(text)).toBe(false),
  );
});
