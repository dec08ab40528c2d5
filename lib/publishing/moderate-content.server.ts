import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { getAuditHeadRef } from "@/lib/audit/audit-chain.server";
import { openAudit, writeAudit } from "@/lib/audit/write-audit.server";
import type { Actor } from "@/lib/auth/actor";
import { decideContentChange, restorePeriod } from "@/lib/content/content-state";
import type { FingerprintedContent } from "@/lib/content/get-fingerprint.server";
import {
  addFingerprints,
  readFingerprints,
  removeFingerprints,
} from "@/lib/content/read-fingerprints.server";
import type { ContentState } from "@/lib/content/schema";
import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type Transaction,
} from "@/lib/firebase/admin.server";
import type { LimitedAction } from "@/lib/limits/account-limits";
import { getLimitRef, takeLimit } from "@/lib/limits/take-limit.server";
import { addNotification } from "@/lib/notifications/add-notification.server";
import { getUserPath } from "@/lib/site/routes";
import { getUserRef } from "@/lib/users/read-user-document.server";

/** What a moderator does with something that was published. */
export interface ContentModeration {
  readonly action: "take-down" | "allow";
  /** Its author reads it. */
  readonly reason: string;
  /** Whether what is allowed again is shown again at once, because the take-down was a mistake. Default: its owner decides. */
  readonly isShownAgain?: boolean;
}

/** A decision that is being written. */
export interface Decided<Stored extends ContentState> {
  readonly stored: Stored;
  readonly change: Partial<Stored>;
  readonly at: Date;
  readonly isDown: boolean;
  /** Whether it is shown again with it. */
  readonly isBack: boolean;
  readonly reason: string;
}

/** What the decision about one kind of content takes. */
export interface ModeratedKind<Stored extends ContentState, Extra extends object> {
  /** In the audit log: `build.take-down`. */
  readonly name: "build" | "guide" | "help";
  /** What counts for the day of the moderator. */
  readonly limit: LimitedAction;
  readonly ref: DocumentReference;
  /** The content; `null` where there is none that a moderator may see. */
  readonly read: (snapshot: DocumentSnapshot) => Stored | null;
  /** The refusal of what is not there, and of what the moderator made. */
  readonly refuse: (reason: "not-found" | "own-content") => Error;
  /** Who made it, its owner first: none of them decides. */
  readonly getMakers: (stored: Stored) => readonly (string | null)[];
  readonly toFingerprinted: (stored: Stored) => FingerprintedContent;
  /** For the audit log. Default: visibility, and whether it is taken down. */
  readonly toFacts?: (stored: Stored) => Record<string, string | boolean>;
  /** What else the change of state takes along. */
  readonly extend?: (stored: Stored) => Partial<Stored>;
  /** Runs the transaction, and purges its pages after it. */
  readonly run: <T>(
    contended: readonly DocumentReference[],
    body: (transaction: Transaction) => Promise<T>,
  ) => Promise<T>;
  /**
   * Reads what is written besides.
   *
   * @returns what writes the change, and tells who should know; it gives what is answered besides
   */
  readonly prepare: (
    transaction: Transaction,
    stored: Stored,
  ) => Promise<(decided: Decided<Stored>) => Extra>;
}

/**
 * A moderator takes content down, with a reason that its author reads, or allows it again. It can be taken down in every
 * state, so that hiding it in time does not help, and the same content cannot be published by anybody while it is. Either
 * is written into the audit log. What is so already stays as it is.
 *
 * @throws ApiError as the kind refuses; 429 after too many decisions today.
 */
export function moderateContent<Stored extends ContentState, Extra extends object>(
  { db, now }: Dependencies,
  actor: Actor,
  kind: ModeratedKind<Stored, Extra>,
  { action, reason, isShownAgain = false }: ContentModeration,
): Promise<{ message: "OK"; takenDown: boolean } & Partial<Extra>> {
  const isDown = action === "take-down";
  return kind.run([getAuditHeadRef(db)], async (transaction) => {
    const at = now();
    const limitRef = getLimitRef(db, actor.uid, kind.limit, at);
    const [content, limit] = await transaction.getAll(kind.ref, limitRef);
    await actor.confirmed;
    const stored = content && kind.read(content);
    if (!stored || !limit) throw kind.refuse("not-found");
    if (kind.getMakers(stored).includes(actor.uid)) throw kind.refuse("own-content");

    const time = Timestamp.fromDate(at);
    const purgeAt = Timestamp.fromMillis(at.getTime() + restorePeriod);
    const decision = decideContentChange(stored, { action, time, purgeAt, reason });
    const reply = { message: "OK" as const, takenDown: isDown };
    if (!decision.ok || !decision.change) return reply as typeof reply & Partial<Extra>;
    const isBack = isShownAgain && !isDown && stored.visibility === "private";
    const change = {
      ...decision.change,
      ...kind.extend?.(stored),
      ...(isBack && { visibility: "published" }),
    } as Partial<Stored>;

    const printed = kind.toFingerprinted(stored);
    const fingerprints = await readFingerprints(transaction, db, printed);
    const write = await kind.prepare(transaction, stored);
    await openAudit(transaction, db);
    takeLimit(transaction, limit, { uid: actor.uid, action: kind.limit, at });
    if (isDown) addFingerprints(transaction, fingerprints, { ref: kind.ref.path, reason, at }, printed);
    else removeFingerprints(transaction, fingerprints, kind.ref.path);
    const extra = write({ stored, change, at, isDown, isBack, reason });
    const toFacts = kind.toFacts ?? toStateFacts;
    const [subject = null] = kind.getMakers(stored);
    writeAudit(transaction, db, {
      ...{ actor: actor.uid, action: `${kind.name}.${action}`, target: kind.ref.path, subject },
      ...{ before: toFacts(stored), after: toFacts({ ...stored, ...change }), why: reason, at },
    });
    return { ...reply, ...extra };
  });
}

function toStateFacts({ visibility, takenDown }: ContentState) {
  return { visibility, takenDown: takenDown !== null };
}

/**
 * Writes the change of something that its owner publishes, and tells the owner of it.
 *
 * @param name as the owner reads it: `build`
 */
export async function prepareOwned<Stored extends ContentState & { readonly title: string }>(
  transaction: Transaction,
  db: Firestore,
  { ref, name }: { readonly ref: DocumentReference; readonly name: string },
  owner: string | null,
): Promise<(decided: Decided<Stored>) => object> {
  const user = owner === null ? null : await transaction.get(getUserRef(db, owner));
  return ({ stored, change, at, isDown, isBack, reason }) => {
    transaction.update(ref, { ...change, updatedAt: Timestamp.fromDate(at) });
    if (!user || owner === null) return {};
    const text = isDown
      ? `Your ${name} “${stored.title}” was taken down: ${reason}`
      : `A moderator allowed your ${name} “${stored.title}” again.${isBack ? "" : " You can publish it."}`;
    const notice = { kind: "moderation", ref: getUserPath(owner), values: { text } } as const;
    addNotification(transaction, { user }, notice, at);
    return {};
  };
}
