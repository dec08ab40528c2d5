import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { readTogether } from "@/lib/api/run-transaction.server";
import type { Actor } from "@/lib/auth/actor";
import { decideContentChange, restorePeriod } from "@/lib/content/content-state";
import { getFingerprints } from "@/lib/content/get-fingerprint.server";
import type { ContentState } from "@/lib/content/schema";
import { type DocumentSnapshot, Timestamp, type Transaction } from "@/lib/firebase/admin.server";
import type { AnswerContent, AnswerDocument, RequestDocument } from "@/lib/hunting-help/fields";
import { findTextRefusal } from "@/lib/hunting-help/find-text-refusal.server";
import { claimTexts, readTextChecks } from "@/lib/hunting-help/posted-texts.server";
import {
  getAnswerRef,
  getEditRef,
  getRequestRef,
  readAnswerDocument,
  requirePublicAnswer,
  requirePublicRequest,
  requireRequestStep,
} from "@/lib/hunting-help/read-help-document.server";
import { refuseHelp } from "@/lib/hunting-help/refusals";
import { changeRequest, markActivity } from "@/lib/hunting-help/request/change-request.server";
import { toHelpAnswer } from "@/lib/hunting-help/request/to-request.server";
import { maxEdits } from "@/lib/hunting-help/rules";
import type { ChangedAnswerResponse } from "@/lib/hunting-help/schema";
import { checkCounted, refuseCounted, throwRefusal } from "@/lib/limits/refuse-counted.server";
import { getLimitRef, takeLimit } from "@/lib/limits/take-limit.server";
import { getUserRef, readUser } from "@/lib/users/read-user-document.server";
import { answerContent } from "./answer-content";
import { requireAnswerBuild, requireFittingAnswer, toFingerprintedAnswer } from "./answer-content.server";

/** An answer of a request. */
export interface AnswerIds {
  /** Of the request. */
  readonly id: string;
  readonly answer: string;
}

interface AnswerEdit extends AnswerIds {
  /** The one that the edit began with. */
  readonly version: number;
  readonly content: AnswerContent;
}

/**
 * Replaces one's own answer while the request is open; the version before is saved. The same edit sent twice changes
 * nothing more.
 *
 * @throws ApiError 400 as `postAnswer`; 403 for somebody else's; 404 for what is not there; 409 when the request is not
 *   open, or the answer was changed elsewhere or too often, or repeats what was posted or taken down; 429.
 */
export async function editAnswer(
  { db, now }: Dependencies,
  actor: Actor,
  { id, answer: answerId, version, content }: AnswerEdit,
): Promise<ChangedAnswerResponse> {
  await requireAnswerBuild({ db }, content.build);
  const { uid } = actor;
  const outcome = await changeRequest(db, id, [getUserRef(db, uid)], async (transaction) => {
    const at = now();
    const { request, answer, user, limit } = await readTogether(transaction, {
      request: getRequestRef(db, id),
      answer: getAnswerRef(db, id, answerId),
      user: getUserRef(db, uid),
      limit: getLimitRef(db, uid, "help-change", at),
    });
    const texts = await readTextChecks(transaction, db, uid, toFingerprintedAnswer(content), "texts");
    await actor.confirmed;
    const asked = requirePublicRequest(request);
    const stored = requireOwnAnswer(requirePublicAnswer(answer), uid);
    const step = { action: "answer", uid, at: at.getTime() } as const;
    requireRequestStep(asked, step);
    requireFittingAnswer(asked, content);
    if (answerContent.isSame(stored, content))
      return { message: "OK" as const, answer: toHelpAnswer(answerId, stored) };
    const counted = { uid, action: "help-change", at } as const;
    if (version !== stored.version) {
      return refuseCounted(transaction, limit, counted, refuseHelp("changed", { version: stored.version }));
    }
    if (stored.version > maxEdits) throw refuseHelp("answer-edits");
    const refusal = checkCounted(transaction, limit, counted, () =>
      findTextRefusal(content.body, readUser(user), at),
    );
    if (refusal) return refusal;
    takeLimit(transaction, limit, counted);
    claimTexts(transaction, texts, { uid, ref: answer.ref.path, at });

    const change = {
      ...content,
      prints: getFingerprints(toFingerprintedAnswer(content)),
      version: version + 1,
      updatedAt: Timestamp.fromDate(at),
    };
    transaction.set(getEditRef(db, id, answerId, version), {
      ...{ uid, target: answerId, version, title: "", body: stored.body, at },
    });
    transaction.update(answer.ref, change);
    markActivity(transaction, db, id);
    return { message: "OK" as const, answer: toHelpAnswer(answerId, { ...stored, ...change }) };
  });
  return throwRefusal(outcome);
}

/** The state that a change of an answer finds. */
interface FoundAnswer {
  readonly at: Date;
  readonly request: DocumentSnapshot;
  readonly asked: RequestDocument;
  readonly answer: DocumentSnapshot;
  /** Takes one of the account's changes of the day. */
  readonly count: () => void;
}

/**
 * Changes an answer in a transaction that has read it, its request and the day's limit of the account.
 *
 * @param change writes, and returns the answer as it is then
 * @throws ApiError 404 for a request that is not there; 429 after too many changes today.
 */
export function changeStoredAnswer(
  { db, now }: Dependencies,
  actor: Actor,
  { id, answer: answerId }: AnswerIds,
  change: (transaction: Transaction, found: FoundAnswer) => Promise<AnswerDocument>,
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
    const count = () => takeLimit(transaction, limit, { uid, action: "help-change", at });
    const stored = await change(transaction, { at, request, asked, answer, count });
    return { message: "OK", answer: toHelpAnswer(answerId, stored) };
  });
}

/**
 * Takes back one's own answer, unless it was approved. The account can then answer anew. A repeated call changes
 * nothing.
 *
 * @throws ApiError 403 for somebody else's; 404 for what is not there; 409 for an approved answer; 429.
 */
export function withdrawAnswer(
  dependencies: Dependencies,
  actor: Actor,
  ids: AnswerIds,
): Promise<ChangedAnswerResponse> {
  return changeStoredAnswer(
    dependencies,
    actor,
    ids,
    async (transaction, { at, request, asked, answer, count }) => {
      const held = readAnswerDocument(answer);
      if (!held) throw refuseHelp("no-answer");
      const stored = requireOwnAnswer(held, actor.uid);
      if (stored.visibility === "deleted") return stored;
      if (stored.isApproved) throw refuseHelp("approved");
      requirePublicAnswer(answer);
      count();
      const answerCount = Math.max(0, asked.answerCount - 1);
      const change = { ...deleteContent(stored, at), updatedAt: Timestamp.fromDate(at) };
      transaction.update(answer.ref, change);
      transaction.update(request.ref, { answerCount, isAnswered: answerCount > 0, updatedAt: at });
      markActivity(transaction, dependencies.db, ids.id);
      return { ...stored, ...change };
    },
  );
}

function deleteContent(stored: AnswerDocument, at: Date): Partial<ContentState> {
  const purgeAt = Timestamp.fromMillis(at.getTime() + restorePeriod);
  const decision = decideContentChange(stored, { action: "delete", time: Timestamp.fromDate(at), purgeAt });
  return (decision.ok && decision.change) || {};
}

/** @throws ApiError 403 for somebody else's */
function requireOwnAnswer(answer: AnswerDocument, uid: string): AnswerDocument {
  if (answer.uid === uid) return answer;
  throw refuseHelp("not-answerer");
}
