import { runTransaction } from "@/lib/api/run-transaction.server";
import type { DocumentReference, Firestore, Transaction } from "@/lib/firebase/admin.server";
import { purgePage, purgePages } from "./cache-page.server";

/**
 * Runs a transaction that may change what others see of some content, and purges its page before it returns,
 * also where the outcome is not known. All writes to published content go through here.
 *
 * @param content Document of the content.
 * @param contended Further documents that many calls may write at once, e.g. the owner's account.
 * @param lists Path under which lists are held that may name it; they are purged too.
 * @throws Whatever `body` throws, with nothing written.
 */
export async function changeContent<T>(
  db: Firestore,
  content: DocumentReference,
  contended: readonly DocumentReference[],
  body: (transaction: Transaction) => Promise<T>,
  lists?: string,
): Promise<T> {
  try {
    return await runTransaction(db, [content, ...contended], body);
  } finally {
    purgePage(content.path);
    if (lists !== undefined) purgePages(lists);
  }
}
