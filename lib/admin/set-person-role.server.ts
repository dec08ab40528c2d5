import type { AccountDependencies } from "@/lib/api/create-dependencies.server";
import { runTransaction } from "@/lib/api/run-transaction.server";
import { writeAudit } from "@/lib/audit/write-audit.server";
import type { Actor } from "@/lib/auth/actor";
import { ApiError } from "@/lib/http/api-error";
import { getLimitRef, takeLimit } from "@/lib/limits/take-limit.server";
import { addNotification } from "@/lib/notifications/add-notification.server";
import { getRoles } from "@/lib/site/roles";
import { getUserPath } from "@/lib/site/routes";
import { applyRole } from "@/lib/staff/set-role.server";
import { getUserRef } from "@/lib/users/read-user-document.server";
import { createPersonNotFound, readPerson } from "./people.server";
import type { PersonResponse, SetPersonRole } from "./schema";

/**
 * An admin gives a role or takes it away. The audit entry and the notice come first, then the claims change and all
 * sessions of the account end, so that the role counts, or stops counting, with the next call. The same role again
 * changes nothing.
 *
 * @throws ApiError 404 for an unknown account; 403 for oneself; 409 for an account whose address is not verified; 429
 *   after too many changes today.
 */
export async function setPersonRole(
  dependencies: AccountDependencies,
  actor: Actor,
  { uid, role, why }: SetPersonRole & { readonly uid: string },
): Promise<PersonResponse> {
  const { db, auth, now } = dependencies;
  await actor.confirmed;
  if (uid === actor.uid) {
    throw new ApiError(403, "You can't change your own role.", { code: "forbidden" });
  }
  const account = await auth.getUser(uid).catch((error) => {
    if (error?.code === "auth/user-not-found") throw createPersonNotFound();
    throw error;
  });
  const before = getRoles(account.customClaims ?? {});
  const after = getRoles(role === "none" ? {} : { [role]: true });
  if (before.admin === after.admin && before.creator === after.creator) {
    return { message: "OK", person: await readPerson(dependencies, actor, uid) };
  }
  const isVerified =
    account.emailVerified || account.providerData.some(({ providerId }) => providerId === "google.com");
  if (role !== "none" && !isVerified) {
    throw new ApiError(409, "This account has not verified its email address.", { code: "conflict" });
  }
  const reference = getUserRef(db, uid);
  await runTransaction(db, [reference], async (transaction) => {
    const at = now();
    const [user, limit] = await transaction.getAll(reference, getLimitRef(db, actor.uid, "admin", at));
    if (!user?.exists || !limit) throw createPersonNotFound();
    takeLimit(transaction, limit, { uid: actor.uid, action: "admin", at });
    const text =
      role === "none" ? "Your role was removed." : `You are now ${role === "admin" ? "an" : "a"} ${role}.`;
    const notice = { kind: "moderation", ref: getUserPath(uid), values: { text: `${text} ${why}` } } as const;
    addNotification(transaction, { user }, notice, at);
    writeAudit(transaction, db, {
      ...{ actor: actor.uid, action: "role.set", target: reference.path, subject: uid, why, at },
      ...{ before: { ...before }, after: { ...after } },
    });
  });
  await applyRole({ auth }, account, role);
  return { message: "OK", person: await readPerson(dependencies, actor, uid) };
}
