import { type Firestore, Timestamp, type Transaction } from "@/lib/firebase/admin.server";
import type { RequestDocument } from "@/lib/hunting-help/fields";
import type { RequestStatus } from "@/lib/hunting-help/kinds";
import { getRequestRef } from "@/lib/hunting-help/read-help-document.server";
import { markActivity } from "./change-request.server";
import { postRefund, type RefundSnapshots } from "./refund.server";

interface Ending {
  readonly id: string;
  readonly stored: RequestDocument;
  readonly status: RequestStatus;
  readonly at: Date;
  /** Read by the transaction where the price comes back; `null` where it does not. */
  readonly refund: RefundSnapshots | null;
  /** Further fields that change with it. */
  readonly change?: Partial<RequestDocument>;
}

/** Ends a request and gives the price back where that is due, in the caller's transaction. */
export function endRequest(
  transaction: Transaction,
  db: Firestore,
  { id, stored, status, at, refund, change = {} }: Ending,
): { request: RequestDocument; refunded: number } {
  const time = Timestamp.fromDate(at);
  const fields = { ...change, status, decidedAt: time, updatedAt: time };
  transaction.update(getRequestRef(db, id), fields);
  markActivity(transaction, db, id);
  const refunded = refund ? postRefund(transaction, refund, { id, cost: stored.cost }, at) : 0;
  return { request: { ...stored, ...fields }, refunded };
}
