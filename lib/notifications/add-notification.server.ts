import { createHash } from "node:crypto";
import { afterCommit } from "@/lib/api/run-transaction.server";
import { getActingAccount } from "@/lib/auth/acting-account.server";
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Transaction,
} from "@/lib/firebase/admin.server";
import { reportError } from "@/lib/observe/report-error.server";
import { sendPush } from "@/lib/push/send-push.server";
import { getUserRef, readUser } from "@/lib/users/read-user-document.server";
import type { UserDocument } from "@/lib/users/schema";
import { hideTitles } from "./hide-titles.server";
import { isMuted } from "./is-muted";
import {
  describeNotification,
  type NotificationKindId,
  type NotificationValues,
  notificationKinds,
} from "./kinds";
import { nameHunters } from "./name-hunters.server";
import { type NotificationDocument, notificationDocumentSchema } from "./schema";

/** People whose actions a bundle remembers, so that doing it again does not count. */
const maxPeople = 200;

/** An event, for one receiver. */
interface NewNotification<K extends NotificationKindId> {
  readonly kind: K;
  /** Its subject: the ID that the kind's link takes. */
  readonly ref: string;
  readonly values: NotificationValues<K>;
}

/** Whom it is for. Read in the transaction of the action, before its first write. */
interface Recipient {
  /** `users/{uid}` */
  readonly user: DocumentSnapshot;
  /** `getBundleRef`: needed for bundled kinds alone. */
  readonly bundle?: DocumentSnapshot;
  /** Who did it: needed for bundled kinds alone. */
  readonly by?: string;
}

/** `users/{uid}/notifications/{id}` */
export function getNotificationRef(db: Firestore, uid: string, id: string): DocumentReference {
  return getUserRef(db, uid).collection("notifications").doc(id);
}

/** The one document in which everything of a bundled kind about one thing is counted. */
export function getBundleRef(
  db: Firestore,
  uid: string,
  { kind, ref }: Pick<NewNotification<NotificationKindId>, "kind" | "ref">,
): DocumentReference {
  return getNotificationRef(db, uid, toId([kind, ref]));
}

/**
 * Tells somebody what happened, in the transaction of the action: one document and the unread count in `users/{uid}`.
 * Writes nothing for an account that is gone or has turned the kind off.
 *
 * @param at Moment of the action.
 */
export function addNotification<K extends NotificationKindId>(
  transaction: Transaction,
  { user: snapshot, bundle, by }: Recipient,
  { kind, ref, values }: NewNotification<K>,
  at: Date,
): void {
  const user = readUser(snapshot);
  if (!user || isMuted(user, kind)) return;
  const createdAt = getCreatedAt(user, at);
  const fresh = { kind, ref, values, count: 1, createdAt, readAt: null };
  if (!notificationKinds[kind].isBundled) {
    // An action can earn two badges at once: what it says tells them apart.
    const id = toId([kind, ref, String(at.getTime()), JSON.stringify(values)]);
    const notification = snapshot.ref.collection("notifications").doc(id);
    transaction.set(notification, { ...fresh, people: [] });
    transaction.update(snapshot.ref, { unread: FieldValue.increment(1) });
    if (user.hasDevices) tellDevices(transaction, snapshot, notification, fresh);
    return;
  }
  if (!bundle || by === undefined) throw new Error(`A notification of ${kind} needs its bundle.`);
  const held = bundle.exists ? notificationDocumentSchema.parse(bundle.data()) : null;
  const person = toId([ref, by]).slice(0, 12);
  if (held?.people.includes(person)) return;
  const people = [...(held?.people ?? []), person].slice(-maxPeople);
  const isOpen = held !== null && !isNotificationRead(held, user);
  transaction.set(bundle.ref, { ...fresh, count: isOpen ? held.count + 1 : 1, people });
  if (isOpen) return;
  transaction.update(snapshot.ref, { unread: FieldValue.increment(1) });
  if (user.hasDevices) tellDevices(transaction, snapshot, bundle.ref, fresh);
}

/**
 * Adds to what one notification counts, by the names of its values: while it is unread they grow, after that they begin
 * anew. Writes nothing for an account that is gone or has turned the kind off.
 */
export function addCounted<K extends NotificationKindId>(
  transaction: Transaction,
  { user: snapshot, bundle }: Required<Pick<Recipient, "user" | "bundle">>,
  {
    kind,
    ref,
    values,
    added,
  }: NewNotification<K> & { readonly added: Readonly<Partial<Record<string, number>>> },
  at: Date,
): void {
  const user = readUser(snapshot);
  if (!user || isMuted(user, kind)) return;
  const held = bundle.exists ? notificationDocumentSchema.parse(bundle.data()) : null;
  const isOpen = held !== null && !isNotificationRead(held, user);
  const counts = Object.entries(added).map(([name, count = 0]) => {
    const before = isOpen ? Number(held.values[name] ?? 0) : 0;
    return [name, String(before + count)] as const;
  });
  const all = { ...(isOpen ? held.values : {}), ...values, ...Object.fromEntries(counts) };
  const createdAt = getCreatedAt(user, at);
  transaction.set(bundle.ref, { kind, ref, values: all, count: 1, createdAt, readAt: null, people: [] });
  if (isOpen) return;
  transaction.update(snapshot.ref, { unread: FieldValue.increment(1) });
  if (user.hasDevices) tellDevices(transaction, snapshot, bundle.ref, { kind, ref, values: all, count: 1 });
}

/**
 * Shows a new notification on the devices of its receiver, once it is stored; not what they did themselves just now, as
 * they are looking at it. What joins an unread one makes no further sound.
 */
function tellDevices(
  transaction: Transaction,
  { id: uid }: DocumentSnapshot,
  notification: DocumentReference,
  content: Pick<NotificationDocument, "kind" | "ref" | "values" | "count">,
): void {
  if (uid === getActingAccount()) return;
  afterCommit(transaction, () => void pushNotification(notification, uid, content));
}

/** Whether its receiver has seen a notification: marked it, or all at a later moment. */
export function isNotificationRead(
  { createdAt, readAt }: Pick<NotificationDocument, "createdAt" | "readAt">,
  { notificationsReadAt }: Pick<UserDocument, "notificationsReadAt">,
): boolean {
  if (readAt !== null) return true;
  return notificationsReadAt !== null && createdAt.toDate() <= notificationsReadAt.toDate();
}

/** Clocks of servers differ: what comes after "mark all" must not look older than it. */
function getCreatedAt({ notificationsReadAt }: UserDocument, at: Date): Date {
  const earliest = notificationsReadAt ? notificationsReadAt.toDate().getTime() + 1 : 0;
  return new Date(Math.max(at.getTime(), earliest));
}

function toId(parts: readonly string[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 24);
}

/**
 * Shows a notification that was stored on the devices of its receiver, with names and titles as the list would show them.
 * Never rejects: what a device does not get is in the list all the same.
 */
async function pushNotification(
  { id, firestore }: DocumentReference,
  uid: string,
  content: Pick<NotificationDocument, "kind" | "ref" | "values" | "count">,
): Promise<void> {
  try {
    const [shown = content] = await nameHunters(firestore, await hideTitles(firestore, uid, [content]));
    const { text, href } = describeNotification(shown);
    await sendPush(firestore, uid, { tag: id, text, path: href });
  } catch (error) {
    reportError(error, "server");
  }
}
