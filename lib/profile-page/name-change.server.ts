import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { runTransaction } from "@/lib/api/run-transaction.server";
import { purgeAllPages } from "@/lib/content/cache-page.server";
import type { DocumentSnapshot, Firestore, Transaction } from "@/lib/firebase/admin.server";
import { ApiError } from "@/lib/http/api-error";
import { announceName, hasRuns, spreadName } from "@/lib/leaderboards/run/player-names.server";
import { getRunnerRef } from "@/lib/leaderboards/run/read-run-document.server";
import { getUserRef } from "@/lib/users/read-user-document.server";
import type { UserDocument } from "@/lib/users/schema";

/** How long nobody can set name or photo after a moderator hid them, in milliseconds: 30 days. */
export const nameLockPeriod = 30 * 86_400_000;

/** Copies of a name besides the user document. */
interface NameCopies {
  readonly runner: DocumentSnapshot;
  readonly hasRuns: boolean;
}

/** Reads it, in the transaction that may change a name. */
export async function readNameCopies(
  transaction: Transaction,
  db: Firestore,
  uid: string,
): Promise<NameCopies> {
  const [runner, named] = await Promise.all([
    transaction.get(getRunnerRef(db, uid)),
    hasRuns(transaction, db, uid),
  ]);
  return { runner, hasRuns: named };
}

/** Fields of the user document that others see or that say where they come from. */
type ShownFields = Partial<Pick<UserDocument, "displayName" | "photoURL" | "naming">>;

/** Writes name and photo wherever they are seen; what many documents hold is right with the next request. */
export function writeShown(
  transaction: Transaction,
  db: Firestore,
  uid: string,
  { runner, hasRuns: isNamed }: NameCopies,
  fields: ShownFields,
): void {
  transaction.update(getUserRef(db, uid), { ...fields });
  const { displayName } = fields;
  if (displayName === undefined) return;
  if (runner.exists) transaction.update(runner.ref, { name: displayName });
  if (isNamed) announceName(transaction, db, uid, displayName);
}

/**
 * Runs a transaction that may change what others see of a person. Names are on pages of every kind, so all pages that
 * this process holds are made anew; documents that hold the name follow in batches.
 *
 * @returns what `body` returns
 */
export async function changeShown<T>(
  { db, now }: Dependencies,
  uid: string,
  body: (transaction: Transaction) => Promise<{ readonly result: T; readonly isChanged: boolean }>,
): Promise<T> {
  try {
    const { result, isChanged } = await runTransaction(db, [getUserRef(db, uid)], body);
    if (isChanged) {
      purgeAllPages();
      await spreadName({ db, now }, uid);
      purgeAllPages();
    }
    return result;
  } catch (error) {
    // After a refusal nothing was written; otherwise nobody knows.
    if (!(error instanceof ApiError)) purgeAllPages();
    throw error;
  }
}

/** Until when name and photo stay as they are; `null` where they can be set. */
export function getNameLock({ naming }: Pick<UserDocument, "naming">, at: Date): Date | null {
  const until = naming.lockedUntil?.toDate() ?? null;
  return until && until > at ? until : null;
}
