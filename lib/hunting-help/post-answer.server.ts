import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { readTogether } from "@/lib/api/run-transaction.server";
import type { Actor } from "@/lib/auth/actor";
import { getFingerprints } from "@/lib/content/get-fingerprint.server";
import { Timestamp } from "@/lib/firebase/admin.server";
import { isNewAccount } from "@/lib/limits/new-account";
import { getLimitRef, takeLimit } from "@/lib/limits/take-limit.server";
import { ensureUser, getUserRef, readUser } from "@/lib/users/read-user-document.server";
import { requireAnswerContent, requireFittingAnswer, toFingerprintedAnswer } from "./answer-content.server";
import { changeRequest, markActivity } from "./change-request.server";
import type { AnswerContent, AnswerDocument, RequestDocument } from "./fields";
import { readAnswerNotice } from "./help-notices.server";
import { claimTexts, readTextChecks } from "./posted-texts.server";
import {
  getAnswerId,
  getAnswerRef,
  getRequestRef,
  readAnswerDocument,
  requirePublicRequest,
  toRequestState,
} from "./read-help-document.server";
import { createHelpConflict, createHelpRefusal, createTakenDownRefusal } from "./refusals";
import { decideRequestStep } from "./request-state";
import { maxAnswers } from "./rules";
import type { PostAnswerBody, PostedAnswerResponse } from "./schema";
import { toAnswer } from "./to-request.server";

/**
 * Answers somebody's open request; each account once. A call with the key of the answer that is there posts nothing.
 *
 * @throws ApiError 400 for a build that cannot be read, an offer where none is asked for and a text over its budget;
 *   403 for one's own request; 404 for a request or build that not everybody may see; 409 when the request is not open
 *   or has too many answers, when the account answered before, and for a text that it posted before or that was taken
 *   down; 429 after too many answers today.
 */
export async function postAnswer(
  { db, now }: Dependencies,
  actor: Actor,
  id: string,
  { key, ...content }: PostAnswerBody,
): Promise<PostedAnswerResponse> {
  await requireAnswerContent({ db }, content);
  const { uid } = actor;
  const answerId = getAnswerId(id, uid);
  return changeRequest(db, id, [], async (transaction) => {
    const at = now();
    const { request, answer, user, limit, newLimit } = await readTogether(transaction, {
      request: getRequestRef(db, id),
      answer: getAnswerRef(db, id, answerId),
      user: getUserRef(db, uid),
      limit: getLimitRef(db, uid, "help-answer", at),
      newLimit: getLimitRef(db, uid, "help-answer-new", at),
    });
    const texts = await readTextChecks(transaction, db, uid, toFingerprintedAnswer(content), "texts");
    const profile = await actor.confirmed;
    const stored = requirePublicRequest(request);
    const held = readAnswerDocument(answer);
    if (held?.takenDown) throw createTakenDownRefusal(held.takenDown.reason);
    if (held && held.visibility === "published") {
      if (held.key === key) return { message: "OK", created: false, answer: toAnswer(answerId, held) };
      throw createHelpConflict("You have answered this request already. Edit your answer instead.", {
        reason: "answered",
      });
    }
    requireRoom(stored, uid, at);
    requireFittingAnswer(stored, content);
    const notice = await readAnswerNotice(transaction, db, id, stored);
    claimTexts(transaction, texts, { uid, ref: answer.ref.path, at });
    const isNew = isNewAccount(readUser(user)?.createdAt.toDate(), at);
    const action = isNew ? "help-answer-new" : "help-answer";
    takeLimit(transaction, isNew ? newLimit : limit, { uid, action, at });

    ensureUser(transaction, user, profile, at);
    const posted = createAnswerDocument(content, { uid, key, at, version: (held?.version ?? 0) + 1 });
    transaction.set(answer.ref, posted);
    transaction.update(request.ref, {
      answerCount: stored.answerCount + 1,
      isAnswered: true,
      answersPosted: stored.answersPosted + 1,
      updatedAt: at,
    });
    markActivity(transaction, db, id);
    notice?.write({ by: uid, at });
    return { message: "OK", created: true, answer: toAnswer(answerId, posted) };
  });
}

function requireRoom(stored: RequestDocument, uid: string, at: Date): void {
  const decision = decideRequestStep(toRequestState(stored), { action: "answer", uid, at: at.getTime() });
  if (!decision.ok) throw createHelpRefusal(decision.reason);
  if (stored.answersPosted >= maxAnswers) {
    throw createHelpConflict(`This request has ${maxAnswers} answers already.`, { reason: "full" });
  }
}

function createAnswerDocument(
  content: AnswerContent,
  { uid, key, at, version }: { uid: string; key: string; at: Date; version: number },
): AnswerDocument {
  const time = Timestamp.fromDate(at);
  return {
    ...content,
    ...{ visibility: "published", takenDown: null, publishedAt: time, deletedFrom: null, purgeAt: null },
    prints: getFingerprints(toFingerprintedAnswer(content)),
    ...{ uid, key, version, thankedAt: null, isApproved: false, createdAt: time, updatedAt: time },
  };
}
