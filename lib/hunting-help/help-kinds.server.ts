import { getShownState, type PublishedKind } from "@/lib/publishing/content-kind.server";
import { toFingerprintedAnswer } from "./answer/answer-content.server";
import { getCommentRef, readCommentDocument, toFingerprintedComment } from "./answer/comment-document.server";
import type { AnswerDocument, CommentDocument, RequestDocument } from "./fields";
import { getHelpPath } from "./help-paths";
import { formatHuntMoment } from "./hunt/hunt-moment";
import { requestKindLabels } from "./kinds";
import {
  getAnswerRef,
  getRequestRef,
  readAnswerDocument,
  readRequestDocument,
} from "./read-help-document.server";
import { boardPagesPath } from "./request/change-request.server";
import { toFingerprintedRequest } from "./request/request-content.server";

/** Requests of Hunting Help. */
export const requestKind: PublishedKind<RequestDocument> = {
  getRef: getRequestRef,
  read: readRequestDocument,
  getMakers: ({ asker }) => [asker],
  getState: getShownState,
  getTitle: ({ title }) => title,
  describe: ({ body, kind, owned, constraints, when }, { id, at }) => ({
    ...{ href: getHelpPath(id), text: body },
    facts: [
      { label: "Kind", value: requestKindLabels[kind] },
      { label: "Owned gear", value: owned },
      { label: "Constraints", value: constraints },
      { label: "When", value: formatHuntMoment(when, at.toISOString(), "UTC") },
    ],
  }),
  listAll: (db) => db.collection("helpRequests"),
  toFingerprinted: toFingerprintedRequest,
  // Many have the same title, whoever posts them.
  toCopied: (request) => ({ ...toFingerprintedRequest(request), texts: [request.body] }),
  lists: boardPagesPath,
};

/** Answers of Hunting Help, by the IDs of request and answer. */
export const answerKind: PublishedKind<AnswerDocument> = {
  getRef: (db, id) => {
    const { request, answer } = readAnswerPath(id);
    return getAnswerRef(db, request, answer);
  },
  read: readAnswerDocument,
  getMakers: ({ uid }) => [uid],
  getState: getShownState,
  getTitle: () => "",
  describe: async ({ body, offer }, { db, id, at }) => {
    const { request } = readAnswerPath(id);
    const asked = readRequestDocument(await getRequestRef(db, request).get());
    return (
      asked && {
        href: getShownState(asked) === "public" ? getHelpPath(request) : null,
        title: `Answer to “${asked.title}”`,
        text: body,
        facts: [
          { label: "When", value: formatHuntMoment(offer?.when ?? "", at.toISOString(), "UTC") },
          { label: "Session ID", value: offer?.session ?? "" },
        ],
      }
    );
  },
  listAll: (db) => db.collectionGroup("answers"),
  toFingerprinted: toFingerprintedAnswer,
  getPage: (db, id) => getRequestRef(db, readAnswerPath(id).request),
  lists: boardPagesPath,
};

/** Comments below answers, by the IDs of request and comment. */
export const commentKind: PublishedKind<CommentDocument> = {
  getRef: (db, id) => {
    const { request, answer: comment } = readAnswerPath(id);
    return getCommentRef(db, request, comment);
  },
  read: readCommentDocument,
  getMakers: ({ uid }) => [uid],
  getState: getShownState,
  getTitle: () => "",
  describe: async ({ body }, { db, id }) => {
    const { request } = readAnswerPath(id);
    const asked = readRequestDocument(await getRequestRef(db, request).get());
    return (
      asked && {
        href: getShownState(asked) === "public" ? getHelpPath(request) : null,
        title: `Comment at “${asked.title}”`,
        text: body,
        facts: [],
      }
    );
  },
  listAll: (db) => db.collectionGroup("comments"),
  toFingerprinted: toFingerprintedComment,
  getPage: (db, id) => getRequestRef(db, readAnswerPath(id).request),
  lists: boardPagesPath,
};

/** The IDs of an answer and of its request. @param id `{request}/{answer}` */
export function readAnswerPath(id: string): { readonly request: string; readonly answer: string } {
  const [request = "none", answer = "none"] = id.split("/");
  return { request, answer };
}
