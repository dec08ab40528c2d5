import { describe, expect, test } from "vitest";
import {
  decideRequestStep,
  isApprovable,
  lateApprovalPeriod,
  type RequestState,
} from "@/lib/hunting-help/request/request-state";

const end = 1_000_000;
const open: RequestState = { status: "open", asker: "rook", answerCount: 1, expiresAt: end };

describe("one's own answer, however it came to be there", () => {
  test.each(["approve", "thank"] as const)("%s is refused", (action) => {
    const step = { action, uid: "rook", answerer: "rook", at: 0 };
    expect(decideRequestStep(open, step)).toEqual({ ok: false, reason: "own-answer" });
    expect(decideRequestStep(open, { ...step, answerer: "sable" }).ok).toBe(true);
  });
});

describe("a late approval", () => {
  test.each(["open", "expired"] as const)("of an %s request has three days, and an answer", (status) => {
    const over = { ...open, status };
    expect(isApprovable(over, end + lateApprovalPeriod - 1)).toBe(true);
    expect(isApprovable(over, end + lateApprovalPeriod)).toBe(false);
    // The price of a request without an answer was paid back when it expired.
    expect(isApprovable({ ...over, answerCount: 0 }, end)).toBe(false);
  });
});
