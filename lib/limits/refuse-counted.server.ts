import type { DocumentSnapshot, Transaction } from "@/lib/firebase/admin.server";
import type { ApiError } from "@/lib/http/api-error";
import { requireLeft, takeLimit } from "./take-limit.server";

/** A refusal that a transaction commits its count with, and that is thrown after it. */
class CountedRefusal {
  constructor(readonly error: ApiError) {}
}

/**
 * Refuses a call that cost work and counts it like one that was carried out: give back what this gives as the outcome of
 * the transaction, and take it apart with `throwRefusal`. Thrown at once, the count would be lost with the transaction.
 *
 * @param limit The snapshot of `getLimitRef`, read in this transaction; nothing else may be written.
 * @throws ApiError 429 when the account has done this as often today as it may.
 */
export function refuseCounted(
  transaction: Transaction,
  limit: DocumentSnapshot,
  counted: Parameters<typeof takeLimit>[2],
  error: ApiError,
): CountedRefusal {
  takeLimit(transaction, limit, counted);
  return new CountedRefusal(error);
}

/**
 * Does a check that costs work, where the account has a call left for it today.
 *
 * @param check gives the refusal; `null` where all is well, and then nothing is counted yet
 * @throws ApiError 429 as `refuseCounted`
 */
export function checkCounted(
  transaction: Transaction,
  limit: DocumentSnapshot,
  counted: Parameters<typeof takeLimit>[2],
  check: () => ApiError | null,
): CountedRefusal | null {
  requireLeft(limit, counted);
  const error = check();
  return error && refuseCounted(transaction, limit, counted, error);
}

/** Result of a transaction, or the throw of its refusal. */
export function throwRefusal<T>(outcome: T | CountedRefusal): T {
  if (outcome instanceof CountedRefusal) throw outcome.error;
  return outcome;
}
