import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { runTransaction } from "@/lib/api/run-transaction.server";
import { getAuditHeadRef } from "@/lib/audit/audit-chain.server";
import { openAudit, writeAudit } from "@/lib/audit/write-audit.server";
import { deletedAccountDocumentSchema } from "@/lib/auth/deleted-account.server";
import { type Auth, type DocumentSnapshot, getAdminAuth, Timestamp } from "@/lib/firebase/admin.server";
import { writeLog } from "@/lib/observe/log.server";
import { getUserRef } from "@/lib/users/read-user-document.server";
import { deleteSignIn, eraseAccount, sweepPause } from "./delete-account.server";
import { countTraces } from "./find-traces.server";

/** How long after a deletion its mark stays, in milliseconds: no call of the account is on its way for a day. */
const markPeriod = 24 * 60 * 60 * 1000;
/** Accounts that one sweep looks at. */
const batchSize = 20;

/**
 * Looks ten minutes and a day after each deletion whether anything of the account is left, erases what is, and finishes
 * what broke off. What was clean after a day is written into the audit log, and its mark goes.
 *
 * @param getAuth Asked for only where there is an account to look at.
 * @returns how many accounts were looked at
 */
export async function sweepDeletedAccounts(
  dependencies: Dependencies,
  getAuth: () => Promise<Auth> = getAdminAuth,
): Promise<{ done: number; hasMore: boolean }> {
  const { db, now } = dependencies;
  const { docs } = await db
    .collection("deletedAccounts")
    .where("sweepAt", "<=", now())
    .limit(batchSize)
    .get();
  for (const mark of docs) await sweep(dependencies, mark, getAuth);
  return { done: docs.length, hasMore: docs.length === batchSize };
}

async function sweep(
  { db, now }: Dependencies,
  mark: DocumentSnapshot,
  getAuth: () => Promise<Auth>,
): Promise<void> {
  const { uid, deletedAt, found } = deletedAccountDocumentSchema.parse(mark.data());
  const auth = await getAuth();
  // A deletion that broke off may have left it, with nothing else.
  await deleteSignIn(auth, uid);
  const left = await countTraces(db, uid);
  const at = now();
  const inMilliseconds = (time: number) => Timestamp.fromMillis(time);
  if (left > 0) {
    writeLog("warn", "deletion-left", { documents: left });
    await eraseAccount({ db, now, auth }, uid);
    await mark.ref.update({ sweepAt: inMilliseconds(at.getTime() + sweepPause), found: found + left });
    return;
  }
  const end = deletedAt.toDate().getTime() + markPeriod;
  if (at.getTime() < end) {
    await mark.ref.update({ sweepAt: inMilliseconds(end) });
    return;
  }
  await runTransaction(db, [mark.ref, getAuditHeadRef(db)], async (transaction) => {
    await openAudit(transaction, db);
    transaction.delete(mark.ref);
    writeAudit(transaction, db, {
      ...{ actor: "command-line", action: "account.sweep", target: getUserRef(db, uid).path, subject: uid },
      ...{ before: { found }, after: { left: 0 }, why: "nothing was left a day after the deletion", at },
    });
  });
}
