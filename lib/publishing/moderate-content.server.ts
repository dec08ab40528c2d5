import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { getAuditHeadRef } from "@/lib/audit/audit-chain.server";
import { openAudit, writeAudit } from "@/lib/audit/write-audit.server";
import type { Actor } from "@/lib/auth/actor";
import { purgeAllPages } from "@/lib/content/cache-page.server";
import { decideContentChange, restorePeriod } from "@/lib/content/content-state";
import {
  addFingerprints,
  readFingerprints,
  removeFingerprints,
} from "@/lib/content/read-fingerprints.server";
import type { ContentState } from "@/lib/content/schema";
import {
  type DocumentReference,
  type Firestore,
  Timestamp,
  type Transaction,
} from "@/lib/firebase/admin.server";
import type { LimitedAction } from "@/lib/limits/account-limits";
import { getLimitRef, takeLimit } from "@/lib/limits/take-limit.server";
import { addNotification } from "@/lib/notifications/add-notification.server";
import { appealsPath, getUserPath } from "@/lib/site/routes";
import { getUserRef } from "@/lib/users/read-user-document.server";
import { changeKind, type PublishedKind } from "./content-kind.server";

/** A moderator's action on published content. */
export interface ContentModeration {
  readonly action: "take-down" | "allow";
  /** Its author reads it. */
  readonly reason: string;
  /** Whether what is allowed again is shown again at once, because the take-down was a mistake. Default: its owner decides. */
  readonly isShownAgain?: boolean;
}

/** A decision that is being written. */
interface Decided<Stored extends ContentState> {
  readonly change: Partial<Stored>;
  readonly at: Date;
  readonly isDown: boolean;
  /** Whether it is shown again with it. */
  readonly isBack: boolean;
  readonly reason: string;
}

/** Writes a decision, and gives what is answered besides. A method, so that kinds can stand in one table. */
type Write<Stored extends ContentState, Extra> = { write(decided: Decided<Stored>): Extra }["write"];

/** Rules of moderating one kind of content, next to the kind itself. */
export interface ModeratedKind<Stored extends ContentState, Extra extends object = object> {
  readonly kind: PublishedKind<Stored>;
  /** In the audit log: `build.take-down`. */
  readonly name: "build" | "guide" | "help" | "state-name" | "short-link";
  /** Action that counts for the day of the moderator. */
  readonly limit: LimitedAction;
  /** The refusal of what is not there, and of what the moderator made. */
  refuse(reason: "not-found" | "own-content"): Error;
  /** Further fields of a reply that changes nothing. */
  readonly nothing: Extra;
  /** Whether what is allowed again is shown again at once in any case: there is no private state to come back to. */
  readonly isPosted?: boolean;
  /** For the audit log. Default: visibility, and whether it is taken down. */
  toFacts?(stored: Stored): Record<string, string | boolean>;
  /** Further changes with a change of state. */
  extend?(stored: Stored, action: ContentModeration["action"]): Partial<Stored>;
  /** Further documents that many calls may write at once. */
  contend?(db: Firestore, id: string): Promise<readonly DocumentReference[]>;
  /** Reads what is written besides. Default: only the change, and a notice to the owner. */
  prepare?(transaction: Transaction, content: Prepared<Stored>): Promise<Write<Stored, Extra>>;
  /** The kinds that a copy of it can be of, and of which one it is by its ID. Default: itself. */
  readonly copies?: {
    among(): readonly PublishedKind<ContentState>[];
    pick(id: string): ModeratedKind<ContentState, Extra>;
  };
}

/** Content about which a decision is prepared. */
interface Prepared<Stored> {
  readonly db: Firestore;
  readonly id: string;
  readonly stored: Stored;
}

/** Reply to a moderator. */
export type Moderated<Extra extends object> = { message: "OK"; takenDown: boolean } & Extra;

/**
 * A moderator takes content down, with a reason that its author reads, or allows it again. It can be taken down in every
 * state, so that hiding it in time does not help, and the same content cannot be published by anybody while it is. Either
 * is written into the audit log. What is so already stays as it is.
 *
 * @throws ApiError as the kind refuses: what is not there, or was never shown to anybody; what the moderator made; 429
 *   after too many decisions today.
 */
