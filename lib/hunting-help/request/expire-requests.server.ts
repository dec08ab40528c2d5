import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { Timestamp } from "@/lib/firebase/admin.server";
import {
  getRequestRef,
  readRequestDocument,
  toRequestState,
} from "@/lib/hunting-help/read-help-document.server";
import { addNotification } from "@/lib/notifications/add-notification.server";
import { getUserRef } from "@/lib/users/read-user-document.server";
import { changeRequest } from "./change-request.server";
import { endRequest } from "./end-request.server";
import { getRefundRefs } from "./refund.server";
import { decideRequestStep } from "./request-state";

/** Requests that one call looks at. */
const batchSize = 20;

interface ExpiredRequests {
  readonly expired: number;
  readonly refunded: number;
  /** Whether more may be due. */
  readonly hasMore: boolean;
}

/**
 * Ends a request whose time is over, and gives the price back where nobody answered. Whoever reads such a request
 * calls this first, so that it does not depend on a timer. Does nothing where nothing is due, however often it is
 * called.
 *
 * @returns coins that came back; `null` where the request was not due
 */
export async function expireRequest(
  { db, now }: Dependencies,
  id: string,
): Promise<{ readonly refunded: number } | null> {
  const found = readRequestDocument(await getRequestRef(db, id).get());
  if (!found) return null;
  const { asker } = found;
  const contended = asker === null ? [] : [getUserRef(db, asker)];
  return changeRequest(db, id, contended, async (transaction) => {
    const at = now();
    const refs = asker === null ? null : getRefundRefs(db, asker, id);
    const [request, user, entry] = await transaction.getAll(
      getRequestRef(db, id),
      ...(refs ? [refs.user, refs.entry] : []),
    );
    const stored = request && readRequestDocument(request);
    if (!stored) return null;
    const decision = decideRequestStep(toRequestState(stored), { action: "expire", at: at.getTime() });
    if (!decision.ok || decision.status === null) return null;
    const refund = decision.isRefunded && user && entry ? { user, entry } : null;
    const { refunded } = endRequest(transaction, db, { id, stored, status: decision.status, at, refund });
    if (user) {
      const values = { title: stored.title, coins: String(refunded) };
      addNotification(transaction, { user }, { kind: "request-expired", ref: id, values }, at);
    }
    return { refunded };
  });
}

/**
 * Ends requests whose time is over, the longest due first. For a scheduler; it can be called at any time, any
 * number of times.
 */
export async function expireDueRequests(dependencies: Dependencies): Promise<ExpiredRequests> {
  const { db, now } = dependencies;
  const { docs } = await db
    .collection("helpRequests")
    .where("status", "==", "open")
    .where("expiresAt", "<=", Timestamp.fromDate(now()))
    .orderBy("expiresAt")
    .limit(batchSize)
    .get();
  const outcomes = await Promise.all(docs.map(({ id }) => expireRequest(dependencies, id)));
  const done = outcomes.filter((outcome) => outcome !== null);
  return {
    expired: done.length,
    refunded: done.reduce((sum, { refunded }) => sum + refunded, 0),
    hasMore: docs.length === batchSize,
  };
}
