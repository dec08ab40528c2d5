import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { readTogether } from "@/lib/api/run-transaction.server";
import type { Actor } from "@/lib/auth/actor";
import {
  getAnswerRef,
  getRequestRef,
  requirePublicAnswer,
  requirePublicRequest,
} from "@/lib/hunting-help/read-help-document.server";
import { refuseHelp, refuseStep } from "@/lib/hunting-help/refusals";
import { changeRequest, markActivity } from "@/lib/hunting-help/request/change-request.server";
import { toHelpAnswer } from "@/lib/hunting-help/request/to-request.server";
import { maxHelpfulMarks } from "@/lib/hunting-help/rules";
import type { ChangedAnswerResponse } from "@/lib/hunting-help/schema";
import { getLimitRef, takeLimit } from "@/lib/limits/take-limit.server";
import { sharesNetwork } from "@/lib/users/network-marks.server";
import { ensureUser, getUserRef } from "@/lib/users/read-user-document.server";

/**
 * Says that an answer to somebody else's request helped, or takes that back. No coins move: it orders answers. A
 * repeated call changes nothing.
 *
 * @throws ApiError 403 for one's own answer, for the asker, who approves or thanks, and from the network of who wrote or
 *   marked it; 404 for what is not there; 409
 *   for an answer that has 300 marks; 429 after too many changes today.
 */
export function markHelpful(
  { db, now }: Dependencies,
  actor: Actor,
  target: { readonly id: string; readonly answer: string; readonly isHelpful: boolean },
): Promise<ChangedAnswerResponse> {
  const { uid } = actor;
  const { id, isHelpful } = target;
  return changeRequest(db, id, [getUserRef(db, uid)], async (transaction) => {
    const at = now();
    const { request, answer, user, limit } = await readTogether(transaction, {
      request: getRequestRef(db, id),
      answer: getAnswerRef(db, id, target.answer),
      user: getUserRef(db, uid),
      limit: getLimitRef(db, uid, "help-helpful", at),
    });
    const profile = await actor.confirmed;
    const asked = requirePublicRequest(request);
    const stored = requirePublicAnswer(answer);
    if (stored.uid === uid) throw refuseStep("own-answer");
    if (asked.asker === uid) throw refuseHelp("own-request-helpful");
    const marks = stored.helpful ?? [];
    if (marks.includes(uid) === isHelpful) {
      return { message: "OK", answer: toHelpAnswer(target.answer, stored) };
    }
    if (isHelpful && marks.length >= maxHelpfulMarks) {
      throw refuseHelp("marked-out");
    }
    if (isHelpful && (await sharesNetwork(db, uid, [stored.uid, ...marks], at))) {
      throw refuseHelp("marked-from-here");
    }
    takeLimit(transaction, limit, { uid, action: "help-helpful", at });
    ensureUser(transaction, user, profile, at);
    const helpful = isHelpful ? [...marks, uid] : marks.filter((each) => each !== uid);
    transaction.update(answer.ref, { helpful });
    markActivity(transaction, db, id);
    return { message: "OK", answer: toHelpAnswer(target.answer, { ...stored, helpful }) };
  });
}
