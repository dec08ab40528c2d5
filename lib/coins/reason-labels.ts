import type { LedgerReason } from "./reasons";

/** The words for each reason in a statement. */
export const reasonLabels: Readonly<Record<LedgerReason, string>> = {
  welcome: "Welcome to the site",
  "daily-login": "Daily login reward",
  "daily-quiz": "Daily quiz, right answer",
  "help-approved": "Approved answer in Hunting Help",
  "build-request": "Build request",
  "hunt-support": "Hunt support",
  "help-refund": "Refund of a request",
  "profile-icon": "Profile icon",
  "admin-adjustment": "Adjustment by an admin",
};

/** The page that an entry is about; `null` where there is none. */
export function getEntryPath({
  reason,
  ref,
}: {
  readonly reason: LedgerReason;
  readonly ref: string;
}): string | null {
  switch (reason) {
    case "help-approved":
    case "build-request":
    case "hunt-support":
    case "help-refund":
      return `/hunting-help/${encodeURIComponent(ref)}`;
    default:
      return null;
  }
}
