import { z } from "zod";
import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { storedTimeSchema } from "@/lib/firebase/stored-time";
import { readNetworkMarks } from "@/lib/users/network-marks.server";
import { getUserRef, readUser } from "@/lib/users/read-user-document.server";
import { findSuspiciousPairs, type SuspiciousPair } from "./find-suspicious-pairs";

/** Days that are looked back. */
const days = 30;
/** Approvals that are looked at, the latest ones. */
const maxRequests = 500;

/** Payment of a solved request. */
const solvedSchema = z.object({
  asker: z.string().nullable(),
  approvedAnswer: z.string().nullable(),
  paid: z.int().min(0).nullable(),
  decidedAt: storedTimeSchema.nullable(),
});
const answerSchema = z.object({ uid: z.string().nullable() });

/**
 * Pairs of accounts whose payments of the last 30 days look arranged, for moderators. Reads at most 500 solved
 * requests, their approved answers and the people of both.
 */
export async function listSuspiciousPairs({ db, now }: Dependencies): Promise<SuspiciousPair[]> {
  const since = new Date(now().getTime() - days * 86_400_000);
  const { docs } = await db
    .collection("helpRequests")
    .where("status", "==", "solved")
    .where("decidedAt", ">=", since)
    .orderBy("decidedAt", "desc")
    .limit(maxRequests)
    .get();
  const paid = docs.flatMap((document) => {
    const { asker, approvedAnswer, paid: coins, decidedAt } = solvedSchema.parse(document.data());
    if (!asker || !approvedAnswer || !coins || !decidedAt) return [];
    return [
      {
        asker,
        answer: document.ref.collection("answers").doc(approvedAnswer),
        coins,
        at: decidedAt.toDate(),
      },
    ];
  });
  const answers = paid.length === 0 ? [] : await db.getAll(...paid.map(({ answer }) => answer));
  const payments = paid.flatMap(({ answer: _, ...payment }, index) => {
    const snapshot = answers[index];
    const answerer = snapshot?.exists ? answerSchema.parse(snapshot.data()).uid : null;
    return answerer === null ? [] : [{ ...payment, answerer }];
  });
  const uids = [...new Set(payments.flatMap(({ asker, answerer }) => [asker, answerer]))];
  const users = uids.length === 0 ? [] : await db.getAll(...uids.map((uid) => getUserRef(db, uid)));
  const created = new Map(users.map((user) => [user.id, readUser(user)?.createdAt.toDate()]));
  const marks = await readNetworkMarks(db, uids, now());
  const shareNetwork = (a: string, b: string) =>
    [...(marks.get(a) ?? [])].some((hash) => marks.get(b)?.has(hash));
  return findSuspiciousPairs(payments, (uid) => created.get(uid), shareNetwork);
}
