import { z } from "zod";
import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { runTransaction } from "@/lib/api/run-transaction.server";
import type { DocumentReference, Firestore } from "@/lib/firebase/admin.server";
import { storedTimeSchema } from "@/lib/firebase/stored-time";
import { siteConfig } from "@/lib/site/config";
import { findAlerts } from "./find-alerts.server";
import { type Alert, formatAlert, getAlertWindow } from "./rules";

/** Milliseconds after which the webhook is given up. */
const timeoutMs = 5000;
/** Milliseconds after which an attempt that never ended is made again. */
const attemptMs = 60_000;
/** Milliseconds for which sent alerts are stored. */
const keptMs = 7 * 86_400_000;

/** Document `alerts/{name}_{window}`: an alert that was sent, or is being sent. Removed by the store's TTL. */
const alertDocumentSchema = z.object({
  attemptAt: storedTimeSchema,
  isSent: z.boolean(),
  expiresAt: storedTimeSchema,
});

/** Sends a text to an address. Rejects where it did not arrive. */
type PostText = (address: string, text: string) => Promise<void>;

/**
 * Looks for what is above its limits and tells the operator, each alert once in its window, however many processes look
 * at the same time. What could not be sent is tried again by the next call.
 *
 * @param address `QUARRY_ALERT_WEBHOOK`; nothing is looked for without it
 * @returns how many alerts were sent
 * @throws Error where the webhook did not take one.
 */
export async function sendAlerts(
  dependencies: Dependencies,
  address = process.env.QUARRY_ALERT_WEBHOOK,
  post: PostText = postText,
): Promise<{ readonly done: number; readonly hasMore: false }> {
  if (!address) return { done: 0, hasMore: false };
  let done = 0;
  for (const alert of await findAlerts(dependencies)) {
    const reference = await claimAlert(dependencies, alert);
    if (!reference) continue;
    await post(address, `${siteConfig.name}: ${formatAlert(alert)}`);
    await reference.update({ isSent: true });
    done += 1;
  }
  return { done, hasMore: false };
}

/** @returns `null` where it was sent, or somebody is sending it */
function claimAlert({ db, now }: Dependencies, { name }: Alert): Promise<DocumentReference | null> {
  const window = Math.floor(now().getTime() / getAlertWindow(name));
  const reference = getAlertRef(db, `${name}_${window}`);
  return runTransaction(db, [reference], async (transaction) => {
    const at = now();
    const snapshot = await transaction.get(reference);
    const held = snapshot.exists ? alertDocumentSchema.parse(snapshot.data()) : null;
    if (held?.isSent || (held && at.getTime() - held.attemptAt.toDate().getTime() < attemptMs)) return null;
    const expiresAt = new Date(at.getTime() + keptMs);
    transaction.set(reference, { attemptAt: at, isSent: false, expiresAt });
    return reference;
  });
}

function getAlertRef(db: Firestore, id: string): DocumentReference {
  return db.collection("alerts").doc(id);
}

/**
 * Posts a text as JSON, in the fields that Slack (`text`) and Discord (`content`) read.
 *
 * @throws Error where the address did not take it in time, or sends on to another one
 */
export async function postText(address: string, text: string, timeout = timeoutMs): Promise<void> {
  const reply = await fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ text, content: text }),
    redirect: "error",
    signal: AbortSignal.timeout(timeout),
  });
  // The address holds a secret, so it is in no message.
  if (!reply.ok) throw new Error(`The webhook of alerts answered ${reply.status}.`);
}
