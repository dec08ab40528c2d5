import { type ContentCopy, findCopies } from "@/lib/content/find-copies.server";
import type { FingerprintedContent } from "@/lib/content/get-fingerprint.server";
import type { DocumentReference, Firestore } from "@/lib/firebase/admin.server";
import { readAnswerDocument, readRequestDocument } from "./read-help-document.server";

/**
 * Published requests and answers that say the same as a request or an answer, see `findCopies`: the text of a request
 * is found in an answer too. Reads at most 50 of each.
 */
export async function findHelpCopies(
  db: Firestore,
  original: DocumentReference,
  content: FingerprintedContent,
): Promise<ContentCopy[]> {
  const [requests, answers] = await Promise.all([
    findCopies({
      ...{ source: db.collection("helpRequests"), original, content },
      read: readRequestDocument,
      getMakers: ({ asker }) => [asker],
    }),
    findCopies({
      ...{ source: db.collectionGroup("answers"), original, content },
      read: readAnswerDocument,
      getMakers: ({ uid }) => [uid],
    }),
  ]);
  return [...requests, ...answers];
}
