import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { getAuditHeadRef } from "@/lib/audit/audit-chain.server";
import { openAudit, writeAudit } from "@/lib/audit/write-audit.server";
import type { Actor } from "@/lib/auth/actor";
import { decideContentChange, restorePeriod } from "@/lib/content/content-state";
import { moderateWithCopies } from "@/lib/content/moderate-copies.server";
import {
  addFingerprints,
  readFingerprints,
  removeFingerprints,
} from "@/lib/content/read-fingerprints.server";
import type { ContentState } from "@/lib/content/schema";
import { type Firestore, Timestamp, type Transaction } from "@/lib/firebase/admin.server";
import { getLimitRef, takeLimit } from "@/lib/limits/take-limit.server";
import { getUserRef } from "@/lib/users/read-user-document.server";
import { toFingerprintedAnswer } from "./answer-content.server";
import { changeRequest, markActivity } from "./change-request.server";
import { endRequest } from "./end-request.server";
import { findHelpCopies, toCopiedRequest } from "./find-help-copies.server";
import { noticeClosing, noticeRemoval, readAnswerer } from "./help-notices.server";
import {
  getAnswerRef,
  getRequestRef,
  readAnswerDocument,
  readRequestDocument,
  toRequestState,
} from "./read-help-document.server";
import { getRefundRefs } from "./refund.server";
import { refuseHelp } from "./refusals";
import { toFingerprintedRequest } from "./request-content.server";
import { decideRequestStep } from "./request-state";
import type { HelpModeration, ModeratedHelpResponse } from "./schema";

interface Moderation extends HelpModeration {
  readonly id: string;
}

/**
 * A moderator removes a request or one answer, with a reason that its author reads, or allows it again. An open request
 * is closed with it and its price comes back; it stays closed when it is allowed again. Either is written into the audit
 * log. What is so already stays as it is.
 *
 * @throws ApiError 403 for the moderator's own; 404 for what is not there; 429 after too many decisions today.
 */
export function moderateHelp(
  dependencies: Dependencies,
  actor: Actor,
  { answer, ...moderation }: Moderation,
): Promise<ModeratedHelpResponse> {
  return answer === null
    ? moderateRequest(dependencies, actor, moderation)
    : moderateAnswer(dependencies, actor, { ...moderation, answer });
}

/**
 * The moderator's button at a request or an answer: the same with all its copies, see `moderateWithCopies`.
 *
 * @throws ApiError as `moderateHelp`
 */
export async function moderateHelpWithCopies(
  dependencies: Dependencies,
  actor: Actor,
  { id, answer, ...moderation }: Moderation,
): Promise<ModeratedHelpResponse> {
  const { db } = dependencies;
  const ref = answer === null ? getRequestRef(db, id) : getAnswerRef(db, id, answer);
  const snapshot = await ref.get();
  const request = answer === null ? readRequestDocument(snapshot) : null;
  const given = answer === null ? null : readAnswerDocument(snapshot);
  const content = request ? toCopiedRequest(request) : given && toFingerprintedAnswer(given);
  return moderateWithCopies(actor, {
    ...{ id: answer === null ? id : `${id}/${answer}`, before: request ?? given, action: moderation.action },
    findCopies: async (isWanted) => (content ? findHelpCopies(db, ref, content, isWanted) : []),
    moderate: (path) => {
      const [each = "", itsAnswer = null] = path.split("/");
      return moderateHelp(dependencies, actor, { ...moderation, id: each, answer: itsAnswer });
    },
  });
}

async function moderateRequest(
  { db, now }: Dependencies,
  actor: Actor,
  { id, action, reason }: Omit<Moderation, "answer">,
): Promise<ModeratedHelpResponse> {
  const isDown = action === "take-down";
  const asker = readRequestDocument(await getRequestRef(db, id).get())?.asker ?? null;
  const contended = [...(asker === null ? [] : [getUserRef(db, asker)]), getAuditHeadRef(db)];
  return changeRequest(db, id, contended, async (transaction) => {
    const at = now();
    const refs = asker === null ? null : getRefundRefs(db, asker, id);
    const [request, limit, user, entry] = await transaction.getAll(
      getRequestRef(db, id),
      getLimitRef(db, actor.uid, "help-moderate", at),
      ...(refs ? [refs.user, refs.entry] : []),
    );
    await actor.confirmed;
    const stored = request && readRequestDocument(request);
    if (!stored || !limit) throw refuseHelp("no-request");
    if (stored.asker === actor.uid) throw refuseHelp("own-content");
    const change = decideModeration(stored, { action, reason, at });
    if (!change) return { message: "OK", takenDown: isDown, refunded: 0 };

    const content = toFingerprintedRequest(stored);
    const fingerprints = await readFingerprints(transaction, db, content);
    await openAudit(transaction, db);
    takeLimit(transaction, limit, { uid: actor.uid, action: "help-moderate", at });
    if (isDown) addFingerprints(transaction, fingerprints, { ref: request.ref.path, reason, at }, content);
    else removeFingerprints(transaction, fingerprints, request.ref.path);
    const decision = decideRequestStep(toRequestState(stored), { action: "close" });
    let refunded = 0;
    if (isDown && decision.ok && decision.status) {
      const refund = decision.isRefunded && user && entry ? { user, entry } : null;
      ({ refunded } = endRequest(transaction, db, {
        id,
        stored,
        status: decision.status,
        at,
        refund,
        change,
      }));
    } else {
      transaction.update(request.ref, { ...change, updatedAt: at });
      markActivity(transaction, db, id);
    }
    if (isDown && user) noticeClosing(transaction, user, { id, stored, reason }, at);
    audit(transaction, db, {
      actor,
      action,
      reason,
      at,
      target: request.ref.path,
      subject: stored.asker,
      before: stored,
      change,
    });
    return { message: "OK", takenDown: isDown, refunded };
  });
}

