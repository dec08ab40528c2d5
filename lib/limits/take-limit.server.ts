import { requireStoreClock } from "@/lib/api/require-store-clock.server";
import { runTransaction } from "@/lib/api/run-transaction.server";
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Transaction,
} from "@/lib/firebase/admin.server";
import { createTooManyRequests } from "@/lib/http/api-error";
import { getNextUtcMidnight, getUtcDay } from "@/lib/site/time";
import { accountLimits, type LimitedAction } from "./account-limits";
import { limitDocumentSchema } from "./schema";

/** `limits/{uid}_{action}_{utcDay}`: read it in the transaction together with what the action needs. */
export function getLimitRef(db: Firestore, uid: string, action: LimitedAction, at: Date): DocumentReference {
  return db.collection("limits").doc(`${uid}_${action}_${getUtcDay(at)}`);
}

/**
 * Counts one action of an account, in the transaction that carries it out.
 *
 * @param limit The snapshot of `getLimitRef`, read in this transaction.
 * @throws ApiError 429 when the account has done this as often today as it may; 503 when the clock of
 *   this machine is wrong. Nothing is written then.
 */
export function takeLimit(
  transaction: Transaction,
  limit: DocumentSnapshot,
  { uid, action, at }: { readonly uid: string; readonly action: LimitedAction; readonly at: Date },
): void {
  const count = requireLeft(limit, { action, at });
  transaction.set(limit.ref, { uid, action, count: count + 1, at, expiresAt: getNextUtcMidnight(at) });
}

/**
 * Looks whether an account may still do something today, before work that is wasted otherwise.
 *
 * @returns how often it has
 * @throws ApiError 429 as `takeLimit`
 */
export function requireLeft(
  limit: DocumentSnapshot,
  { action, at }: { readonly action: LimitedAction; readonly at: Date },
): number {
  requireStoreClock(limit);
  const count = limit.exists ? limitDocumentSchema.parse(limit.data()).count : 0;
  const { perDay, done } = accountLimits[action];
  const midnight = getNextUtcMidnight(at);
  if (count >= perDay) {
    const seconds = Math.max(1, Math.ceil((midnight.getTime() - at.getTime()) / 1000));
    throw createTooManyRequests(seconds, `You have ${done} today. Try again tomorrow (UTC).`);
  }
  return count;
}

/**
 * Counts one action that costs work and writes nothing else.
 *
 * @throws ApiError as `takeLimit`
 */
export function takeLimitAlone(db: Firestore, counted: Parameters<typeof takeLimit>[2]): Promise<void> {
  const ref = getLimitRef(db, counted.uid, counted.action, counted.at);
  return runTransaction(db, [ref], async (transaction) => {
    takeLimit(transaction, await transaction.get(ref), counted);
  });
}
