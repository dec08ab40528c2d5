/** A change of a balance that somebody asks for. */
interface Posting {
  /** Coins on the account now, whole and at least zero. */
  readonly balance: number;
  /** Whether an entry under this idempotency key exists already. */
  readonly posted: boolean;
  /** Signed whole coins, not zero. */
  readonly amount: number;
}

export type PostingDecision =
  | { readonly ok: true; readonly balanceAfter: number }
  | { readonly ok: false; readonly reason: "already-posted" }
  | {
      readonly ok: false;
      readonly reason: "not-enough-coins";
      /** The balance. */
      readonly balance: number;
      /** The requested price, more than `balance`. */
      readonly price: number;
    };

/**
 * The one rule of money: an idempotency key is posted once, and no posting takes a balance below zero.
 * A replay is recognised before the balance is looked at, so that repeating a purchase is never refused.
 *
 * @throws RangeError for an amount of zero, a fraction, or a balance that is not a whole number from 0.
 */
export function decidePosting({ balance, posted, amount }: Posting): PostingDecision {
  if (!Number.isSafeInteger(amount) || amount === 0) throw new RangeError(`Not an amount: ${amount}`);
  if (!Number.isSafeInteger(balance) || balance < 0) throw new RangeError(`Not a balance: ${balance}`);
  if (posted) return { ok: false, reason: "already-posted" };
  const balanceAfter = balance + amount;
  if (balanceAfter < 0) return { ok: false, reason: "not-enough-coins", balance, price: -amount };
  if (!Number.isSafeInteger(balanceAfter)) throw new RangeError(`Balance too large: ${balanceAfter}`);
  return { ok: true, balanceAfter };
}

/** Idempotency keys: one entry under each, per user, ever. `day` is an ISO date in UTC, `request` the id of a help request, `key` one of the caller's making. */
export const ledgerKeys = {
  welcome: () => "welcome",
  dailyLogin: (day: string) => `daily-login.${day}`,
  dailyQuiz: (day: string) => `daily-quiz.${day}`,
  profileIcon: (id: string) => `profile-icon.${id}`,
  buildRequest: (request: string) => `build-request.${request}`,
  huntSupport: (request: string) => `hunt-support.${request}`,
  helpApproved: (request: string) => `help-approved.${request}`,
  helpRefund: (request: string) => `help-refund.${request}`,
  adminAdjustment: (key: string) => `admin-adjustment.${key}`,
} as const;
