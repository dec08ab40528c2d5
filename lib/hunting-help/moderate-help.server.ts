import type { Dependencies } from "@/lib/api/create-dependencies.server";
import type { Actor } from "@/lib/auth/actor";
import type { ContentState } from "@/lib/content/schema";
import { addNotification } from "@/lib/notifications/add-notification.server";
import { type ModeratedKind, moderateContent } from "@/lib/publishing/moderate-content.server";
import { moderateWithCopies } from "@/lib/publishing/moderate-copies.server";
import { getUserRef } from "@/lib/users/read-user-document.server";
import type { AnswerDocument, RequestDocument } from "./fields";
import { answerKind, readAnswerPath, requestKind } from "./help-kinds.server";
import { readAnswerer } from "./help-notices.server";
import { getRequestRef, readRequestDocument, toRequestState } from "./read-help-document.server";
import { refuseHelp } from "./refusals";
import { markActivity } from "./request/change-request.server";
import { endRequest } from "./request/end-request.server";
import { getRefundRefs } from "./request/refund.server";
import { decideRequestStep } from "./request/request-state";
import type { HelpModeration, ModeratedHelpResponse } from "./schema";

interface Moderation extends HelpModeration {
  readonly id: string;
}
interface Refunded {
  readonly refunded: number;
}

const ofHelp = {
  name: "help",
  limit: "help-moderate",
  nothing: { refunded: 0 },
  isPosted: true,
  // A copy of a request may be an answer and the other way round.
  copies: { among: () => [requestKind, answerKind], pick: pickHelp },
} as const;

/** Requests, as moderators decide about them: an open one is closed with it, and its price comes back. */
export const moderatedRequest: ModeratedKind<RequestDocument, Refunded> = {
  ...{ ...ofHelp, kind: requestKind },
  refuse: (reason) => refuseHelp(reason === "not-found" ? "no-request" : "own-content"),
  async contend(db, id) {
    const asker = readRequestDocument(await getRequestRef(db, id).get())?.asker;
    return asker ? [getUserRef(db, asker)] : [];
  },
  async prepare(transaction, { db, id, stored }) {
    const { asker } = stored;
    const refs = asker === null ? null : getRefundRefs(db, asker, id);
    const [user, entry] = refs ? await transaction.getAll(refs.user, refs.entry) : [];
    return ({ change, at, isDown, reason }) => {
      const decision = decideRequestStep(toRequestState(stored), { action: "close" });
      let refunded = 0;
      if (isDown && decision.ok && decision.status) {
        const refund = decision.isRefunded && user && entry ? { user, entry } : null;
        const ending = { id, stored, status: decision.status, at, refund, change };
        ({ refunded } = endRequest(transaction, db, ending));
      } else {
        transaction.update(getRequestRef(db, id), { ...change, updatedAt: at });
        markActivity(transaction, db, id);
      }
      if (isDown && user) {
        const values = { title: stored.title, reason };
        addNotification(transaction, { user }, { kind: "request-closed", ref: id, values }, at);
      }
      return { refunded };
    };
  },
};

/** Answers, as moderators decide about them: the count of their request follows. */
export const moderatedAnswer: ModeratedKind<AnswerDocument, Refunded> = {
  ...{ ...ofHelp, kind: answerKind },
  refuse: (reason) => refuseHelp(reason === "not-found" ? "no-answer" : "own-content"),
  async prepare(transaction, { db, id: path, stored }) {
    const id = readAnswerPath(path).request;
    const request = await transaction.get(getRequestRef(db, id));
    const asked = readRequestDocument(request);
    if (!asked) throw refuseHelp("no-answer");
    const author = await readAnswerer(transaction, db, stored);
    return ({ change, at, isDown, reason }) => {
      const wasShown = stored.visibility === "published" ? 1 : 0;
      const isShown = { ...stored, ...change }.visibility === "published" ? 1 : 0;
      const answerCount = Math.max(0, asked.answerCount + isShown - wasShown);
      transaction.update(answerKind.getRef(db, path), { ...change, updatedAt: at });
      transaction.update(request.ref, { answerCount, isAnswered: answerCount > 0, updatedAt: at });
      markActivity(transaction, db, id);
      if (isDown && author) {
        const values = { title: asked.title, reason };
        addNotification(transaction, { user: author }, { kind: "answer-removed", ref: id, values }, at);
      }
      return { refunded: 0 };
    };
  },
};

/** Kind of content of a moderator's decision, by its ID. @param id of a request, or `{request}/{answer}` */
export function pickHelp(id: string): ModeratedKind<ContentState, Refunded> {
  return id.includes("/") ? moderatedAnswer : moderatedRequest;
}

const toId = ({ id, answer }: Pick<Moderation, "id" | "answer">) =>
  answer === null ? id : `${id}/${answer}`;

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
  { action, reason, ...target }: Moderation,
): Promise<ModeratedHelpResponse> {
  const id = toId(target);
  return moderateContent(dependencies, actor, pickHelp(id), { id, action, reason });
}

/**
 * The moderator's button at a request or an answer: the same with all its copies, see `moderateWithCopies`.
 *
 * @throws ApiError as `moderateHelp`
 */
export function moderateHelpWithCopies(
  dependencies: Dependencies,
  actor: Actor,
  { action, reason, ...target }: Moderation,
): Promise<ModeratedHelpResponse> {
  const id = toId(target);
  return moderateWithCopies(dependencies, actor, pickHelp(id), { id, action, reason });
}
