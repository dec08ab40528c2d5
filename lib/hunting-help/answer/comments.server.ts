import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { readTogether } from "@/lib/api/run-transaction.server";
import type { Actor } from "@/lib/auth/actor";
import { getFingerprints } from "@/lib/content/get-fingerprint.server";
import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type Transaction,
} from "@/lib/firebase/admin.server";
import { type CommentDocument, commentDocumentSchema } from "@/lib/hunting-help/fields";
import { readCommentNotices } from "@/lib/hunting-help/help-notices.server";
import { claimTexts, readTextChecks } from "@/lib/hunting-help/posted-texts.server";
import {
  getAnswerRef,
  getRequestRef,
  requirePublicAnswer,
  requirePublicRequest,
  toHash,
} from "@/lib/hunting-help/read-help-document.server";
import { refuseHelp } from "@/lib/hunting-help/refusals";
import { changeRequest, markActivity } from "@/lib/hunting-help/request/change-request.server";
import {
  maxCommentsPerAccount,
  maxCommentsPerAnswer,
  maxCommentsPerRequest,
  maxShownComments,
} from "@/lib/hunting-help/rules";
import type { HelpComment, PostCommentBody, PostedCommentResponse } from "@/lib/hunting-help/schema";
import { addToCounter, getCounterRef, readCounter } from "@/lib/limits/count-daily.server";
import { getLimitRef, takeLimit } from "@/lib/limits/take-limit.server";
import type { PersonalDocuments } from "@/lib/publishing/personal-documents.server";
import { getBlockedPlayersRef, requireNotBlockedBy } from "@/lib/users/blocked-players.server";
import { ensureUser, getUserRef, readUser } from "@/lib/users/read-user-document.server";
import { getTrustLevel, trustRules } from "@/lib/users/trust";
import { getCommentRef, readCommentDocument, toFingerprintedComment } from "./comment-document.server";

/** A comment as everybody sees it, without its author. */
function toComment(id: string, { uid, answer, body, createdAt }: CommentDocument) {
  return { id, uid, answer, body, createdAt: createdAt.toDate().toISOString() };
}

/**
 * Comments on an answer: plain text below it, for everybody to read. A repeated call with the same key posts nothing.
 *
 * @throws ApiError 404 for an answer that not everybody can read; 409 where answer or request has all the comments that
 *   it can have, or the account has written enough there today, and for a text that it posted before or that was taken
 *   down; 429 after too many comments today, fewer in the first week of an account.
 */
export function postComment(
  { db, now }: Dependencies,
  actor: Actor,
  target: { readonly id: string; readonly answer: string },
  { key, body }: PostCommentBody,
): Promise<PostedCommentResponse> {
  const { uid } = actor;
  const { id } = target;
  const commentId = toHash(`help-comment/${id}/${target.answer}/${uid}/${key}`);
  return changeRequest(db, id, [getUserRef(db, uid)], async (transaction) => {
    const at = now();
    const { request, answer, comment, user, limit, newLimit, here } = await readTogether(transaction, {
      request: getRequestRef(db, id),
      answer: getAnswerRef(db, id, target.answer),
      comment: getCommentRef(db, id, commentId),
      user: getUserRef(db, uid),
      limit: getLimitRef(db, uid, "help-comment", at),
      newLimit: getLimitRef(db, uid, "help-comment-new", at),
      here: getCounterRef(db, uid, `help-comment-${id}`, at),
    });
    const printed = toFingerprintedComment({ body });
    const texts = await readTextChecks(transaction, db, uid, printed, "texts");
    const asked = requirePublicRequest(request);
    const stored = requirePublicAnswer(answer);
    const reached = [...new Set([asked.asker, stored.uid])].flatMap((each) => each ?? []);
    const blocks =
      reached.length === 0
        ? []
        : await transaction.getAll(...reached.map((each) => getBlockedPlayersRef(db, each)));
    const notices = await readCommentNotices(transaction, db, {
      id,
      by: uid,
      request: asked,
      answer: stored,
    });
    const profile = await actor.confirmed;
    const held = readCommentDocument(comment);
    if (held) return { message: "OK", created: false, comment: toComment(commentId, held) };
    requireNotBlockedBy(blocks, uid);
    const [ofAnswer, ofRequest] = [stored.commentCount ?? 0, asked.commentCount ?? 0];
    if (ofAnswer >= maxCommentsPerAnswer || ofRequest >= maxCommentsPerRequest)
      throw refuseHelp("comments-full");
    if (readCounter(here) >= maxCommentsPerAccount) throw refuseHelp("commented-often");
    const isNew = trustRules[getTrustLevel(readUser(user), at)].isLimited;
    const action = isNew ? "help-comment-new" : "help-comment";
    takeLimit(transaction, isNew ? newLimit : limit, { uid, action, at });
    claimTexts(transaction, texts, { uid, ref: comment.ref.path, at });
    addToCounter(transaction, here, { uid, at });
    ensureUser(transaction, user, profile, at);
    const time = Timestamp.fromDate(at);
    const posted: CommentDocument = {
      ...{ uid, answer: target.answer, body, prints: getFingerprints(printed), createdAt: time },
      ...{ visibility: "published", takenDown: null, publishedAt: time, deletedFrom: null, purgeAt: null },
    };
    transaction.set(comment.ref, posted);
    transaction.update(answer.ref, { commentCount: ofAnswer + 1 });
    transaction.update(request.ref, { commentCount: ofRequest + 1 });
    markActivity(transaction, db, id);
    notices.write(at);
    return { message: "OK", created: true, comment: toComment(commentId, posted) };
  });
}

