import type { Dependencies } from "@/lib/api/create-dependencies.server";
import type { Actor } from "@/lib/auth/actor";
import { moderateWithCopies } from "@/lib/content/moderate-copies.server";
import { moderateContent } from "@/lib/publishing/moderate-content.server";
import { getUserRef } from "@/lib/users/read-user-document.server";
import { toFingerprintedAnswer } from "./answer-content.server";
import { changeRequest, markActivity } from "./change-request.server";
import { endRequest } from "./end-request.server";
import type { AnswerDocument, RequestDocument } from "./fields";
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

// Posting is publishing here: there is no private state to which the author could come back.
const isShownAgain = true;

async function moderateRequest(
  dependencies: Dependencies,
  actor: Actor,
  { id, action, reason }: Omit<Moderation, "answer">,
): Promise<ModeratedHelpResponse> {
  const { db } = dependencies;
  const ref = getRequestRef(db, id);
  const asker = readRequestDocument(await ref.get())?.asker ?? null;
  const reply = await moderateContent<RequestDocument, { refunded: number }>(
    dependencies,
    actor,
    {
      ...{ name: "help", limit: "help-moderate", ref, toFingerprinted: toFingerprintedRequest },
      read: readRequestDocument,
      refuse: (why) => refuseHelp(why === "not-found" ? "no-request" : "own-content"),
      getMakers: (stored) => [stored.asker],
      run: (contended, body) =>
        changeRequest(db, id, [...(asker === null ? [] : [getUserRef(db, asker)]), ...contended], body),
      prepare: async (transaction) => {
        const refs = asker === null ? null : getRefundRefs(db, asker, id);
        const [user, entry] = refs ? await transaction.getAll(refs.user, refs.entry) : [];
        return ({ stored, change, at, isDown }) => {
          const decision = decideRequestStep(toRequestState(stored), { action: "close" });
          let refunded = 0;
          if (isDown && decision.ok && decision.status) {
            const refund = decision.isRefunded && user && entry ? { user, entry } : null;
            const ending = { id, stored, status: decision.status, at, refund, change };
            ({ refunded } = endRequest(transaction, db, ending));
          } else {
            transaction.update(ref, { ...change, updatedAt: at });
            markActivity(transaction, db, id);
          }
          if (isDown && user) noticeClosing(transaction, user, { id, stored, reason }, at);
          return { refunded };
        };
      },
    },
    { action, reason, isShownAgain },
  );
  return { refunded: 0, ...reply };
}

async function moderateAnswer(
  dependencies: Dependencies,
  actor: Actor,
  { id, answer, action, reason }: Omit<Moderation, "answer"> & { readonly answer: string },
): Promise<ModeratedHelpResponse> {
  const { db } = dependencies;
  const ref = getAnswerRef(db, id, answer);
  const reply = await moderateContent<AnswerDocument, object>(
    dependencies,
    actor,
    {
      ...{ name: "help", limit: "help-moderate", ref, toFingerprinted: toFingerprintedAnswer },
      read: readAnswerDocument,
      refuse: (why) => refuseHelp(why === "not-found" ? "no-answer" : "own-content"),
      getMakers: ({ uid }) => [uid],
      run: (contended, body) => changeRequest(db, id, contended, body),
      prepare: async (transaction, given) => {
        const request = await transaction.get(getRequestRef(db, id));
        const asked = readRequestDocument(request);
        if (!asked) throw refuseHelp("no-answer");
        const author = await readAnswerer(transaction, db, given);
        return ({ stored, change, at, isDown }) => {
          const wasShown = stored.visibility === "published" ? 1 : 0;
          const isShown = { ...stored, ...change }.visibility === "published" ? 1 : 0;
          const answerCount = Math.max(0, asked.answerCount + isShown - wasShown);
          transaction.update(ref, { ...change, updatedAt: at });
          transaction.update(request.ref, { answerCount, isAnswered: answerCount > 0, updatedAt: at });
          markActivity(transaction, db, id);
          if (isDown && author) noticeRemoval(transaction, author, { id, stored: asked, reason }, at);
          return {};
        };
      },
    },
    { action, reason, isShownAgain },
  );
  return { refunded: 0, ...reply };
}
