import { defineRefusals } from "@/lib/http/refusals";
import { formatCount } from "@/lib/text/format";

/** Refusals to admins who act on roles and coins, here and in `lib/admin`. */
export const refuseStaff = defineRefusals({
  // The action itself, or its account.
  "not-found": ["not-found", "There is no such action."],
  "no-person": ["not-found", "User not found."],
  "own-role": ["forbidden", "You can't change your own role."],
  "own-coins": ["forbidden", "You can't adjust your own coins."],
  unverified: ["conflict", "This account has not verified its email address."],
  /** With `balance` and `price`. */
  "below-zero": [
    "payment-required",
    (balance: number) =>
      `The account has ${formatCount(balance, "coin", "coins")}. A balance can't fall below zero.`,
  ],
  settled: ["conflict", "This was decided already."],
  expired: ["conflict", "Nobody confirmed this within a week. Propose it again."],
  own: ["forbidden", "Another admin has to confirm this."],
  subject: ["forbidden", "You can't confirm what is about you."],
  "too-early": ["conflict", "There is no other admin, so this waits for 24 hours."],
  "needs-second": ["forbidden", "There is another admin now, who has to confirm this."],
  last: ["conflict", "This would leave the site without an admin."],
  "proposer-gone": [
    "conflict",
    "Who proposed this is no longer an admin. Cancel it, and propose it yourself.",
  ],
});
