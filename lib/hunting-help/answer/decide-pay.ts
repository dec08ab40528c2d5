import { maxPaidAnswersPerDay, maxPaidAnswersPerPair } from "@/lib/hunting-help/rules";

/** Counts that decide whether an approval pays. */
interface ApprovalCounts {
  /** Approvals of this asker for this answerer that paid on this UTC day. */
  readonly pairToday: number;
  /** All approvals that paid the answerer on this UTC day. */
  readonly answererToday: number;
  /** Whether the answerer still has an account. */
  readonly hasAccount: boolean;
}

/** Why an approved answer earned nothing. */
export const unpaidReasons = ["pair-limit", "daily-limit", "no-account"] as const;
type UnpaidReason = (typeof unpaidReasons)[number];

/** `null` where the approval pays. An approval that does not pay still solves the request. */
export function findUnpaidReason({
  pairToday,
  answererToday,
  hasAccount,
}: ApprovalCounts): UnpaidReason | null {
  if (!hasAccount) return "no-account";
  if (pairToday >= maxPaidAnswersPerPair) return "pair-limit";
  if (answererToday >= maxPaidAnswersPerDay) return "daily-limit";
  return null;
}
