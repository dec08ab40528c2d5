import type { LedgerReason } from "./schema";

/** What a statement says of each reason. */
export const reasonLabels: Readonly<Record<LedgerReason, string>> = {
  "daily-login": "Daily login reward",
  "daily-quiz": "Daily quiz, right answer",
  "help-approved": "Approved answer in Hunting Help",
  "build-request": "Build request",
  "hunt-support": "Hunt support",
  "help-refund": "Refund of a request",
  "profile-icon": "Profile icon",
  "admin-adjustment": "Adjustment by an admin",
};
