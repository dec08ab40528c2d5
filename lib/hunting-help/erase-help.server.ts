import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { purgePage } from "@/lib/content/cache-page.server";
import { type DocumentReference, FieldValue, type QueryDocumentSnapshot } from "@/lib/firebase/admin.server";
import {
  eraseDocuments,
  type PersonalDocuments,
  removeWith,
} from "@/lib/publishing/personal-documents.server";
import { personalComments } from "./answer/comments.server";
import { eraseSeats } from "./hunt/change-seats.server";
import { eraseHuntSearch } from "./hunt/hunt-searches.server";
import { getActivityRef, readAnswerDocument, readRequestDocument } from "./read-help-document.server";
import { changeRequest } from "./request/change-request.server";

/**
 * A person's documents in Hunting Help. Solved requests and approved answers stay without a name, because others are
 * helped by them.
 */
export const personalHelp = {
  requests: {
    listOf: (db, uid) => db.collection("helpRequests").where("asker", "==", uid),
    erase: eraseRequest,
  },
  answers: {
    listOf: (db, uid) => db.collectionGroup("answers").where("uid", "==", uid),
    erase: eraseAnswer,
    // Whom it helped is theirs to say.
    toExported: ({ helpful, ...fields }, { ref }) => ({
      ...{ request: getRequestOf(ref).id, ...fields },
      helpfulCount: Array.isArray(helpful) ? helpful.length : 0,
    }),
  },
  helpfulAnswers: {
    listOf: (db, uid) => db.collectionGroup("answers").where("helpful", "array-contains", uid),
    async erase({ db }, { ref }, uid) {
      await changeRequest(db, getRequestOf(ref).id, [], async (transaction) => {
        const answer = await transaction.get(ref);
        if (answer.exists) transaction.update(ref, { helpful: FieldValue.arrayRemove(uid) });
      });
      return false;
    },
    toExported: ({ id }, { ref }) => ({ id, request: getRequestOf(ref).id }),
  },
  comments: personalComments,
  edits: {
    ...removeWith((db, uid) => db.collectionGroup("edits").where("uid", "==", uid)),
    toExported: (fields, { ref }) => ({ request: getRequestOf(ref).id, ...fields }),
  },
  helpTallies: removeWith((db, uid) => db.collection("helpTallies").where("uid", "==", uid)),
} as const satisfies Readonly<Record<string, PersonalDocuments>>;

const postedTexts = removeWith((db, uid) => db.collection("helpTexts").where("uid", "==", uid));

/**
 * Removes a person from Hunting Help, as `personalHelp` says, and from all hunts. Every step can be repeated.
 *
 * @returns how many requests and answers were deleted
 */
export async function eraseHelp(
  dependencies: Dependencies,
  uid: string,
): Promise<{ readonly requests: number; readonly answers: number }> {
  await eraseHuntSearch(dependencies, uid, "the host called it off.");
  await eraseSeats(dependencies.db, uid);
  const { requests, answers, ...others } = personalHelp;
  const erased = {
    requests: await eraseDocuments(dependencies, requests, uid),
    answers: await eraseDocuments(dependencies, answers, uid),
  };
  for (const each of [...Object.values(others), postedTexts]) await eraseDocuments(dependencies, each, uid);
  return erased;
}

function getRequestOf({ path, parent }: DocumentReference): DocumentReference {
  if (!parent.parent) throw new Error(`${path} is part of no request.`);
  return parent.parent;
}

async function eraseRequest({ db }: Dependencies, { ref }: QueryDocumentSnapshot): Promise<boolean> {
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

async function eraseAnswer({ db }: Dependencies, { ref }: QueryDocumentSnapshot): Promise<boolean> {
  const request = getRequestOf(ref);
  return changeRequest(db, request.id, [], async (transaction) => {
    const [asked, answer] = await transaction.getAll(request, ref);
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
