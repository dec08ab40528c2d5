import { createHash } from "node:crypto";
import type { DocumentReference, DocumentSnapshot, Firestore } from "@/lib/firebase/admin.server";
import {
  type AnswerDocument,
  answerDocumentSchema,
  type RequestDocument,
  requestDocumentSchema,
} from "./fields";
import { refuseHelp, refuseStep } from "./refusals";
import { decideRequestStep, type RequestState, type RequestStep } from "./request/request-state";

/** `helpRequests/{id}` */
export function getRequestRef(db: Firestore, id: string): DocumentReference {
  return db.collection("helpRequests").doc(id);
}

/** `helpRequests/{id}/answers/{answerId}` */
export function getAnswerRef(db: Firestore, id: string, answer: string): DocumentReference {
  return getRequestRef(db, id).collection("answers").doc(answer);
}

/** `helpRequests/{id}/edits/{targetId}.{version}`; the ids of one target sort as its versions do. */
export function getEditRef(db: Firestore, id: string, target: string, version: number): DocumentReference {
  const number = String(version).padStart(3, "0");
  return getRequestRef(db, id).collection("edits").doc(`${target}.${number}`);
}

/** `helpActivity/{id}`: what a signed-in reader of a request watches. */
export function getActivityRef(db: Firestore, id: string): DocumentReference {
  return db.collection("helpActivity").doc(id);
}

/** `huntSearches/{uid}` */
export function getHuntSearchRef(db: Firestore, uid: string): DocumentReference {
  return db.collection("huntSearches").doc(uid);
}

/** The id that a key gives: the same for every call of one account with one key, and nobody else's. */
export function getRequestId(uid: string, key: string): string {
  return toHash(`help-request/${uid}/${key}`);
}

/** The one answer that an account can give to a request. */
export function getAnswerId(request: string, uid: string): string {
  return toHash(`help-answer/${request}/${uid}`);
}

/** 24 hex digits. */
export function toHash(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 24);
}

/**
 * The request of a snapshot, `null` where there is none.
 *
 * @throws ZodError when the stored document is broken.
 */
export function readRequestDocument(snapshot: DocumentSnapshot): RequestDocument | null {
  return snapshot.exists ? requestDocumentSchema.parse(snapshot.data()) : null;
}

/** The same for an answer. */
export function readAnswerDocument(snapshot: DocumentSnapshot): AnswerDocument | null {
  return snapshot.exists ? answerDocumentSchema.parse(snapshot.data()) : null;
}

/**
 * A request that everybody can read.
 *
 * @throws ApiError 404 for every other.
 */
export function requirePublicRequest(snapshot: DocumentSnapshot): RequestDocument {
  const request = readRequestDocument(snapshot);
  if (request?.visibility !== "published") throw refuseHelp("no-request");
  return request;
}

/**
 * An answer that everybody can read.
 *
 * @throws ApiError 404 for every other.
 */
export function requirePublicAnswer(snapshot: DocumentSnapshot): AnswerDocument {
  const answer = readAnswerDocument(snapshot);
  if (answer?.visibility !== "published") throw refuseHelp("no-answer");
  return answer;
}

/** State of a request for `decideRequestStep`. */
export function toRequestState(request: RequestDocument): RequestState {
  const { status, asker, answerCount, expiresAt } = request;
  return { status, asker, answerCount, expiresAt: expiresAt.toDate().getTime() };
}

/** The decision about a step of a request. @throws ApiError where its state refuses the step */
export function requireRequestStep(request: RequestDocument, step: RequestStep) {
  const decision = decideRequestStep(toRequestState(request), step);
  if (!decision.ok) throw refuseStep(decision.reason);
  return decision;
}
