import type { AccountDependencies } from "@/lib/api/create-dependencies.server";
import { writeAudit } from "@/lib/audit/write-audit.server";
import { getRoles } from "@/lib/site/roles";

import type { RoleChange, SetRoleResult } from "./role-change";

/**
 * Gives an account a role or takes it away. It counts on the next call: calls compare the live claims, and all
 * sessions of the account end, so that no browser goes on showing what the role opened. Written into the audit log.
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
  const batch = db.batch();
  writeAudit(batch, db, {
    actor,
    action: "role.set",
    target: `users/${account.uid}`,
    subject: account.uid,
    before: { ...getRoles(account.customClaims ?? {}) },
    after: { ...getRoles(claims) },
    why,
    at: now(),
  });
  // The entry first: a change that nobody can trace must not exist.
  await batch.commit();
  await applyRole({ auth }, account, role);
  return { ok: true, uid: account.uid };
}

/** Changes the claims of an account and ends its sessions. The audit entry was written before. */
export async function applyRole(
  { auth }: Pick<AccountDependencies, "auth">,
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
}
