import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { readTogether } from "@/lib/api/run-transaction.server";
import type { Actor } from "@/lib/auth/actor";
import { Timestamp } from "@/lib/firebase/admin.server";
import { noticeThanks, readAnswerer } from "@/lib/hunting-help/help-notices.server";
import {
  getAnswerRef,
  getRequestRef,
  requirePublicAnswer,
  requirePublicRequest,
  requireRequestStep,
} from "@/lib/hunting-help/read-help-document.server";
import { changeRequest, markActivity } from "@/lib/hunting-help/request/change-request.server";
import { toHelpAnswer } from "@/lib/hunting-help/request/to-request.server";
import type { ChangedAnswerResponse } from "@/lib/hunting-help/schema";
import { getLimitRef, takeLimit } from "@/lib/limits/take-limit.server";
import { getUserRef } from "@/lib/users/read-user-document.server";

/**
 * Thanks for an answer to one's own request, without coins. A repeated call changes nothing.
 *
 * @throws ApiError 403 for somebody else's request and one's own answer; 404 for what is not there; 409 for a request
 *   that was withdrawn or closed; 429 after too many changes today.
 */
export function thankAnswer(
  { db, now }: Dependencies,
  actor: Actor,
  { id, answer: answerId }: { readonly id: string; readonly answer: string },
): Promise<ChangedAnswerResponse> {
  const { uid } = actor;
  return changeRequest(db, id, [getUserRef(db, uid)], async (transaction) => {
    const at = now();
    const { request, answer, limit } = await readTogether(transaction, {
      request: getRequestRef(db, id),
      answer: getAnswerRef(db, id, answerId),
      limit: getLimitRef(db, uid, "help-change", at),
    });
    await actor.confirmed;
    const asked = requirePublicRequest(request);
    const stored = requirePublicAnswer(answer);
    const step = { action: "thank", uid, answerer: stored.uid, at: at.getTime() } as const;
    requireRequestStep(asked, step);
    if (stored.thankedAt) return { message: "OK", answer: toHelpAnswer(answerId, stored) };
    const answerer = await readAnswerer(transaction, db, stored);
    takeLimit(transaction, limit, { uid, action: "help-change", at });
    const change = { thankedAt: Timestamp.fromDate(at) };
    transaction.update(answer.ref, change);
    // The request is part of the transaction's promise: it must not be withdrawn at the same time.
    transaction.update(request.ref, { updatedAt: at });
    markActivity(transaction, db, id);
    if (answerer) noticeThanks(transaction, answerer, { id, stored: asked }, at);
    return { message: "OK", answer: toHelpAnswer(answerId, { ...stored, ...change }) };
  });
}
