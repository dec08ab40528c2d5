import { createHash } from "node:crypto";
import type { AccountDependencies } from "@/lib/api/create-dependencies.server";
import { runTransaction } from "@/lib/api/run-transaction.server";
import { getAuditHeadRef } from "@/lib/audit/audit-chain.server";
import { listAudit } from "@/lib/audit/list-audit.server";
import { openAudit, writeAudit } from "@/lib/audit/write-audit.server";
import type { Actor } from "@/lib/auth/actor";
import { type DocumentReference, Timestamp } from "@/lib/firebase/admin.server";
import { ApiError } from "@/lib/http/api-error";
import { findAccount, getRoleName } from "@/lib/staff/write-role.server";
import { planUndo } from "./plan-undo";
import {
  type StartUndo,
  type UndoCounts,
  type UndoDocument,
  type UndoneEntry,
  type UndoPreview,
  type UndoPreviewResponse,
  type UndoResponse,
  undoDocumentSchema,
} from "./schema";
import { undoEntry } from "./undo-entry.server";

/** Entries that one step looks at: each may be a few transactions. */
const entriesOfStep = 10;
const noCounts: UndoCounts = { undone: 0, already: 0, proposed: 0, "by-hand": 0, refused: 0 };

/**
 * Preview of undoing an account, the latest entry first. Changes nothing.
 *
 * @throws ApiError 400 for a cursor that this list did not hand out.
 */
export async function previewUndo(
  { db }: AccountDependencies,
  actor: Actor,
  { uid, from, to, cursor }: UndoPreview,
): Promise<UndoPreviewResponse> {
  const window = { actor: uid, since: new Date(from), until: new Date(to), cursor };
  const { entries, nextCursor } = await listAudit({ db }, window);
  await actor.confirmed;
  return {
    message: "OK",
    entries: entries.map((entry) => {
      const planned = planUndo(entry);
      const { id, action, target, at, why } = entry;
      const note = planned.plan === "by-hand" ? planned.note : "";
      return { id, action, target, at, why, plan: planned.plan, note };
    }),
    nextCursor,
  };
}

/**
 * An admin begins to undo what an account did between two moments, or goes on where the same undoing broke off. Does
 * nothing by itself: `stepUndo` does.
 *
 * @throws ApiError 403 for oneself; 409 for an account that still has a role: it would go on doing it.
 */
export async function startUndo(
  dependencies: AccountDependencies,
  actor: Actor,
  { uid, from, to, why }: StartUndo,
): Promise<UndoResponse> {
  const { db, now } = dependencies;
  await actor.confirmed;
  await requireFormerStaff(dependencies, actor, uid);
  const id = createHash("sha256").update(`undo/${uid}/${from}/${to}`).digest("hex").slice(0, 24);
  const reference = getUndoRef(dependencies, id);
  const stored = await runTransaction(db, [reference, getAuditHeadRef(db)], async (transaction) => {
    const snapshot = await transaction.get(reference);
    if (snapshot.exists) return undoDocumentSchema.parse(snapshot.data());
    const at = now();
    await openAudit(transaction, db);
    const toTime = (date: Date) => Timestamp.fromDate(date);
    const fields: UndoDocument = {
      ...{ account: uid, from: toTime(new Date(from)), to: toTime(new Date(to)) },
      ...{ by: actor.uid, why, createdAt: toTime(at), status: "running", cursor: null, counts: noCounts },
    };
    transaction.create(reference, fields);
    writeAudit(transaction, db, {
      ...{ actor: actor.uid, action: "undo.start", target: reference.path, subject: uid, why, at },
      ...{ before: {}, after: { from, to } },
    });
    return fields;
  });
  return { message: "OK", id, status: stored.status, counts: stored.counts, entries: [] };
}

/**
 * Undoes the next entries, the latest first, by the use cases of the features, and notes where it is. An entry that was
 * undone already stays so: a step that broke off, or that two admins take at the same time, can be repeated.
 *
 * @throws ApiError 404 for an unknown undoing; as `startUndo`; 429 after too many changes today, after which it goes on
 *   tomorrow.
 */
export async function stepUndo(
  dependencies: AccountDependencies,
  actor: Actor,
  id: string,
): Promise<UndoResponse> {
  await actor.confirmed;
  const reference = getUndoRef(dependencies, id);
  const snapshot = await reference.get();
  if (!snapshot.exists) throw new ApiError(404, "There is no such undoing.", { code: "not-found" });
  const held = undoDocumentSchema.parse(snapshot.data());
  if (held.status === "done") return { message: "OK", id, status: "done", counts: held.counts, entries: [] };
  await requireFormerStaff(dependencies, actor, held.account);
  const { entries, nextCursor } = await listAudit(dependencies, {
    ...{ actor: held.account, since: held.from.toDate(), until: held.to.toDate(), size: entriesOfStep },
    ...(held.cursor !== null && { cursor: held.cursor }),
  });
  const undone: UndoneEntry[] = [];
  for (const entry of entries) {
    const result = await undoEntry(dependencies, actor, entry, held.why);
    const { id: entryId, action, target, at } = entry;
    if (result) undone.push({ id: entryId, action, target, at, ...result });
  }
  const next = await noteStep(dependencies, actor, { reference, held, undone, nextCursor });
  return { message: "OK", id, status: next.status, counts: next.counts, entries: undone };
}

interface Step {
  readonly reference: DocumentReference;
  /** As it was before the step. */
  readonly held: UndoDocument;
  readonly undone: readonly UndoneEntry[];
  readonly nextCursor: string | null;
}

/** Moves on, unless another step has. */
function noteStep(
  { db, now }: AccountDependencies,
  actor: Actor,
  { reference, held, undone, nextCursor }: Step,
): Promise<UndoDocument> {
  return runTransaction(db, [reference, getAuditHeadRef(db)], async (transaction) => {
    const present = undoDocumentSchema.parse((await transaction.get(reference)).data());
    if (present.status === "done" || present.cursor !== held.cursor) return present;
    await openAudit(transaction, db);
    const counts = { ...present.counts };
    for (const { outcome } of undone) counts[outcome] += 1;
    const status = nextCursor === null ? ("done" as const) : ("running" as const);
    transaction.update(reference, { counts, status, cursor: nextCursor });
    if (status === "done") {
      writeAudit(transaction, db, {
        ...{ actor: actor.uid, action: "undo.end", target: reference.path, subject: held.account },
        ...{ before: {}, after: { ...counts }, why: held.why, at: now() },
      });
    }
    return { ...present, counts, status, cursor: nextCursor };
  });
}

function getUndoRef({ db }: Pick<AccountDependencies, "db">, id: string): DocumentReference {
  return db.collection("undos").doc(id);
}

async function requireFormerStaff(
  dependencies: AccountDependencies,
  actor: Actor,
  uid: string,
): Promise<void> {
  if (uid === actor.uid) {
    throw new ApiError(403, "Another admin has to undo what you did.", { code: "forbidden" });
  }
  const account = await findAccount(dependencies, uid);
  if (!account || getRoleName(account) === "none") return;
  throw new ApiError(409, "This account still has a role. Take it first, so that it does not go on.", {
    code: "conflict",
  });
}
