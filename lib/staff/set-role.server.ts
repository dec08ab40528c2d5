import type { AccountDependencies, Dependencies } from "@/lib/api/create-dependencies.server";
import { runTransaction } from "@/lib/api/run-transaction.server";
import { getAuditHeadRef } from "@/lib/audit/audit-chain.server";
import { openAudit, writeAudit } from "@/lib/audit/write-audit.server";
import { purgeAllPages, purgePage } from "@/lib/content/cache-page.server";
import { Timestamp } from "@/lib/firebase/admin.server";
import { getRoles } from "@/lib/site/roles";
import { setStaffMark } from "@/lib/users/staff-marks.server";
import { getRosterRef, readRoster } from "./read-roster.server";
import type { RoleChange, SetRoleResult } from "./role-change";
import { changeRoster } from "./roster";

/**
 * The operator gives an account a role or takes it away, without asking any admin. It counts on the next call: calls
 * compare the live claims, and all sessions of the account end, so that no browser goes on showing what the role opened.
 * Written into the audit log and the roster, which takes the first one who is made an admin like this for the first.
 *
 * @param change.allowUnverified Whether an account whose address is not verified may get a role: it belongs to
 *   whoever typed the address.
 */
export async function setRole(
  { db, auth, now }: AccountDependencies,
  { email, role, actor, why, allowUnverified }: RoleChange,
): Promise<SetRoleResult> {
  const account = await auth.getUserByEmail(email).catch((error) => {
    if (error?.code === "auth/user-not-found") return null;
    throw error;
  });
  if (!account) return { ok: false, reason: "no-account" };
  if (role !== "none" && !account.emailVerified && !allowUnverified) {
    return { ok: false, reason: "unverified" };
  }
  const claims = role === "none" ? {} : { [role]: true };
  // The entry first: a change that nobody can trace must not exist.
  await runTransaction(db, [getAuditHeadRef(db)], async (transaction) => {
    const at = now();
    const roster = await readRoster(transaction, db);
    await openAudit(transaction, db);
    const change = { uid: account.uid, isAdmin: role === "admin", at: Timestamp.fromDate(at) };
    transaction.set(getRosterRef(db), changeRoster(roster, { ...change, isOperator: true }));
    writeAudit(transaction, db, {
      ...{ actor, action: "role.set", target: `users/${account.uid}`, subject: account.uid, why, at },
      before: { ...getRoles(account.customClaims ?? {}) },
      after: { ...getRoles(claims) },
    });
  });
  await applyRole({ auth, db }, account, role);
  return { ok: true, uid: account.uid };
}

/**
 * Changes the claims of an account, ends its sessions and, without a role, what it held as moderator. The audit entry
 * was written before.
 */
export async function applyRole(
  { auth, db }: Pick<AccountDependencies, "auth" | "db">,
  {
    uid,
    customClaims,
  }: { readonly uid: string; readonly customClaims?: Record<string, unknown> | undefined },
  role: RoleChange["role"],
): Promise<void> {
  // Other claims of the account are not ours to touch.
  const { admin: _admin, creator: _creator, ...others } = customClaims ?? {};
  await auth.setCustomUserClaims(uid, { ...others, ...(role === "none" ? {} : { [role]: true }) });
  await auth.revokeRefreshTokens(uid);
  if (role === "none") await releaseClaims({ db }, uid);
  // After the sessions have ended: one that was open could set it again.
  await setStaffMark({ db }, uid, role !== "none");
  purgeAllPages();
}

/** Collections with claims: every document has `claim {by, until}`. */
const claimable = ["runs", "cases"] as const;
/** Claims of one kind that are looked for; each holds for 30 minutes at most. */
const maxClaims = 100;

/**
 * Ends what somebody held as moderator, once the role is gone: the claims on runs and cases, and a place among the
 * active moderators (`decidedAt` of their figures). Can be repeated.
 */
export async function releaseClaims({ db }: Pick<Dependencies, "db">, uid: string): Promise<void> {
  const figures = db.collection("moderators").doc(uid);
  await runTransaction(db, [figures], async (transaction) => {
    const snapshot = await transaction.get(figures);
    if (snapshot.exists) transaction.update(figures, { decidedAt: null });
  });
  for (const collection of claimable) {
    const claimed = await db.collection(collection).where("claim.by", "==", uid).limit(maxClaims).get();
    for (const { ref } of claimed.docs) {
      await runTransaction(db, [ref], async (transaction) => {
        const snapshot = await transaction.get(ref);
        if (snapshot.get("claim.by") === uid) transaction.update(ref, { claim: null });
      });
      purgePage(ref.path);
    }
  }
}
