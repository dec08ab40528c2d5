import type { AccountDependencies } from "@/lib/api/create-dependencies.server";
import { runTransaction } from "@/lib/api/run-transaction.server";
import { getAuditHeadRef } from "@/lib/audit/audit-chain.server";
import { openAudit, writeAudit } from "@/lib/audit/write-audit.server";
import type { Actor } from "@/lib/auth/actor";
import { ApiError } from "@/lib/http/api-error";
import { addNotification } from "@/lib/notifications/add-notification.server";
import { getRoles, isAdminOrCreator } from "@/lib/site/roles";
import { appealsPath } from "@/lib/site/routes";
import { getUserRef, readUser } from "@/lib/users/read-user-document.server";
import type { BlockRequest, BlockResponse } from "./schema";

const dayMs = 86_400_000;

/**
 * A moderator keeps an account from posting for some days, or ends that. The person is told why and until when; what
 * they posted stays. Every call of a route that counts toward others looks at it.
 *
 * @throws ApiError 404 for an unknown account; 403 for oneself and for other moderators.
 */
export function blockUser(
  { db, auth, now }: AccountDependencies,
  actor: Actor,
  { uid, days, reason }: BlockRequest & { readonly uid: string },
): Promise<BlockResponse> {
  const account = getUserRef(db, uid);
  return runTransaction(db, [account, getAuditHeadRef(db)], async (transaction) => {
    const at = now();
    const snapshot = await transaction.get(account);
    await actor.confirmed;
    const user = readUser(snapshot);
    if (!user) throw new ApiError(404, "User not found.", { code: "not-found" });
    const { customClaims } = await auth.getUser(uid);
    if (uid === actor.uid || isAdminOrCreator(getRoles(customClaims ?? {}))) {
      throw new ApiError(403, "Moderators can't be blocked.", { code: "forbidden" });
    }
    const held = user.block && user.block.until.toDate() > at ? user.block : null;
    if (days === 0 && !held) return { message: "OK", until: null };
    const until = days === 0 ? null : new Date(at.getTime() + days * dayMs);
    await openAudit(transaction, db);
    transaction.update(account, { block: until && { until, reason } });
    const text = until
      ? `You can't post until ${until.toISOString().slice(0, 10)}. Reason: ${reason}`
      : "You can post again.";
    const notice = { kind: "moderation", ref: appealsPath, values: { text } } as const;
    addNotification(transaction, { user: snapshot }, notice, at);
    writeAudit(transaction, db, {
      actor: actor.uid,
      action: until ? "user.block" : "user.unblock",
      target: account.path,
      subject: uid,
      before: { until: held?.until.toDate().toISOString() ?? null },
      after: { until: until?.toISOString() ?? null },
      why: reason,
      at,
    });
    return { message: "OK", until: until?.toISOString() ?? null };
  });
}
