import { createHash } from "node:crypto";
import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { readTogether } from "@/lib/api/run-transaction.server";
import { getAuditHeadRef } from "@/lib/audit/audit-chain.server";
import type { AuditAction } from "@/lib/audit/schema";
import { openAudit, writeAudit } from "@/lib/audit/write-audit.server";
import type { Actor } from "@/lib/auth/actor";
import { changeContent } from "@/lib/content/change-content.server";
import { createContentState, decideContentChange, restorePeriod } from "@/lib/content/content-state";
import {
  type DocumentReference,
  type Firestore,
  Timestamp,
  type Transaction,
} from "@/lib/firebase/admin.server";
import { defineRefusals } from "@/lib/http/refusals";
import { getLimitRef, takeLimit } from "@/lib/limits/take-limit.server";
import { eventListsPath, getEventRef } from "./read-events.server";
import { requireKnown } from "./resolve-content.server";
import type { EventStateAction } from "./rules";
import {
  type AddEvent,
  type ChangedEventResponse,
  type ChangeEvent,
  type EditEvent,
  type EventContent,
  type EventDocument,
  eventDocumentSchema,
  type ReviewEvent,
} from "./schema";

/** Steps that a document remembers; the audit log has all of them. */
const maxHistory = 50;
/** End of what has no end, so that one order holds for all. */
const farAhead = new Date("9999-12-31T00:00:00.000Z");

type EventStep = EventDocument["history"][number]["what"];
type Fields = { readonly [Name in keyof EventDocument]: unknown };

const contentActions = {
  publish: "publish",
  hide: "unpublish",
  delete: "delete",
  restore: "restore",
} as const;

/**
 * Adds an event quest, which waits for the review of a second person. A repeated call with the same key adds nothing.
 *
 * @throws ApiError 400 for a monster, locale or item that is not known; 429 after too many changes today.
 */
export async function addEvent(
  { db, now }: Dependencies,
  actor: Actor,
  { key, content: given }: AddEvent,
): Promise<ChangedEventResponse> {
  const id = createHash("sha256").update(`${actor.uid}/${key}`).digest("hex").slice(0, 24);
  await actor.confirmed;
  const content = requireKnown(given);
  return changeEvent(db, id, async (transaction) => {
    const at = now();
    const { entry, limit } = await readEntry(transaction, db, actor, id, at);
    if (entry.exists)
      return { message: "OK", id, revision: eventDocumentSchema.parse(entry.data()).revision };
    await openAudit(transaction, db);
    takeLimit(transaction, limit, { uid: actor.uid, action: "events-change", at });
    const fields: Fields = {
      ...{ content, approved: null, review: "pending", reason: "", revision: 1 },
      ...{ authors: [actor.uid], people: [actor.uid], items: [], until: farAhead },
      history: [{ who: actor.uid, what: "create", why: "", at }],
      ...{ createdAt: at, updatedAt: at },
      ...createContentState(),
    };
    transaction.create(entry.ref, fields);
    audit(transaction, db, {
      actor,
      ref: entry.ref,
      step: "create",
      subject: null,
      at,
      after: toFacts(content),
    });
    return { message: "OK", id, revision: 1 };
  });
}

/**
 * Changes what an entry says; any creator may. What others see stays as it was until a second person approves the
 * change.
 *
 * @throws ApiError 400 for what is not known; 404 for an unknown entry; 409 for a deleted one, and where another
 *   revision is stored; 429 after too many changes today.
 */
export async function editEvent(
  { db, now }: Dependencies,
  actor: Actor,
  { id, revision, content: given }: EditEvent & { readonly id: string },
): Promise<ChangedEventResponse> {
  await actor.confirmed;
  const content = requireKnown(given);
  return changeEvent(db, id, async (transaction) => {
    const at = now();
    const { entry, limit } = await readEntry(transaction, db, actor, id, at);
    const stored = requireEvent(entry);
    requireRevision(stored, revision);
    await openAudit(transaction, db);
    takeLimit(transaction, limit, { uid: actor.uid, action: "events-change", at });
    const before = stored.review === "approved" ? [] : stored.authors;
    transaction.update(entry.ref, {
      ...{ content, review: "pending", reason: "", revision: revision + 1 },
      authors: addOne(before, actor.uid),
      ...remember(stored, actor, { what: "edit", why: "", at }),
    });
    audit(transaction, db, {
      ...{ actor, ref: entry.ref, step: "edit", subject: getOwner(stored), at },
      ...{ before: toFacts(stored.content), after: toFacts(content) },
    });
    return { message: "OK", id, revision: revision + 1 };
  });
}

/**
 * Approves an entry, which publishes it, or declines it with a reason. Nobody reviews what they wrote.
 *
 * @throws ApiError 403 for who wrote any of what waits; 404 for an unknown entry; 409 where nothing waits, for a deleted
 *   entry, and where another revision is stored; 429 after too many changes today.
 */
export function reviewEvent(
  { db, now }: Dependencies,
  actor: Actor,
  { id, action, revision, reason }: ReviewEvent & { readonly id: string },
): Promise<ChangedEventResponse> {
  return changeEvent(db, id, async (transaction) => {
    const at = now();
    const { entry, limit } = await readEntry(transaction, db, actor, id, at);
    await actor.confirmed;
    const stored = requireEvent(entry);
    requireRevision(stored, revision);
    if (stored.authors.includes(actor.uid)) {
      throw refuseEvent("own-content");
    }
    const wanted = action === "approve" ? "approved" : "declined";
    if (stored.review === wanted) return { message: "OK", id, revision };
    if (stored.review !== "pending") throw refuseEvent("reviewed");
    await openAudit(transaction, db);
    takeLimit(transaction, limit, { uid: actor.uid, action: "events-change", at });
    transaction.update(entry.ref, {
      ...{ review: wanted, reason },
      ...(action === "approve" && { ...toApproved(stored.content), ...decideState(stored, "publish", at) }),
      ...remember(stored, actor, { what: action, why: reason, at }),
    });
    audit(transaction, db, {
      ...{ actor, ref: entry.ref, step: action, subject: getOwner(stored), at, why: reason },
      ...{ before: { review: stored.review }, after: { review: wanted, revision } },
    });
    return { message: "OK", id, revision };
  });
}

