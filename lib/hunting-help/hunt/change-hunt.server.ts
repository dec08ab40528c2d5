import { runTransaction } from "@/lib/api/run-transaction.server";
import { purgePages } from "@/lib/content/cache-page.server";
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Transaction,
} from "@/lib/firebase/admin.server";
import { getHuntSearchRef } from "@/lib/hunting-help/read-help-document.server";
import { refuseHunt } from "@/lib/hunting-help/refusals";
import { type HuntSearchDocument, huntSearchDocumentSchema } from "./hunt-fields";

/** Under which lists of hunts are held in this process. */
export const huntPagesPath = "hunting-help/find";

/**
 * Runs a transaction that may change a hunt, and purges the lists of hunts. All writes to them go through here.
 *
 * @param contended Further documents that many calls may write at once.
 * @throws Whatever `body` throws, with nothing written.
 */
export async function changeHunt<T>(
  db: Firestore,
  host: string,
  contended: readonly DocumentReference[],
  body: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  try {
    return await runTransaction(db, [getHuntSearchRef(db, host), ...contended], body);
  } finally {
    purgePages(huntPagesPath);
  }
}

/** The hunt of a snapshot while it lasts; `null` for none, and for one that is over. */
export function readHunt(snapshot: DocumentSnapshot, at: Date): HuntSearchDocument | null {
  const stored = snapshot.exists ? huntSearchDocumentSchema.parse(snapshot.data()) : null;
  return stored && stored.until.toDate() > at ? stored : null;
}

/**
 * The hunt that a call means.
 *
 * @throws ApiError 404 where it is over, was called off or removed, or the host looks for another one by now.
 */
export function requireHunt(snapshot: DocumentSnapshot, hunt: string, at: Date): HuntSearchDocument {
  const stored = readHunt(snapshot, at);
  if (stored && stored.hunt === hunt) return stored;
  throw refuseHunt("no-hunt");
}
