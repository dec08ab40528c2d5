import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { readTogether } from "@/lib/api/run-transaction.server";
import type { Actor } from "@/lib/auth/actor";
import {
  getRequestRef,
  requirePublicRequest,
  requireRequestStep,
} from "@/lib/hunting-help/read-help-document.server";
import type { ChangedRequestResponse } from "@/lib/hunting-help/schema";
import { getLimitRef, takeLimit } from "@/lib/limits/take-limit.server";
import { getUserRef } from "@/lib/users/read-user-document.server";
import { changeRequest } from "./change-request.server";
import { endRequest } from "./end-request.server";
import { getRefundRefs } from "./refund.server";
import { toRequest } from "./to-request.server";

/**
 * Takes back one's own open request. The price comes back where nobody has answered yet. A repeated call changes
 * nothing.
 *
 * @throws ApiError 403 for somebody else's; 404 for one that is not there; 409 when it is not open; 429 after too many
 *   changes today.
 */
export function withdrawRequest(
  { db, now }: Dependencies,
  actor: Actor,
  id: string,
): Promise<ChangedRequestResponse> {
  const { uid } = actor;
  return changeRequest(db, id, [getUserRef(db, uid)], async (transaction) => {
    const at = now();
    const { request, limit, user, entry } = await readTogether(transaction, {
      request: getRequestRef(db, id),
      limit: getLimitRef(db, uid, "help-change", at),
      ...getRefundRefs(db, uid, id),
    });
    await actor.confirmed;
    const stored = requirePublicRequest(request);
    const decision = requireRequestStep(stored, { action: "withdraw", uid, at: at.getTime() });
    if (decision.status === null) return { message: "OK", request: toRequest(id, stored) };
    takeLimit(transaction, limit, { uid, action: "help-change", at });
    const { request: ended } = endRequest(transaction, db, {
      ...{ id, stored, status: decision.status, at },
      refund: decision.isRefunded ? { user, entry } : null,
    });
    return { message: "OK", request: toRequest(id, ended) };
  });
}
