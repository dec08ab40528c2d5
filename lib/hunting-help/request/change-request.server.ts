import { changeContent } from "@/lib/content/change-content.server";
import {
  type DocumentReference,
  FieldValue,
  type Firestore,
  type Transaction,
} from "@/lib/firebase/admin.server";
import { getActivityRef, getRequestRef } from "@/lib/hunting-help/read-help-document.server";

/** Under which pages of the board are held in this process. */
export const boardPagesPath = "hunting-help/board";

/**
 * Runs a transaction that may change a request or its answers, and purges its page and the board. All writes to them
 * go through here.
 *
 * @param contended The accounts whose coins may move.
 * @throws Whatever `body` throws, with nothing written.
 */
export function changeRequest<T>(
  db: Firestore,
  id: string,
  contended: readonly DocumentReference[],
  body: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return changeContent(db, getRequestRef(db, id), contended, body, boardPagesPath);
}

/** Tells those who have the page of a request open that there is something new. Costs no read. */
export function markActivity(transaction: Transaction, db: Firestore, id: string): void {
  transaction.set(getActivityRef(db, id), { revision: FieldValue.increment(1) }, { merge: true });
}
