import type { Dependencies } from "@/lib/api/create-dependencies.server";
import type { Actor } from "@/lib/auth/actor";
import { ledgerKeys } from "@/lib/coins/ledger";
import { getEntryRef, postEntry } from "@/lib/coins/post-entry.server";
import { rewards } from "@/lib/coins/prices";
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Transaction,
} from "@/lib/firebase/admin.server";
import { Timestamp } from "@/lib/firebase/admin.server";
import {
  getAnswerRef,
  getRequestRef,
  readAnswerDocument,
  readRequestDocument,
  requirePublicAnswer,
  requirePublicRequest,
  requireRequestStep,
  toHash,
} from "@/lib/hunting-help/read-help-document.server";
import { refuseStep } from "@/lib/hunting-help/refusals";
import { changeRequest } from "@/lib/hunting-help/request/change-request.server";
import { endRequest } from "@/lib/hunting-help/request/end-request.server";
import { getRefundRefs } from "@/lib/hunting-help/request/refund.server";
import { toRequest } from "@/lib/hunting-help/request/to-request.server";
import type { ChangedRequestResponse } from "@/lib/hunting-help/schema";
import { addToCounter, getCounterRef, readCounter } from "@/lib/limits/count-daily.server";
import { getLimitRef, takeLimit } from "@/lib/limits/take-limit.server";
import { addNotification } from "@/lib/notifications/add-notification.server";
import { grantBadges } from "@/lib/profiles/grant-badges.server";
import { getUserRef } from "@/lib/users/read-user-document.server";
import { findUnpaidReason } from "./decide-pay";
import { countPaidAnswer, getTallyRefs } from "./top-helpers.server";

/**
 * Approves one answer of one's own request, open or expired for less than three days: the request is solved and the
 * answerer is paid at once, unless the caps of the day say otherwise; then it is solved all the same. Approving the same
 * answer again changes nothing.
 *
 * @throws ApiError 403 for somebody else's request and one's own answer; 404 for what is not there; 409 when the
 *   request is over or was paid back, or another answer was approved; 429 after too many changes today.
 */
export async function approveAnswer(
  { db, now }: Dependencies,
  actor: Actor,
  { id, answer: answerId }: { readonly id: string; readonly answer: string },
): Promise<ChangedRequestResponse> {
  const { uid } = actor;
  const answerRef = getAnswerRef(db, id, answerId);
  // Whose account is paid must be known before the transaction reads it. The author of an answer stays the same,
  // unless the account is deleted.
  const [given, about] = await db.getAll(answerRef, getRequestRef(db, id));
  const answerer = (given && readAnswerDocument(given)?.uid) ?? null;
  const weapon = (about && readRequestDocument(about)?.weapon) ?? null;
  const contended = [uid, ...(answerer === null ? [] : [answerer])].map((each) => getUserRef(db, each));
  return changeRequest(db, id, contended, async (transaction) => {
    const at = now();
    const payee = answerer === null ? null : getPayeeRefs(db, { asker: uid, answerer, weapon, id, at });
    const [request, answer, limit, refund, ...payeeSnapshots] = await transaction.getAll(
      getRequestRef(db, id),
      answerRef,
      getLimitRef(db, uid, "help-change", at),
      getRefundRefs(db, uid, id).entry,
      ...(payee ?? []),
    );
    await actor.confirmed;
    if (!request || !answer || !limit || !refund) throw new Error("The store left out a document.");
    const stored = requirePublicRequest(request);
    if (stored.asker === uid && stored.status === "solved" && stored.approvedAnswer === answerId) {
      return { message: "OK", request: toRequest(id, stored) };
    }
    const { uid: author } = requirePublicAnswer(answer);
    const step = { action: "approve", uid, answerer: author, at: at.getTime() } as const;
    requireRequestStep(stored, step);
    // Paid back while its answers were hidden: what nobody pays for any more earns nothing.
    if (refund?.exists) throw refuseStep("expired");
    takeLimit(transaction, limit, { uid, action: "help-change", at });

    const payment = payAnswerer(transaction, author === null ? [] : payeeSnapshots, { answerer, id, at });
    transaction.update(answerRef, { isApproved: true, updatedAt: Timestamp.fromDate(at) });
    const { request: solved } = endRequest(transaction, db, {
      ...{ id, stored, status: "solved", at, refund: null },
      change: { approvedAnswer: answerId, ...payment },
    });
    const [payeeUser] = author === null ? [] : payeeSnapshots;
    if (payeeUser) {
      const values = { title: stored.title, coins: String(payment.paid) };
      addNotification(transaction, { user: payeeUser }, { kind: "answer-approved", ref: id, values }, at);
    }
    return { message: "OK", request: toRequest(id, solved) };
  });
}

interface PayeeOf {
  readonly asker: string;
  readonly answerer: string;
  /** That the request is about. */
  readonly weapon: string | null;
  readonly id: string;
  readonly at: Date;
}

/** In the order in which `payAnswerer` takes the snapshots. */
function getPayeeRefs(db: Firestore, { asker, answerer, weapon, id, at }: PayeeOf): DocumentReference[] {
  return [
    getUserRef(db, answerer),
    getEntryRef(db, answerer, ledgerKeys.helpApproved(id)),
    getCounterRef(db, answerer, `help-paid-by-${toHash(asker)}`, at),
    getCounterRef(db, answerer, "help-paid", at),
    ...getTallyRefs(db, answerer, { weapon, at }),
  ];
}

function payAnswerer(
  transaction: Transaction,
  [user, entry, pair, day, ...tallies]: readonly DocumentSnapshot[],
  { answerer, id, at }: { answerer: string | null; id: string; at: Date },
) {
  if (answerer === null || !user?.exists || !entry || !pair || !day) {
    return { paid: 0, unpaid: "no-account" as const };
  }
  grantBadges(transaction, user, { answers: 1 }, at);
  const counts = { pairToday: readCounter(pair), answererToday: readCounter(day), hasAccount: true };
  const unpaid = findUnpaidReason(counts);
  if (unpaid) return { paid: 0, unpaid };
  const { coins } = rewards.approvedAnswer;
  const posting = { amount: coins, reason: "help-approved", ref: id } as const;
  const nobody = { displayName: null, photoURL: null };
  const decision = postEntry(transaction, { user, entry }, posting, nobody, at);
  if (!decision.ok) throw new Error(`The approval of ${id} was paid before.`);
  addToCounter(transaction, pair, { uid: answerer, at });
  addToCounter(transaction, day, { uid: answerer, at });
  countPaidAnswer(transaction, tallies, { uid: answerer });
  return { paid: coins, unpaid: null };
}
