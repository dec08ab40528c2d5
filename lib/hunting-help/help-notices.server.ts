import type { DocumentSnapshot, Firestore, Transaction } from "@/lib/firebase/admin.server";
import { addNotification, getBundleRef } from "@/lib/notifications/add-notification.server";
import { getUserRef } from "@/lib/users/read-user-document.server";
import type { AnswerDocument, RequestDocument } from "./fields";

/** Reads what it takes to tell the asker of a new answer; `null` where the account is gone. */
export async function readAnswerNotice(
  transaction: Transaction,
  db: Firestore,
  id: string,
  { asker, title }: RequestDocument,
): Promise<{ write: (told: { readonly by: string; readonly at: Date }) => void } | null> {
  if (asker === null) return null;
  const about = { kind: "answer-received", ref: id } as const;
  const [user, bundle] = await transaction.getAll(getUserRef(db, asker), getBundleRef(db, asker, about));
  if (!user || !bundle) throw new Error("The store left out a document.");
  return {
    write: ({ by, at }) =>
      addNotification(transaction, { user, bundle, by }, { ...about, values: { title } }, at),
  };
}

/** Reads what it takes to tell asker and answerer of a comment, without whoever wrote it. */
export async function readCommentNotices(
  transaction: Transaction,
  db: Firestore,
  comment: {
    readonly id: string;
    readonly by: string;
    readonly request: Pick<RequestDocument, "asker" | "title">;
    readonly answer: Pick<AnswerDocument, "uid">;
  },
): Promise<{ write: (at: Date) => void }> {
  const { id, by, request, answer } = comment;
  const people = [...new Set([request.asker, answer.uid])].flatMap((uid) => (uid === by ? [] : (uid ?? [])));
  const about = { kind: "comment-received", ref: id } as const;
  const refs = people.flatMap((uid) => [getUserRef(db, uid), getBundleRef(db, uid, about)]);
  const found = refs.length > 0 ? await transaction.getAll(...refs) : [];
  return {
    write: (at) => {
      for (const index of people.keys()) {
        const [user, bundle] = [found[2 * index], found[2 * index + 1]];
        if (!user || !bundle) throw new Error("The store left out a document.");
        const values = { title: request.title };
        addNotification(transaction, { user, bundle, by }, { ...about, values }, at);
      }
    },
  };
}

/** Reads the account of an answerer, who is to be told something; `null` where it is gone. */
export async function readAnswerer(
  transaction: Transaction,
  db: Firestore,
  { uid }: AnswerDocument,
): Promise<DocumentSnapshot | null> {
  return uid === null ? null : transaction.get(getUserRef(db, uid));
}