export async function moderateContent<Stored extends ContentState, Extra extends object>(
  { db, now }: Dependencies,
  actor: Actor,
  moderated: ModeratedKind<Stored, Extra>,
  { id, action, reason, isShownAgain = false }: ContentModeration & { readonly id: string },
): Promise<Moderated<Extra>> {
  const { kind, name, limit: counted } = moderated;
  const ref = kind.getRef(db, id);
  const isDown = action === "take-down";
  const contended = [...((await moderated.contend?.(db, id)) ?? []), getAuditHeadRef(db)];
  const decide = async (transaction: Transaction) => {
    const at = now();
    const [content, limit] = await transaction.getAll(ref, getLimitRef(db, actor.uid, counted, at));
    await actor.confirmed;
    const stored = content && kind.read(content);
    // What was never published is nobody's business, a moderator's neither.
    if (!stored || !limit || !wasShown(stored)) throw moderated.refuse("not-found");
    if (kind.getMakers(stored).includes(actor.uid)) throw moderated.refuse("own-content");

    const time = Timestamp.fromDate(at);
    const purgeAt = Timestamp.fromMillis(at.getTime() + restorePeriod);
    const decision = decideContentChange(stored, { action, time, purgeAt, reason });
    const reply = { message: "OK" as const, takenDown: isDown };
    if (!decision.ok || !decision.change) return { ...reply, ...moderated.nothing };
    const isBack = (moderated.isPosted || isShownAgain) && !isDown && stored.visibility === "private";
    const change = {
      ...decision.change,
      ...moderated.extend?.(stored, action),
      ...(isBack && { visibility: "published" }),
    } as Partial<Stored>;

    const printed = kind.toFingerprinted(stored);
    const fingerprints = await readFingerprints(transaction, db, printed);
    const prepare = moderated.prepare?.bind(moderated) ?? prepareOwned(moderated);
    const write = await prepare(transaction, { db, id, stored });
    await openAudit(transaction, db);
    takeLimit(transaction, limit, { uid: actor.uid, action: counted, at });
    if (isDown) addFingerprints(transaction, fingerprints, { ref: ref.path, reason, at }, printed);
    else removeFingerprints(transaction, fingerprints, ref.path);
    const extra = write({ change, at, isDown, isBack, reason });
    const toFacts = moderated.toFacts ?? toStateFacts;
    const [subject = null] = kind.getMakers(stored);
    writeAudit(transaction, db, {
      ...{ actor: actor.uid, action: `${name}.${action}`, target: ref.path, subject },
      ...{ before: toFacts(stored), after: toFacts({ ...stored, ...change }), why: reason, at },
    });
    return { ...reply, ...extra };
  };
  try {
    return await changeKind(db, kind, id, contended, decide);
  } finally {
    // Pages of other things name it, too: its author's profile, what is featured, a run or an answer with a build.
    purgeAllPages();
  }
}

/** Whether others saw it once, or a moderator decided about it. */
export function wasShown({ publishedAt, takenDown }: ContentState): boolean {
  return publishedAt !== null || takenDown !== null;
}

function toStateFacts({ visibility, takenDown }: ContentState) {
  return { visibility, takenDown: takenDown !== null };
}

/** Writes the change of something that its owner publishes, and tells the owner of it. */
function prepareOwned<Stored extends ContentState, Extra extends object>({
  kind,
  name,
  nothing,
}: ModeratedKind<Stored, Extra>): NonNullable<ModeratedKind<Stored, Extra>["prepare"]> {
  return async (transaction, { db, id, stored }) => {
    const [owner = null] = kind.getMakers(stored);
    const user = owner === null ? null : await transaction.get(getUserRef(db, owner));
    return ({ change, at, isDown, isBack, reason }) => {
      transaction.update(kind.getRef(db, id), { ...change, updatedAt: Timestamp.fromDate(at) });
      if (!user || owner === null) return nothing;
      const title = kind.getTitle(stored);
      const words = name === "state-name" ? "name of a state" : name.replace("-", " ");
      const text = isDown
        ? `Your ${words} “${title}” was taken down: ${reason}`
        : `A moderator allowed your ${words} “${title}” again.${isBack ? "" : " You can publish it."}`;
      const notice = {
        kind: "moderation",
        ref: isDown ? appealsPath : getUserPath(owner),
        values: { text },
      } as const;
      addNotification(transaction, { user }, notice, at);
      return nothing;
    };
  };
}
