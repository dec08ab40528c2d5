import { type ContentCopy, type CopyState, findCopies } from "@/lib/content/find-copies.server";
import type { FingerprintedContent } from "@/lib/content/get-fingerprint.server";
import type { DocumentReference, Firestore } from "@/lib/firebase/admin.server";
import type { RequestContent } from "./fields";
import { readAnswerDocument, readRequestDocument } from "./read-help-document.server";
import { toFingerprintedRequest } from "./request-content.server";

/**
 * Requests and answers that say the same as a request or an answer, see `findCopies`: the text of a request is found in
 * an answer too.
 */
export async function findHelpCopies(
  db: Firestore,
  original: DocumentReference,
  content: FingerprintedContent,
  isWanted?: (copy: CopyState) => boolean,
): Promise<ContentCopy[]> {
  const [requests, answers] = await Promise.all([
    findCopies({
      ...{ source: db.collection("helpRequests"), original, content },
      read: readRequestDocument,
      getMakers: ({ asker }) => [asker],
      isWanted,
    }),
    findCopies({
      ...{ source: db.collectionGroup("answers"), original, content },
      read: readAnswerDocument,
      getMakers: ({ uid }) => [uid],
      isWanted,
    }),
  ]);
  return [...requests, ...answers];
}

/** What copies of a request are found by: many have the same title, whoever posts them. */
export function toCopiedRequest(request: RequestContent): FingerprintedContent {
  return { ...toFingerprintedRequest(request), texts: [request.body] };
}
