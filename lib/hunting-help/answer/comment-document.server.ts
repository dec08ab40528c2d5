import type { DocumentReference, DocumentSnapshot, Firestore } from "@/lib/firebase/admin.server";
import { type CommentDocument, commentDocumentSchema } from "@/lib/hunting-help/fields";
import { getRequestRef } from "@/lib/hunting-help/read-help-document.server";

/** `helpRequests/{id}/comments/{commentId}` */
export function getCommentRef(db: Firestore, id: string, comment: string): DocumentReference {
  return getRequestRef(db, id).collection("comments").doc(comment);
}

/**
 * The comment of a snapshot, `null` where there is none.
 *
 * @throws ZodError when the stored document is broken.
 */
export function readCommentDocument(snapshot: DocumentSnapshot): CommentDocument | null {
  return snapshot.exists ? commentDocumentSchema.parse(snapshot.data()) : null;
}

/** Identity of a comment, to find copies. */
export function toFingerprintedComment({ body }: Pick<CommentDocument, "body">) {
  return { kind: "help-comment", texts: [body], payload: "" };
}