/**
 * Deletes one's own comment. What is gone already stays so; one that a moderator took down stays with the moderators.
 *
 * @throws ApiError 403 for somebody else's; 404 for what is not there; 429 after too many changes today.
 */
export function deleteComment(
  { db, now }: Dependencies,
  actor: Actor,
  { id, comment }: { readonly id: string; readonly comment: string },
): Promise<{ message: "OK" }> {
  const { uid } = actor;
  return changeRequest(db, id, [], async (transaction) => {
    const at = now();
    const { request, given, limit } = await readTogether(transaction, {
      request: getRequestRef(db, id),
      given: getCommentRef(db, id, comment),
      limit: getLimitRef(db, uid, "help-change", at),
    });
    const stored = readCommentDocument(given);
    const answer = stored && (await transaction.get(getAnswerRef(db, id, stored.answer)));
    await actor.confirmed;
    if (stored?.visibility !== "published" || stored.takenDown || !answer) throw refuseHelp("no-comment");
    if (stored.uid !== uid) throw refuseHelp("not-commenter");
    takeLimit(transaction, limit, { uid, action: "help-change", at });
    transaction.delete(given.ref);
    makeRoom(transaction, request, answer);
    markActivity(transaction, db, id);
    return { message: "OK" };
  });
}

/** One comment fewer, in a transaction that has read both. */
function makeRoom(transaction: Transaction, request: DocumentSnapshot, answer: DocumentSnapshot): void {
  for (const each of [request, answer]) {
    if (!each.exists) continue;
    const count: unknown = each.get("commentCount");
    transaction.update(each.ref, { commentCount: Math.max(0, (typeof count === "number" ? count : 0) - 1) });
  }
}

/** The comments of a request that everybody may read, in the order in which they came. */
export async function readComments(db: Firestore, id: string): Promise<Omit<HelpComment, "author">[]> {
  const { docs } = await getRequestRef(db, id)
    .collection("comments")
    .where("visibility", "==", "published")
    .orderBy("createdAt")
    .limit(maxShownComments)
    .get();
  return docs.map((document) => toComment(document.id, commentDocumentSchema.parse(document.data())));
}

/** A person's comments on answers, of every request: they go with them. */
export const personalComments: PersonalDocuments = {
  listOf: (db, uid) => db.collectionGroup("comments").where("uid", "==", uid),
  async erase({ db }, { ref }) {
    const request = getRequestOf(ref);
    await changeRequest(db, request.id, [], async (transaction) => {
      const [asked, given] = await transaction.getAll(request, ref);
      const stored = given && readCommentDocument(given);
      if (!asked || !stored) return;
      const answer = await transaction.get(getAnswerRef(db, request.id, stored.answer));
      transaction.delete(ref);
      if (stored.visibility === "published") makeRoom(transaction, asked, answer);
    });
    return true;
  },
  toExported: (fields, { ref }) => ({ request: getRequestOf(ref).id, ...fields }),
};

function getRequestOf({ path, parent }: DocumentReference): DocumentReference {
  if (!parent.parent) throw new Error(`${path} belongs to no request.`);
  return parent.parent;
}
