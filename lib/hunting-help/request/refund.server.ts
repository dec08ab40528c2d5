import { ledgerKeys } from "@/lib/coins/ledger";
import { getEntryRef, postEntry } from "@/lib/coins/post-entry.server";
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Transaction,
} from "@/lib/firebase/admin.server";
import type { RequestDocument } from "@/lib/hunting-help/fields";
import { getUserRef } from "@/lib/users/read-user-document.server";

/** Snapshots that a transaction reads before it can refund a request. */
export interface RefundSnapshots {
  /** The asker's account. */
  readonly user: DocumentSnapshot;
  readonly entry: DocumentSnapshot;
}

/** The documents of a refund, for the transaction to read. Without an asker there is nobody to refund. */
export function getRefundRefs(
  db: Firestore,
  asker: string,
  id: string,
): Record<keyof RefundSnapshots, DocumentReference> {
  return { user: getUserRef(db, asker), entry: getEntryRef(db, asker, ledgerKeys.helpRefund(id)) };
}

/**
 * Gives the price of a request back, in the transaction that ends it.
 *
 * @returns the coins that came back; 0 where the account is gone or was refunded before
 */
export function postRefund(
  transaction: Transaction,
  snapshots: RefundSnapshots,
  { id, cost }: Pick<RequestDocument, "cost"> & { readonly id: string },
  at: Date,
): number {
  if (!snapshots.user.exists) return 0;
  const entry = { amount: cost, reason: "help-refund", ref: id } as const;
  const decision = postEntry(transaction, snapshots, entry, { displayName: null, photoURL: null }, at);
  return decision.ok ? cost : 0;
}