async function moderateAnswer(
  { db, now }: Dependencies,
  actor: Actor,
  { id, answer: answerId, action, reason }: Omit<Moderation, "answer"> & { readonly answer: string },
): Promise<ModeratedHelpResponse> {
  const isDown = action === "take-down";
  return changeRequest(db, id, [getAuditHeadRef(db)], async (transaction) => {
    const at = now();
    const [request, answer, limit] = await transaction.getAll(
      getRequestRef(db, id),
      getAnswerRef(db, id, answerId),
      getLimitRef(db, actor.uid, "help-moderate", at),
    );
    await actor.confirmed;
    const asked = request && readRequestDocument(request);
    const stored = answer && readAnswerDocument(answer);
    if (!asked || !stored || !limit) throw refuseHelp("no-answer");
    if (stored.uid === actor.uid) throw refuseHelp("own-content");
    const change = decideModeration(stored, { action, reason, at });
    if (!change) return { message: "OK", takenDown: isDown, refunded: 0 };

    const fingerprints = await readFingerprints(transaction, db, toFingerprintedAnswer(stored));
    const author = await readAnswerer(transaction, db, stored);
    await openAudit(transaction, db);
    takeLimit(transaction, limit, { uid: actor.uid, action: "help-moderate", at });
    if (isDown)
      addFingerprints(
        transaction,
        fingerprints,
        { ref: answer.ref.path, reason, at },
        toFingerprintedAnswer(stored),
      );
    else removeFingerprints(transaction, fingerprints, answer.ref.path);
    const wasShown = stored.visibility === "published" ? 1 : 0;
    const isShown = { ...stored, ...change }.visibility === "published" ? 1 : 0;
    const answerCount = Math.max(0, asked.answerCount + isShown - wasShown);
    transaction.update(answer.ref, { ...change, updatedAt: at });
    transaction.update(request.ref, { answerCount, isAnswered: answerCount > 0, updatedAt: at });
    markActivity(transaction, db, id);
    if (isDown && author) noticeRemoval(transaction, author, { id, stored: asked, reason }, at);
    audit(transaction, db, {
      actor,
      action,
      reason,
      at,
      target: answer.ref.path,
      subject: stored.uid,
      before: stored,
      change,
    });
    return { message: "OK", takenDown: isDown, refunded: 0 };
  });
}

/** The change of the state machine of content; what is allowed again is shown again. `null` for no change. */
function decideModeration(
  state: ContentState,
  { action, reason, at }: { action: HelpModeration["action"]; reason: string; at: Date },
): Partial<ContentState> | null {
  const time = Timestamp.fromDate(at);
  const purgeAt = Timestamp.fromMillis(at.getTime() + restorePeriod);
  const decision = decideContentChange(state, { action, time, purgeAt, reason });
  if (!decision.ok || !decision.change) return null;
  // Posting is publishing here: there is no private state to which the author could come back.
  const isBack = action === "allow" && state.visibility === "private";
  return isBack ? { ...decision.change, visibility: "published" } : decision.change;
}

interface AuditedChange {
  readonly actor: Actor;
  readonly action: HelpModeration["action"];
  readonly reason: string;
  readonly at: Date;
  readonly target: string;
  readonly subject: string | null;
  readonly before: ContentState;
  readonly change: Partial<ContentState>;
}

function audit(transaction: Transaction, db: Firestore, entry: AuditedChange): void {
  const { actor, action, reason, at, target, subject, before, change } = entry;
  const toFacts = ({ visibility, takenDown }: ContentState) => ({
    visibility,
    takenDown: takenDown !== null,
  });
  writeAudit(transaction, db, {
    ...{ actor: actor.uid, action: `help.${action}`, target, subject, why: reason, at },
    before: toFacts(before),
    after: toFacts({ ...before, ...change }),
  });
}
