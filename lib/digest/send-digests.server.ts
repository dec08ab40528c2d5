import { createHash } from "node:crypto";
import type { AccountDependencies, Dependencies } from "@/lib/api/create-dependencies.server";
import { runTransaction } from "@/lib/api/run-transaction.server";
import { type Auth, type DocumentReference, type Firestore, Timestamp } from "@/lib/firebase/admin.server";
import { countFollowedNews } from "@/lib/follows/collect-news.server";
import { getFollowsRef, getName, readFollows } from "@/lib/follows/follow.server";
import { type MailSender, readMailSender } from "@/lib/mail/send-mail.server";
import { hideTitles } from "@/lib/notifications/hide-titles.server";
import { isMuted } from "@/lib/notifications/is-muted";
import { describeNotification } from "@/lib/notifications/kinds";
import { nameHunters } from "@/lib/notifications/name-hunters.server";
import { type NotificationDocument, notificationDocumentSchema } from "@/lib/notifications/schema";
import { reportError } from "@/lib/observe/report-error.server";
import { siteConfig } from "@/lib/site/config";
import { getUserRef, readUser } from "@/lib/users/read-user-document.server";
import { digestOffCalls } from "./api";
import { createOffToken } from "./off-token.server";
import { type DigestDocument, digestDocumentSchema } from "./schema";
import { getDigestRef, weekMs } from "./set-digest.server";
import { writeDigest } from "./write-digest";

/** Emails of one call, at the same time. */
const batchSize = 5;
/** Notifications that are looked at for one email. */
const maxNotifications = 100;
/** How far back one tells, in milliseconds: a week and a day, as jobs can be late. */
const maxPeriodMs = weekMs + 86_400_000;
/** A mail that was refused is sent again after so long, in milliseconds: an hour. */
const retryMs = 60 * 60_000;
/** Attempts for one week. */
const maxAttempts = 3;

/** The content of one email. */
interface Period {
  readonly since: Date;
  readonly until: Date;
}

/**
 * Sends the weekly emails that are due. Each is claimed before it is written, so that of several processes one sends it,
 * and one that dies meanwhile costs a week rather than sending twice.
 *
 * @param getAuth who has which address
 * @param sender `null` sends nothing
 * @returns how many were looked at: nothing is sent where there is nothing to tell, or no verified address
 */
export async function sendDigests(
  { db, now }: Dependencies,
  getAuth: () => Promise<Auth>,
  sender = readMailSender(),
): Promise<{ readonly done: number; readonly hasMore: boolean }> {
  if (!sender) return { done: 0, hasMore: false };
  const due = db.collection("digests").where("dueAt", "<=", now()).orderBy("dueAt").limit(batchSize);
  const { docs } = await due.get();
  if (docs.length === 0) return { done: 0, hasMore: false };
  const dependencies = { db, now, auth: await getAuth() };
  await Promise.all(docs.map(({ ref }) => sendDue(dependencies, ref, sender)));
  return { done: docs.length, hasMore: docs.length === batchSize };
}

async function sendDue(
  dependencies: AccountDependencies,
  reference: DocumentReference,
  sender: MailSender,
): Promise<void> {
  const at = dependencies.now();
  const held = await claim(dependencies, reference, at);
  if (!held) return;
  try {
    await send(dependencies, held, { sender, at });
  } catch (error) {
    reportError(error, "server");
    const failures = held.failures + 1;
    if (failures >= maxAttempts) return;
    const dueAt = Timestamp.fromMillis(at.getTime() + retryMs);
    // Whoever has turned it off meanwhile gets none: there is nothing to update then.
    await reference.update({ dueAt, coveredTo: held.coveredTo, failures }).catch(() => undefined);
  }
}

/** @returns what was due before; `null` where another process has it, or nobody wants it any more */
function claim({ db }: Dependencies, reference: DocumentReference, at: Date): Promise<DigestDocument | null> {
  return runTransaction(db, [reference], async (transaction) => {
    const snapshot = await transaction.get(reference);
    const held = snapshot.exists ? digestDocumentSchema.parse(snapshot.data()) : null;
    if (!held || held.dueAt.toDate() > at) return null;
    // After a pause of the jobs it stays on its day of the week.
    const weeks = Math.floor((at.getTime() - held.dueAt.toDate().getTime()) / weekMs) + 1;
    const dueAt = Timestamp.fromMillis(held.dueAt.toDate().getTime() + weeks * weekMs);
    transaction.update(reference, { dueAt, coveredTo: Timestamp.fromDate(at), failures: 0 });
    return held;
  });
}

async function send(
  { db, auth }: AccountDependencies,
  { uid, coveredTo }: DigestDocument,
  { sender, at }: { readonly sender: MailSender; readonly at: Date },
): Promise<void> {
  const account = await auth.getUser(uid).catch((error) => {
    if (error?.code !== "auth/user-not-found") throw error;
    return null;
  });
  if (!account?.email || !account.emailVerified || account.disabled) return;
  const earliest = at.getTime() - maxPeriodMs;
  const since = new Date(Math.max(coveredTo.toDate().getTime(), earliest));
  const token = createOffToken(uid, sender.secret);
  const offAddress = `${siteConfig.url}${digestOffCalls.turnOff.path}?token=${token}`;
  const digest = writeDigest({ ...(await readLines(db, uid, { since, until: at })), offAddress });
  if (!digest) return;
  const id = createHash("sha256").update(`${uid} ${since.toISOString()}`).digest("hex").slice(0, 32);
  // Turned off while it was written.
  if (!(await getDigestRef(db, uid).get()).exists) return;
  await sender.send({ ...digest, to: account.email, id, offAddress });
}

/** News of a person and of what they follow, as their notifications would say it. */
async function readLines(db: Firestore, uid: string, { since, until }: Period) {
  const account = getUserRef(db, uid);
  const [user, follows, { docs }] = await Promise.all([
    account.get(),
    getFollowsRef(db, uid).get(),
    account
      .collection("notifications")
      .where("createdAt", ">", since)
      .orderBy("createdAt", "desc")
      .limit(maxNotifications)
      .get(),
  ]);
  // Those of what is followed count what was not read, which need not be of this week.
  const own = docs
    .map((document) => notificationDocumentSchema.parse(document.data()))
    .filter(({ kind }) => kind !== "followed");
  const held = readUser(user);
  const keys = held && !isMuted(held, "followed") ? (readFollows(follows)?.keys ?? []) : [];
  const { counts } = await countFollowedNews(db, { uid, keys, since, until });
  const followed = [...counts].map(([key, count]) => ({
    kind: "followed" as const,
    ref: key,
    values: { title: getName(key) ?? "", ...toTexts(count) },
    count: 1,
  }));
  const describe = async (rows: readonly Pick<NotificationDocument, "kind" | "ref" | "values" | "count">[]) =>
    (await nameHunters(db, await hideTitles(db, uid, rows))).map(describeNotification);
  return { own: await describe(own), followed: await describe(followed) };
}

function toTexts(counts: Readonly<Partial<Record<string, number>>>): Record<string, string> {
  return Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, String(count)]));
}
