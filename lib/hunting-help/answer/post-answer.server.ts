import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { readTogether } from "@/lib/api/run-transaction.server";
import type { Actor } from "@/lib/auth/actor";
import { getFingerprints } from "@/lib/content/get-fingerprint.server";
import { Timestamp } from "@/lib/firebase/admin.server";
import type { AnswerContent, AnswerDocument, RequestDocument } from "@/lib/hunting-help/fields";
import { findTextRefusal } from "@/lib/hunting-help/find-text-refusal.server";
import { readAnswerNotice } from "@/lib/hunting-help/help-notices.server";
import { claimTexts, readTextChecks } from "@/lib/hunting-help/posted-texts.server";
import {
  getAnswerId,
  getAnswerRef,
  getRequestRef,
  readAnswerDocument,
  requirePublicRequest,
  requireRequestStep,
} from "@/lib/hunting-help/read-help-document.server";
import { refuseHelp } from "@/lib/hunting-help/refusals";
import { changeRequest, markActivity } from "@/lib/hunting-help/request/change-request.server";
import { toHelpAnswer } from "@/lib/hunting-help/request/to-request.server";
import { maxAnswers, maxAnswersPerAccount } from "@/lib/hunting-help/rules";
import type { PostAnswerBody, PostedAnswerResponse } from "@/lib/hunting-help/schema";
import { checkCounted, throwRefusal } from "@/lib/limits/refuse-counted.server";
import { getLimitRef, takeLimit } from "@/lib/limits/take-limit.server";
import { getBlockedPlayersRef, requireNotBlockedBy } from "@/lib/users/blocked-players.server";
import { ensureUser, getUserRef, readUser } from "@/lib/users/read-user-document.server";
import { getTrustLevel, trustRules } from "@/lib/users/trust";
import { requireAnswerBuild, requireFittingAnswer, toFingerprintedAnswer } from "./answer-content.server";

/**
 * Answers somebody's open request; each account once. A call with the key of the answer that is there posts nothing. A text
 * over its budget counts toward the day's answers.
 *
 * @throws ApiError 400 for a build that cannot be read, an offer where none is asked for and a text over its budget;
 *   403 for one's own request; 404 for a request or build that not everybody may see; 409 when the request is not open
 *   or has too many answers, when the account has an answer there or answered too often, and for a text that it posted before or that was taken
 *   down; 429 after too many answers today.
 */
export async function postAnswer(
  { db, now }: Dependencies,
  actor: Actor,
  id: string,
  { key, ...content }: PostAnswerBody,
): Promise<PostedAnswerResponse> {
  await requireAnswerBuild({ db }, content.build);
  const { uid } = actor;
  const answerId = getAnswerId(id, uid);
  const outcome = await changeRequest(db, id, [getUserRef(db, uid)], async (transaction) => {
    const at = now();
    const { request, answer, user, limit, newLimit } = await readTogether(transaction, {
      request: getRequestRef(db, id),
      answer: getAnswerRef(db, id, answerId),
      user: getUserRef(db, uid),
      limit: getLimitRef(db, uid, "help-answer", at),
      newLimit: getLimitRef(db, uid, "help-answer-new", at),
    });
    const stored = requirePublicRequest(request);
    const blocks =
      stored.asker === null ? null : await transaction.get(getBlockedPlayersRef(db, stored.asker));
    const texts = await readTextChecks(transaction, db, uid, toFingerprintedAnswer(content), "texts");
    const profile = await actor.confirmed;
    const held = readAnswerDocument(answer);
    if (held?.takenDown) throw refuseHelp("taken-down", held.takenDown.reason);
    if (held && held.visibility === "published") {
      if (held.key === key)
        return { message: "OK" as const, created: false, answer: toHelpAnswer(answerId, held) };
      throw refuseHelp("answered");
    }
    // An answer from before its times were counted is one.
    const times = held ? (held.times ?? 1) : 0;
    if (blocks) requireNotBlockedBy([blocks], uid);
    requireRoom(stored, { uid, times, at });
    requireFittingAnswer(stored, content);
    const isNew = trustRules[getTrustLevel(readUser(user), at)].isLimited;
    const counted = { uid, at, action: isNew ? "help-answer-new" : "help-answer" } as const;
    const count = isNew ? newLimit : limit;
    const refusal = checkCounted(transaction, count, counted, () =>
      findTextRefusal(content.body, readUser(user), at),
    );
    if (refusal) return refusal;
    const notice = await readAnswerNotice(transaction, db, id, stored);
    claimTexts(transaction, texts, { uid, ref: answer.ref.path, at });
    takeLimit(transaction, count, counted);

    ensureUser(transaction, user, profile, at);
    const version = (held?.version ?? 0) + 1;
    const posted = createAnswerDocument(content, { uid, key, at, version, times: times + 1 });
    transaction.set(answer.ref, posted);
    transaction.update(request.ref, {
      answerCount: stored.answerCount + 1,
      isAnswered: true,
      updatedAt: at,
    });
    markActivity(transaction, db, id);
    notice?.write({ by: uid, at });
    return { message: "OK" as const, created: true, answer: toHelpAnswer(answerId, posted) };
  });
  return throwRefusal(outcome);
}

/** @param times How often the account has answered the request before. */
function requireRoom(
  stored: RequestDocument,
  { uid, times, at }: { readonly uid: string; readonly times: number; readonly at: Date },
): void {
  requireRequestStep(stored, { action: "answer", uid, at: at.getTime() });
  if (stored.answerCount >= maxAnswers) {
    throw refuseHelp("full");
  }
  if (times >= maxAnswersPerAccount) {
    throw refuseHelp("answered-often");
  }
}

function createAnswerDocument(
  content: AnswerContent,
  { at, ...fields }: Pick<AnswerDocument, "uid" | "key" | "version" | "times"> & { readonly at: Date },
): AnswerDocument {
  const time = Timestamp.fromDate(at);
  return {
    ...content,
    ...{ visibility: "published", takenDown: null, publishedAt: time, deletedFrom: null, purgeAt: null },
    prints: getFingerprints(toFingerprintedAnswer(content)),
    ...{ ...fields, thankedAt: null, isApproved: false, createdAt: time, updatedAt: time },
  };
}