/**
 * Publishes what was approved before, hides it, deletes it or brings it back; any creator may. What is so already stays
 * as it is. Deleted entries are gone for good after seven days.
 *
 * @throws ApiError 404 for an unknown entry; 409 where the state does not allow it; 429 after too many changes today.
 */
export function changeEventState(
  { db, now }: Dependencies,
  actor: Actor,
  { id, action, reason }: ChangeEvent & { readonly id: string },
): Promise<ChangedEventResponse> {
  return changeEvent(db, id, async (transaction) => {
    const at = now();
    const { entry, limit } = await readEntry(transaction, db, actor, id, at);
    await actor.confirmed;
    const stored = requireStored(entry);
    const { revision } = stored;
    if (action === "publish" && stored.approved === null) {
      throw refuseEvent("unapproved");
    }
    const change = decideState(stored, action, at);
    if (!change) return { message: "OK", id, revision };
    await openAudit(transaction, db);
    takeLimit(transaction, limit, { uid: actor.uid, action: "events-change", at });
    transaction.update(entry.ref, {
      ...change,
      ...remember(stored, actor, { what: action, why: reason, at }),
    });
    audit(transaction, db, {
      ...{ actor, ref: entry.ref, step: action, subject: getOwner(stored), at, why: reason },
      before: { visibility: stored.visibility },
      after: { visibility: change.visibility ?? stored.visibility },
    });
    return { message: "OK", id, revision };
  });
}

function changeEvent<T>(
  db: Firestore,
  id: string,
  body: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return changeContent(db, getEventRef(db, id), [getAuditHeadRef(db)], body, eventListsPath);
}

function readEntry(transaction: Transaction, db: Firestore, { uid }: Actor, id: string, at: Date) {
  return readTogether(transaction, {
    entry: getEventRef(db, id),
    limit: getLimitRef(db, uid, "events-change", at),
  });
}

type Entry = Awaited<ReturnType<typeof readEntry>>["entry"];

function requireStored(entry: Entry): EventDocument {
  if (!entry.exists) throw refuseEvent("not-found");
  return eventDocumentSchema.parse(entry.data());
}

function requireEvent(entry: Entry): EventDocument {
  const stored = requireStored(entry);
  if (stored.visibility === "deleted") throw refuseEvent("deleted");
  return stored;
}

function requireRevision(stored: EventDocument, revision: number): void {
  if (stored.revision === revision) return;
  throw refuseEvent("changed", { revision: stored.revision });
}

/** @returns `null` where it is so already @throws ApiError 409 where it may not be */
function decideState(stored: EventDocument, action: EventStateAction, at: Date) {
  const time = Timestamp.fromDate(at);
  const purgeAt = Timestamp.fromMillis(at.getTime() + restorePeriod);
  const decision = decideContentChange(stored, { action: contentActions[action], time, purgeAt });
  if (decision.ok) return decision.change;
  throw refuseEvent(decision.reason === "too-late" ? "too-late" : "deleted");
}

/** Fields of an approved entry, which others see from now on. */
function toApproved(content: EventContent) {
  return {
    approved: content,
    items: content.rewards.map(({ item }) => item),
    until: content.until === null ? farAhead : new Date(content.until),
  };
}

function remember(stored: EventDocument, { uid }: Actor, entry: { what: EventStep; why: string; at: Date }) {
  return {
    history: [...stored.history, { who: uid, ...entry }].slice(-maxHistory),
    people: addOne(stored.people, uid),
    updatedAt: entry.at,
  };
}

function addOne(uids: readonly string[], uid: string): readonly string[] {
  return uids.includes(uid) ? uids : [...uids, uid];
}

/** Who wrote it first, as long as that is remembered. */
function getOwner({ history }: EventDocument): string | null {
  return history.find(({ what }) => what === "create")?.who ?? null;
}

function toFacts({ name, availability, from, until }: EventContent) {
  return { name, availability, from, until };
}

interface AuditedStep {
  readonly actor: Actor;
  readonly ref: DocumentReference;
  readonly step: EventStep;
  readonly subject: string | null;
  readonly at: Date;
  readonly before?: Readonly<Record<string, string | number | null>>;
  readonly after: Readonly<Record<string, string | number | null>>;
  readonly why?: string;
}

function audit(
  transaction: Transaction,
  db: Firestore,
  { actor, ref, step, subject, at, before = {}, after, why = "" }: AuditedStep,
): void {
  const action: AuditAction = `event.${step}`;
  writeAudit(transaction, db, {
    actor: actor.uid,
    action,
    target: ref.path,
    subject,
    before,
    after,
    why,
    at,
  });
}

const refuseEvent = defineRefusals({
  "not-found": ["not-found", "There is no event quest like that."],
  "own-content": ["forbidden", "You wrote this. Somebody else has to review it."],
  reviewed: ["conflict", "This was reviewed already. Edit it to change it."],
  unapproved: ["conflict", "Nobody has approved this yet."],
  deleted: ["conflict", "This event quest is deleted. Restore it first."],
  "too-late": ["conflict", "This was deleted too long ago to restore it."],
  /** With the `revision` that is stored. */
  changed: ["conflict", "Somebody changed this in the meantime. Look at it again."],
});
