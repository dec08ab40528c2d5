import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Transaction,
} from "@/lib/firebase/admin.server";
import { getNextUtcMidnight, getUtcDay } from "@/lib/site/time";
import { limitDocumentSchema } from "./schema";

/** `limits/{uid}_{name}_{utcDay}`: a count that does not refuse anything by itself. */
export function getCounterRef(db: Firestore, uid: string, name: string, at: Date): DocumentReference {
  return db.collection("limits").doc(`${uid}_${name}_${getUtcDay(at)}`);
}

/** Value of a counter. */
export function readCounter(counter: DocumentSnapshot): number {
  return counter.exists ? limitDocumentSchema.parse(counter.data()).count : 0;
}

/** Adds to a counter, in the transaction that read it. @param by default 1 */
export function addToCounter(
  transaction: Transaction,
  counter: DocumentSnapshot,
  { uid, at, by = 1 }: { readonly uid: string; readonly at: Date; readonly by?: number },
): void {
  const expiresAt = getNextUtcMidnight(at);
  transaction.set(counter.ref, { uid, count: readCounter(counter) + by, expiresAt });
}
