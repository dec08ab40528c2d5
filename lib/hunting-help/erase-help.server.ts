import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { purgePage } from "@/lib/content/cache-page.server";
import type { DocumentReference, Firestore, Query } from "@/lib/firebase/admin.server";
import { changeRequest } from "./change-request.server";
import { eraseSeats } from "./change-seats.server";
import { eraseComments } from "./comments.server";
import { eraseHuntSearch } from "./hunt-searches.server";
import { eraseHelpfulMarks } from "./mark-helpful.server";
import {
  getActivityRef,
  getRequestRef,
  readAnswerDocument,
  readRequestDocument,
} from "./read-help-document.server";

/** Documents that are looked up at a time. */
const batchSize = 20;

/**
 * Removes a person from Hunting Help. Solved requests and approved answers stay without a name, because others are
 * helped by them; all other requests go with their answers, and all other answers go too.
 *
 * Every step can be repeated.
 *
 * @returns how many requests and answers were deleted
 */
export async function eraseHelp(
  { db, now }: Dependencies,
  uid: string,
): Promise<{ readonly requests: number; readonly answers: number }> {
  await eraseHuntSearch({ db, now }, uid, "the host called it off.");
  await eraseSeats(db, uid);
  const requests = await eraseAll(db.collection("helpRequests").where("asker", "==", uid), (ref) =>
    eraseRequest(db, ref),
  );
  const answers = await eraseAll(db.collectionGroup("answers").where("uid", "==", uid), (ref) =>
    eraseAnswer(db, ref),
  );
  await eraseComments(db, uid);
  await eraseHelpfulMarks(db, uid);
  await eraseAll(db.collectionGroup("edits").where("uid", "==", uid), (ref) => erase(ref));
  await eraseAll(db.collection("helpTallies").where("uid", "==", uid), (ref) => erase(ref));
  await eraseAll(db.collection("helpTexts").where("uid", "==", uid), (ref) => erase(ref));
  return { requests, answers };
}

/** @returns how many were deleted; the query must not find those that stay again */
async function eraseAll(
  query: Query,
  eraseOne: (ref: DocumentReference) => Promise<boolean>,
): Promise<number> {
  let deleted = 0;
  for (;;) {
    const { docs } = await query.limit(batchSize).get();
    if (docs.length === 0) return deleted;
    for (const { ref } of docs) if (await eraseOne(ref)) deleted += 1;
  }
}

async function erase(ref: DocumentReference): Promise<boolean> {
  await ref.delete();
  return true;
}

async function eraseRequest(db: Firestore, ref: DocumentReference): Promise<boolean> {
  const stays = await changeRequest(db, ref.id, [], async (transaction) => {
    const stored = readRequestDocument(await transaction.get(ref));
    const isSolved = stored?.status === "solved" && stored.visibility === "published";
    if (isSolved) transaction.update(ref, { asker: null });
    return isSolved;
  });
  if (stays) return false;
  await db.recursiveDelete(ref);
  await getActivityRef(db, ref.id).delete();
  purgePage(ref.path);
  return true;
}

async function eraseAnswer(db: Firestore, ref: DocumentReference): Promise<boolean> {
  const request = ref.parent.parent;
  if (!request) throw new Error(`${ref.path} is an answer to nothing.`);
  return changeRequest(db, request.id, [], async (transaction) => {
    const [asked, answer] = await transaction.getAll(getRequestRef(db, request.id), ref);
    const stored = answer && readAnswerDocument(answer);
    if (!stored) return false;
    if (stored.isApproved && stored.visibility === "published") {
      // The session of an offer led to the person.
      const offer = stored.offer && { ...stored.offer, session: "" };
      transaction.update(ref, { uid: null, offer });
      return false;
    }
    transaction.delete(ref);
    const held = asked && readRequestDocument(asked);
    if (held && stored.visibility === "published") {
      const answerCount = Math.max(0, held.answerCount - 1);
      transaction.update(asked.ref, { answerCount, isAnswered: answerCount > 0 });
    }
    return true;
  });
}
