import type { Dependencies } from "@/lib/api/create-dependencies.server";
import type { Actor } from "@/lib/auth/actor";
import type { AttachedBuild } from "@/lib/builds/attachment-schema";
import { describeAttachment } from "@/lib/builds/describe-attachment.server";
import { ApiError } from "@/lib/http/api-error";
import { readComments } from "@/lib/hunting-help/answer/comments.server";
import {
  type AnswerDocument,
  answerDocumentSchema,
  editDocumentSchema,
  type RequestDocument,
} from "@/lib/hunting-help/fields";
import {
  getAnswerId,
  getAnswerRef,
  getRequestRef,
  readAnswerDocument,
  readRequestDocument,
  requirePublicAnswer,
  requirePublicRequest,
  toRequestState,
} from "@/lib/hunting-help/read-help-document.server";
import { refuseHelp } from "@/lib/hunting-help/refusals";
import { maxEdits, maxShownAnswers } from "@/lib/hunting-help/rules";
import type {
  HistoryResponse,
  ReadRequestResponse,
  ShownAnswer,
  ViewRequestResponse,
} from "@/lib/hunting-help/schema";
import { readAuthors } from "@/lib/users/read-authors.server";
import { expireRequest } from "./expire-requests.server";
import { isRequestDue } from "./request-state";
import { toHelpAnswer, toRequest } from "./to-request.server";

interface ReadAnswer {
  readonly id: string;
  readonly stored: AnswerDocument;
}

/**
 * A request with its answers, for everybody. Reads the request, its answers (80 at most), their comments (100), builds and
 * the people.
 * One whose time is over is ended first.
 *
 * @throws ApiError 404 for a request that is not there or was taken down.
 */
export async function readRequest(dependencies: Dependencies, id: string): Promise<ReadRequestResponse> {
  const { db } = dependencies;
  const stored = await readCurrentRequest(dependencies, id);
  const [answers, written] = await Promise.all([readAnswers(dependencies, id), readComments(db, id)]);
  // Below an answer that nobody sees nobody sees a comment.
  const comments = written.filter(({ answer }) => answers.some((each) => each.id === answer));
  const people = [
    stored.asker,
    ...[...answers.map((each) => each.stored), ...comments].map(({ uid }) => uid),
  ];
  const [getAuthor, attached] = await Promise.all([
    readAuthors(
      db,
      people.flatMap((uid) => uid ?? []),
    ),
    Promise.all(answers.map(({ stored: each }) => readAttached(dependencies, each))),
  ]);
  const shown = answers.map(
    (answer, index): ShownAnswer => ({
      ...toHelpAnswer(answer.id, answer.stored),
      author: getAuthor(answer.stored.uid ?? ""),
      attached: attached[index] ?? null,
    }),
  );
  return {
    message: "OK",
    request: toRequest(id, stored),
    author: getAuthor(stored.asker ?? ""),
    answers: shown.toSorted(
      (a, b) => Number(b.isApproved) - Number(a.isApproved) || b.helpfulCount - a.helpfulCount,
    ),
    comments: comments.map((comment) => ({ ...comment, author: getAuthor(comment.uid ?? "") })),
  };
}

async function readCurrentRequest(dependencies: Dependencies, id: string): Promise<RequestDocument> {
  const ref = getRequestRef(dependencies.db, id);
  const stored = requirePublicRequest(await ref.get());
  if (!isRequestDue(toRequestState(stored), dependencies.now().getTime())) return stored;
  await expireRequest(dependencies, id);
  return requirePublicRequest(await ref.get());
}

/** The answers of a request that everybody may read, in the order in which they came. */
async function readAnswers({ db }: Dependencies, id: string): Promise<ReadAnswer[]> {
  const { docs } = await getRequestRef(db, id)
    .collection("answers")
    .where("visibility", "==", "published")
    .orderBy("createdAt")
    .limit(maxShownAnswers)
    .get();
  return docs.map((document) => ({ id: document.id, stored: answerDocumentSchema.parse(document.data()) }));
}

/** The build of an answer; `null` without one, or where it is no longer published. */
async function readAttached({ db }: Dependencies, { build }: AnswerDocument): Promise<AttachedBuild | null> {
  if (!build) return null;
  try {
    return await describeAttachment({ db }, build);
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return null;
    throw error;
  }
}

/**
 * The private part of a request for the asker and the answerers: sessions of offers, and why a moderator removed what
 * they wrote.
 *
 * @throws ApiError 404 for a request that the caller cannot see.
 */
export async function viewRequest(
  dependencies: Dependencies,
  actor: Actor,
  id: string,
): Promise<ViewRequestResponse> {
  const { db } = dependencies;
  const ownId = getAnswerId(id, actor.uid);
  const stored = readRequestDocument(await getRequestRef(db, id).get());
  const [answers, own] = stored
    ? await Promise.all([
        readAnswers(dependencies, id),
        getAnswerRef(db, id, ownId).get().then(readAnswerDocument),
      ])
    : [[], null];
  await actor.confirmed;
  const isAsker = stored?.asker === actor.uid;
  if (!stored || (stored.visibility !== "published" && !isAsker)) throw refuseHelp("no-request");
  const seen = answers.filter(({ stored: { uid } }) => isAsker || uid === actor.uid);
  return {
    message: "OK",
    sessions: Object.fromEntries(
      seen.flatMap(({ id: answer, stored: { offer } }) => (offer?.session ? [[answer, offer.session]] : [])),
    ),
    ownAnswer: own?.visibility === "published" ? ownId : null,
    helpful: answers.flatMap(({ id: answer, stored: { helpful } }) =>
      helpful?.includes(actor.uid) ? [answer] : [],
    ),
    takenDown: (isAsker ? stored.takenDown?.reason : own?.takenDown?.reason) ?? null,
  };
}

/**
 * Earlier versions of a request or of one of its answers, latest first, for everybody who can read it now.
 *
 * @param target id of the request or the answer
 * @throws ApiError 404 for what not everybody can read.
 */
export async function listHistory(
  { db }: Pick<Dependencies, "db">,
  { id, target }: { readonly id: string; readonly target: string },
): Promise<HistoryResponse> {
  const ref = getRequestRef(db, id);
  requirePublicRequest(await ref.get());
  if (target !== id) requirePublicAnswer(await ref.collection("answers").doc(target).get());
  const { docs } = await ref
    .collection("edits")
    .where("target", "==", target)
    .limit(2 * maxEdits)
    .get();
  const versions = docs
    .map((document) => editDocumentSchema.parse(document.data()))
    .map(({ version, title, body, at }) => ({ version, title, body, at: at.toDate().toISOString() }));
  return { message: "OK", versions: versions.toSorted((a, b) => b.version - a.version) };
}
