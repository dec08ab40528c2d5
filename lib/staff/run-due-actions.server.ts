import type { AccountDependencies } from "@/lib/api/create-dependencies.server";
import { runTransaction } from "@/lib/api/run-transaction.server";
import { getAuditHeadRef } from "@/lib/audit/audit-chain.server";
import { openAudit, writeAudit } from "@/lib/audit/write-audit.server";
import { type DocumentReference, Timestamp } from "@/lib/firebase/admin.server";
import { ApiError } from "@/lib/http/api-error";
import { readStaffAction, toProposalFacts } from "./propose-action.server";
import { finishRole, settleStaffAction } from "./settle-action.server";
import type { StaffAction } from "./staff-action";

/** Actions that are looked at in one step. */
const batchSize = 50;

/**
 * Does what is due among the actions of admins: roles whose claims were not changed yet, what the only admin proposed a
 * day ago, and what nobody confirmed in a week. Can run at any time and any number of times.
 *
 * @returns how many actions ended
 */
export async function runDueActions(
  db: AccountDependencies["db"],
  now: AccountDependencies["now"],
  getAuth: () => Promise<AccountDependencies["auth"]>,
): Promise<{ readonly done: number; readonly hasMore: boolean }> {
  const actions = db.collection("staffActions");
  const [confirmed, proposed] = await Promise.all([
    actions.where("status", "==", "confirmed").limit(batchSize).get(),
    actions.where("status", "==", "proposed").orderBy("proposedAt").limit(batchSize).get(),
  ]);
  const open = [...confirmed.docs, ...proposed.docs].flatMap((document) => {
    const held = readStaffAction(document);
    return held && isDue(held, now()) ? [{ reference: document.ref, held }] : [];
  });
  let done = 0;
  for (const { reference, held } of open) {
    const isOver = await runDueAction({ db, now, auth: await getAuth() }, reference, held);
    if (isOver) done += 1;
  }
  return { done, hasMore: false };
}

function isDue({ status, delayedUntil, expiresAt }: StaffAction, at: Date): boolean {
  if (status === "confirmed" || expiresAt.toDate() <= at) return true;
  return delayedUntil !== null && delayedUntil.toDate() <= at;
}

async function runDueAction(
  dependencies: AccountDependencies,
  reference: DocumentReference,
  held: StaffAction,
): Promise<boolean> {
  if (held.status === "confirmed") {
    await finishRole(dependencies, reference, held);
    return true;
  }
  if (held.expiresAt.toDate() <= dependencies.now()) {
    await expire(dependencies, reference);
    return true;
  }
  try {
    // What the proposer would do by hand now, with the same questions asked.
    const confirmed = Promise.resolve({ displayName: null, photoURL: null, isVerified: true });
    const proposer = { uid: held.proposedBy, confirmed };
    await settleStaffAction(dependencies, proposer, { id: reference.id, action: "confirm" });
    return true;
  } catch (error) {
    // There is a second admin now, or the account is gone: it waits for somebody, or expires.
    if (error instanceof ApiError && error.status < 500) return false;
    throw error;
  }
}

async function expire({ db, now }: AccountDependencies, reference: DocumentReference): Promise<void> {
  await runTransaction(db, [reference, getAuditHeadRef(db)], async (transaction) => {
    const at = now();
    const held = readStaffAction(await transaction.get(reference));
    if (held?.status !== "proposed") return;
    await openAudit(transaction, db);
    transaction.update(reference, { status: "expired", decidedAt: Timestamp.fromDate(at) });
    writeAudit(transaction, db, {
      ...{ actor: "schedule", action: "staff.expire", target: reference.path, subject: held.subject, at },
      ...{ before: { status: "proposed" }, after: toProposalFacts(held), why: held.why },
    });
  });
}
