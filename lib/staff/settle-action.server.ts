import type { AccountDependencies } from "@/lib/api/create-dependencies.server";
import { runTransaction } from "@/lib/api/run-transaction.server";
import { getAuditHeadRef } from "@/lib/audit/audit-chain.server";
import { openAudit, writeAudit } from "@/lib/audit/write-audit.server";
import type { Actor } from "@/lib/auth/actor";
import { type DocumentReference, Timestamp, type Transaction } from "@/lib/firebase/admin.server";
import { getLimitRef, takeLimit } from "@/lib/limits/take-limit.server";
import { getUserRef } from "@/lib/users/read-user-document.server";
import { decideRoleChange } from "./decide-role-change";
import { getAdjustmentRefs, postAdjustment } from "./post-adjustment.server";
import { type Council, readCouncil, readStaffAction, toProposalFacts } from "./propose-action.server";
import { refuseStaff } from "./refusals";
import { applyRole } from "./set-role.server";
import { decideStaffStep, type StaffAction, type StaffStep } from "./staff-action";
import { findAccount, getRoleName, requireVerified, writeRole } from "./write-role.server";

/** Whoever settles an action, as far as that matters. */
type StaffSettler = Pick<Actor, "uid" | "confirmed">;

/**
 * A second admin confirms what another one proposed, which then happens, or any admin cancels it. Where there is no
 * second admin, the proposer confirms it once the delay is over. Coins move in the same transaction. Of a role the store
 * comes first and then the claims: an attempt that broke off in between is finished by the next one.
 *
 * @throws ApiError 404 for an unknown action; 403 and 409 as the state machine refuses; 402 where a balance would fall
 *   below zero; 429 after too many changes today.
 */
export async function settleStaffAction(
  dependencies: AccountDependencies,
  actor: StaffSettler,
  { id, action }: { readonly id: string; readonly action: StaffStep["action"] },
): Promise<StaffAction> {
  const { db } = dependencies;
  const reference = db.collection("staffActions").doc(id);
  await actor.confirmed;
  const contended = await listContended(reference, dependencies);
  const settled = await runTransaction(db, contended, (transaction) =>
    takeStep(transaction, dependencies, actor, { reference, action }),
  );
  if (settled.status !== "confirmed") return settled;
  return finishRole(dependencies, reference, settled);
}

/** Changes the claims of a confirmed action, and ends it. Can be repeated. */
export async function finishRole(
  dependencies: AccountDependencies,
  reference: DocumentReference,
  held: StaffAction,
): Promise<StaffAction> {
  const account = held.role === null ? null : await findAccount(dependencies, held.subject);
  if (account && held.role !== null) await applyRole(dependencies, account, held.role);
  await reference.update({ status: "executed" });
  return { ...held, status: "executed" };
}

async function listContended(
  reference: DocumentReference,
  { db }: AccountDependencies,
): Promise<DocumentReference[]> {
  const held = readStaffAction(await reference.get());
  if (!held) throw refuseStaff("not-found");
  return [reference, getUserRef(db, held.subject), getAuditHeadRef(db)];
}

async function takeStep(
  transaction: Transaction,
  dependencies: AccountDependencies,
  actor: StaffSettler,
  { reference, action }: { readonly reference: DocumentReference; readonly action: StaffStep["action"] },
): Promise<StaffAction> {
  const { db, now } = dependencies;
  const at = now();
  const [snapshot, limit] = await transaction.getAll(reference, getLimitRef(db, actor.uid, "admin", at));
  const held = snapshot && readStaffAction(snapshot);
  if (!held || !limit) throw refuseStaff("not-found");
  const council = await readCouncil(transaction, dependencies, actor.uid, at);
  const others = council.live.filter((uid) => uid !== held.proposedBy && uid !== held.subject);
  const decision = decideStaffStep(held, { action, uid: actor.uid, at, others });
  if (!decision.ok) throw refuseStaff(decision.reason);
  if (decision.isRepeated) return held;
  const work: StepWork = { transaction, dependencies, actor, held, council, at };
  const write = action === "confirm" ? await prepareStep(work) : () => undefined;
  await openAudit(transaction, db);
  takeLimit(transaction, limit, { uid: actor.uid, action: "admin", at });
  const change = { status: decision.status, decidedBy: actor.uid, decidedAt: Timestamp.fromDate(at) };
  transaction.update(reference, change);
  writeAudit(transaction, db, {
    ...{ actor: actor.uid, action: `staff.${action}`, target: reference.path, subject: held.subject, at },
    ...{ before: { status: held.status }, after: toProposalFacts(held), why: held.why },
  });
  write();
  return { ...held, ...change };
}

interface StepWork {
  readonly transaction: Transaction;
  readonly dependencies: AccountDependencies;
  readonly actor: StaffSettler;
  readonly held: StaffAction;
  readonly council: Council;
  readonly at: Date;
}

/** Reads what the confirmed action takes. @returns what writes it */
async function prepareStep(work: StepWork): Promise<() => void> {
  const { transaction, dependencies, actor, held, council, at } = work;
  const { db } = dependencies;
  if (!council.live.includes(held.proposedBy)) throw refuseStaff("proposer-gone");
  const decided = { why: held.why, actor: held.proposedBy, confirmedBy: actor.uid };
  if (held.kind === "coins") {
    const { amount, key } = held;
    if (amount === null || key === null) throw new Error("The action has no amount.");
    const refs = getAdjustmentRefs(db, held.subject, key);
    const [user, entry] = await transaction.getAll(refs.user, refs.entry);
    if (!user?.exists || !entry) throw refuseStaff("not-found");
    return () => postAdjustment(transaction, db, { user, entry }, { amount, ...decided }, at);
  }
  const { role } = held;
  const account = await findAccount(dependencies, held.subject);
  const user = await transaction.get(getUserRef(db, held.subject));
  if (!account || !user.exists || role === null) throw refuseStaff("not-found");
  requireVerified(account, role);
  const step = { actor: held.proposedBy, subject: held.subject, from: getRoleName(account), to: role };
  const decision = decideRoleChange(council.roster, council.live, step);
  if (decision === "last") throw refuseStaff("last");
  // Since it was proposed, the account may have become an admin whose role nobody takes alone.
  if (decision === "second-only" && actor.uid === held.proposedBy) throw refuseStaff("own");
  return () => writeRole(transaction, db, user, { roster: council.roster, account, role, ...decided }, at);
}
