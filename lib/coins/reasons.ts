/** Why a balance changed. Later features add their own reasons here. */
export const ledgerReasons = [
  "welcome",
  "daily-login",
  "daily-quiz",
  "help-approved",
  "build-request",
  "hunt-support",
  "help-refund",
  "profile-icon",
  "admin-adjustment",
] as const;
export type LedgerReason = (typeof ledgerReasons)[number];
