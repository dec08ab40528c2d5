import { writeAudit } from "@/lib/audit/write-audit.server";
import { ledgerKeys } from "@/lib/coins/ledger";
import { statementPath } from "@/lib/coins/paths";
import { getEntryRef, postEntry } from "@/lib/coins/post-entry.server";
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Transaction,
} from "@/lib/firebase/admin.server";
import { addNotification } from "@/lib/notifications/add-notification.server";
import { formatNumber } from "@/lib/text/format";
import { getUserRef, readUser } from "@/lib/users/read-user-document.server";
import { refuseStaff } from "./refusals";

interface AdjustedDocuments<T> {
  /** `users/{uid}` */
  readonly user: T;
  /** The ledger entry of the adjustment. */
  readonly entry: T;
}

interface Adjustment {
  /** Signed whole coins, not zero. */
  readonly amount: number;
  /** The person reads it in their statement. */
  readonly why: string;
  /** The uid of the admin. */
  readonly actor: string;
  /** The uid of the second admin, where it took one. */
  readonly confirmedBy: string | null;
}

/** Documents that a transaction reads before it adjusts coins. @param key of the caller's making */
export function getAdjustmentRefs(
  db: Firestore,
  uid: string,
  key: string,
): AdjustedDocuments<DocumentReference> {
  return { user: getUserRef(db, uid), entry: getEntryRef(db, uid, ledgerKeys.adminAdjustment(key)) };
}

/**
 * Corrects a balance in the caller's transaction, which has called `openAudit`: the ledger entry, a notice and an entry
 * of the audit log. What was posted already stays as it is.
 *
 * @throws ApiError 402 where the balance would fall below zero.
 */
export function postAdjustment(
  transaction: Transaction,
  db: Firestore,
  snapshots: AdjustedDocuments<DocumentSnapshot>,
  { amount, why, actor, confirmedBy }: Adjustment,
  at: Date,
): void {
  const coins = readUser(snapshots.user)?.coins ?? 0;
  const nobody = { displayName: null, photoURL: null };
  const entry = { amount, reason: "admin-adjustment", ref: why } as const;
  const posted = postEntry(transaction, snapshots, entry, nobody, at);
  if (!posted.ok && posted.reason === "already-posted") return;
  if (!posted.ok) {
    const { balance, price } = posted;
    throw refuseStaff("below-zero", balance, { balance, price });
  }
  const text = `An admin ${amount > 0 ? "added" : "removed"} ${formatNumber(Math.abs(amount))} coins: ${why}`;
  const notice = { kind: "moderation", ref: statementPath, values: { text } } as const;
  addNotification(transaction, { user: snapshots.user }, notice, at);
  writeAudit(transaction, db, {
    ...{
      actor,
      action: "coins.adjust",
      target: snapshots.entry.ref.path,
      subject: snapshots.user.id,
      why,
      at,
    },
    before: { coins },
    after: { coins: posted.balanceAfter, amount, ...(confirmedBy !== null && { confirmedBy }) },
  });
}
