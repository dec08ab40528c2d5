import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { readTogether } from "@/lib/api/run-transaction.server";
import type { Actor } from "@/lib/auth/actor";
import { getFingerprints } from "@/lib/content/get-fingerprint.server";
import { Timestamp } from "@/lib/firebase/admin.server";
import { refuseField } from "@/lib/http/refusals";
import { findTextRefusal } from "@/lib/hunting-help/find-text-refusal.server";
import { claimTexts, readTextChecks } from "@/lib/hunting-help/posted-texts.server";
import {
  getEditRef,
  getRequestRef,
  requirePublicRequest,
  requireRequestStep,
} from "@/lib/hunting-help/read-help-document.server";
import { refuseHelp } from "@/lib/hunting-help/refusals";
import { maxEdits } from "@/lib/hunting-help/rules";
import type { ChangedRequestResponse, EditRequestBody } from "@/lib/hunting-help/schema";
import { checkCounted, refuseCounted, throwRefusal } from "@/lib/limits/refuse-counted.server";
import { getLimitRef, takeLimit } from "@/lib/limits/take-limit.server";
import { getUserRef, readUser } from "@/lib/users/read-user-document.server";
import { changeRequest, markActivity } from "./change-request.server";
import { requestContent } from "./request-content";
import {
  listRequestWords,
  requireRequestFacts,
  toFingerprintedRequest,
  toRequestContent,
} from "./request-content.server";
import { toRequest } from "./to-request.server";

/**
 * Replaces the content of one's own open request; the version before is saved. The same edit sent twice changes
 * nothing more.
 *
 * @throws ApiError 400 as `postRequest`, and for another kind; 403 for somebody else's; 404 for one that is not there;
 *   409 when it is not open, was changed elsewhere or too often, or repeats what was posted or taken down; 429.
 */
export async function editRequest(
  { db, now }: Dependencies,
  actor: Actor,
  id: string,
  body: EditRequestBody,
): Promise<ChangedRequestResponse> {
  const content = toRequestContent(body);
  requireRequestFacts(content);
  const { uid } = actor;
  const outcome = await changeRequest(db, id, [getUserRef(db, uid)], async (transaction) => {
    const at = now();
    const { request, user, limit } = await readTogether(transaction, {
      request: getRequestRef(db, id),
      user: getUserRef(db, uid),
      limit: getLimitRef(db, uid, "help-change", at),
    });
    const texts = await readTextChecks(transaction, db, uid, toFingerprintedRequest(content), "whole");
    await actor.confirmed;
    const stored = requirePublicRequest(request);
    requireRequestStep(stored, { action: "edit", uid, at: at.getTime() });
    if (content.kind !== stored.kind) throw refuseField("kind", "The kind of a request stays.");
    if (requestContent.isSame(stored, content))
      return { message: "OK" as const, request: toRequest(id, stored) };
    const counted = { uid, action: "help-change", at } as const;
    if (body.version !== stored.version) {
      return refuseCounted(transaction, limit, counted, refuseHelp("changed", { version: stored.version }));
    }
    if (stored.version > maxEdits) throw refuseHelp("request-edits");
    const refusal = checkCounted(transaction, limit, counted, () =>
      findTextRefusal(content.body, readUser(user), at),
    );
    if (refusal) return refusal;
    takeLimit(transaction, limit, counted);
    claimTexts(transaction, texts, { uid, ref: request.ref.path, at });

    const change = {
      ...content,
      words: listRequestWords(content),
      prints: getFingerprints(toFingerprintedRequest(content)),
      version: stored.version + 1,
      updatedAt: Timestamp.fromDate(at),
    };
    transaction.set(getEditRef(db, id, id, stored.version), {
      ...{ uid, target: id, version: stored.version, title: stored.title, body: stored.body, at },
    });
    transaction.update(request.ref, change);
    markActivity(transaction, db, id);
    return { message: "OK" as const, request: toRequest(id, { ...stored, ...change }) };
  });
  return throwRefusal(outcome);
}
