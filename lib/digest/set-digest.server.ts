import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { readTogether, runTransaction } from "@/lib/api/run-transaction.server";
import type { Actor } from "@/lib/auth/actor";
import { type DocumentReference, type Firestore, Timestamp } from "@/lib/firebase/admin.server";
import { ApiError } from "@/lib/http/api-error";
import { defineRefusals } from "@/lib/http/refusals";
import { getLimitRef, takeLimit } from "@/lib/limits/take-limit.server";
import { readMailSender } from "@/lib/mail/send-mail.server";
import { readOffToken } from "./off-token.server";
import type { DigestBody, DigestDocument, DigestResponse } from "./schema";

/** From one weekly email to the next, in milliseconds. */
export const weekMs = 7 * 86_400_000;

const refuseDigest = defineRefusals({
  off: ["conflict", "This site sends no emails."],
  unverified: ["conflict", "Verify your email address first."],
});

/** `digests/{uid}` */
export function getDigestRef(db: Firestore, uid: string): DocumentReference {
  return db.collection("digests").doc(uid);
}

/** Whether the caller gets the weekly email. */
export async function readDigest(
  { db }: Pick<Dependencies, "db">,
  actor: Actor,
  sender = readMailSender(),
): Promise<DigestResponse> {
  const { exists: isOn } = await getDigestRef(db, actor.uid).get();
  const { isVerified } = await actor.confirmed;
  return { message: "OK", isOffered: sender !== null, isVerified, isOn };
}

/**
 * Turns the weekly email on or off. The first one comes a week later, so that they are spread over the days.
 *
 * @throws ApiError 409 where the site sends no mails, or the address is not verified; 429 after too many changes today.
 */
export async function setDigest(
  dependencies: Dependencies,
  actor: Actor,
  { isOn }: DigestBody,
  sender = readMailSender(),
): Promise<DigestResponse> {
  const { db, now } = dependencies;
  const { uid } = actor;
  const reference = getDigestRef(db, uid);
  await runTransaction(db, [reference], async (transaction) => {
    const at = now();
    const limit = getLimitRef(db, uid, "digest", at);
    const { held, taken } = await readTogether(transaction, { held: reference, taken: limit });
    const { isVerified } = await actor.confirmed;
    if (held.exists === isOn) return;
    if (!isOn) {
      transaction.delete(reference);
      return;
    }
    if (!sender) throw refuseDigest("off");
    if (!isVerified) throw refuseDigest("unverified");
    takeLimit(transaction, taken, { uid, action: "digest", at });
    const coveredTo = Timestamp.fromDate(at);
    const dueAt = Timestamp.fromMillis(at.getTime() + weekMs);
    transaction.set(reference, { uid, dueAt, coveredTo, failures: 0 } satisfies DigestDocument);
  });
  return readDigest(dependencies, actor, sender);
}

/**
 * Turns the weekly email of an account off by the token of its link. A repeated call changes nothing.
 *
 * @throws ApiError 404 for a token that the site did not make.
 */
export async function turnDigestOff(
  { db }: Pick<Dependencies, "db">,
  token: string,
  sender = readMailSender(),
): Promise<{ message: "OK" }> {
  const uid = sender && readOffToken(token, sender.secret);
  if (uid === null) throw new ApiError(404, "This link is not valid.", { code: "not-found" });
  await getDigestRef(db, uid).delete();
  return { message: "OK" };
}
