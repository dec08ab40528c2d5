import type { Dependencies } from "@/lib/api/create-dependencies.server";
import type { Actor } from "@/lib/auth/actor";
import { Timestamp } from "@/lib/firebase/admin.server";
import { readAnswerer } from "@/lib/hunting-help/help-notices.server";
import { requirePublicAnswer, requireRequestStep } from "@/lib/hunting-help/read-help-document.server";
import { markActivity } from "@/lib/hunting-help/request/change-request.server";
import type { ChangedAnswerResponse } from "@/lib/hunting-help/schema";
import { addNotification } from "@/lib/notifications/add-notification.server";
import { type AnswerIds, changeStoredAnswer } from "./change-answer.server";

/**
 * Thanks for an answer to one's own request, without coins. A repeated call changes nothing.
 *
 * @throws ApiError 403 for somebody else's request and one's own answer; 404 for what is not there; 409 for a request
 *   that was withdrawn or closed; 429 after too many changes today.
 */
export function thankAnswer(
  dependencies: Dependencies,
  actor: Actor,
  ids: AnswerIds,
): Promise<ChangedAnswerResponse> {
  const { db } = dependencies;
  const { id } = ids;
  return changeStoredAnswer(
    dependencies,
    actor,
    ids,
    async (transaction, { at, request, asked, answer, count }) => {
      const stored = requirePublicAnswer(answer);
      const step = { action: "thank", uid: actor.uid, answerer: stored.uid, at: at.getTime() } as const;
      requireRequestStep(asked, step);
      if (stored.thankedAt) return stored;
      const user = await readAnswerer(transaction, db, stored);
      count();
      const change = { thankedAt: Timestamp.fromDate(at) };
      transaction.update(answer.ref, change);
      // The request is part of the transaction's promise: it must not be withdrawn at the same time.
      transaction.update(request.ref, { updatedAt: at });
      markActivity(transaction, db, id);
      const values = { title: asked.title };
      if (user) addNotification(transaction, { user }, { kind: "answer-thanked", ref: id, values }, at);
      return { ...stored, ...change };
    },
  );
}
