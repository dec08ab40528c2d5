import type { AccountDependencies } from "@/lib/api/create-dependencies.server";
import { runTransaction } from "@/lib/api/run-transaction.server";
import { getAuditHeadRef } from "@/lib/audit/audit-chain.server";
import type { AuditAction } from "@/lib/audit/schema";
import { openAudit, writeAudit } from "@/lib/audit/write-audit.server";
import type { Actor } from "@/lib/auth/actor";
import { type Firestore, Timestamp, type Transaction } from "@/lib/firebase/admin.server";
import { getLimitRef, takeLimit } from "@/lib/limits/take-limit.server";
import type { CaseDocument, CaseEvent } from "@/lib/reports/case-fields";
import { readCaseDocument } from "@/lib/reports/open-case.server";
import { getUserRef } from "@/lib/users/read-user-document.server";
import { type CaseAction, caseClaimPeriod, maxCaseEvents, refuseCaseStep } from "./case-state";
import { readCase } from "./read-case.server";
import { refuseCase } from "./refusals";
import type { CaseResponse } from "./schema";

interface CaseRequest {
  readonly id: string;
  readonly action: CaseAction;
  readonly revision?: number;
  readonly isPersonal?: boolean;
}

/** Changes of a step; `null` where it is a repetition. */
type CaseChange = Partial<CaseDocument> | null;

/** Context of a step. */
interface CaseWork {
  readonly transaction: Transaction;
  readonly stored: CaseDocument;
  readonly at: Date;
}

/**
 * Takes one step with a case, in one transaction, counted toward the limits of the moderator.
 *
 * @param decide reads what it needs and gives what to change, then writes whatever else goes with it; may run twice
 * @param isRepeated whether a refused step had its effect before: it is answered as if it were allowed
 * @throws ApiError 404 for an unknown case; 403 and 409 as `refuseCaseStep`; 429 after too many steps today.
 */
export async function changeCase(
  { db, now }: AccountDependencies,
  actor: Actor,
  { id, ...step }: CaseRequest,
  decide: (work: CaseWork) => Promise<{ change: CaseChange; write?: () => void }>,
  isRepeated: (stored: CaseDocument) => boolean = () => false,
): Promise<CaseDocument> {
  const reference = db.collection("cases").doc(id);
  const owner = readCaseDocument(await reference.get())?.owner ?? null;
  const contended = [reference, ...(owner === null ? [] : [getUserRef(db, owner)]), getAuditHeadRef(db)];
  return runTransaction(db, contended, async (transaction) => {
    const at = now();
    const [snapshot, limit] = await transaction.getAll(reference, getLimitRef(db, actor.uid, "moderate", at));
    await actor.confirmed;
    const stored = snapshot && readCaseDocument(snapshot);
    if (!stored || !limit) throw refuseCase("not-found");
    const refusal = refuseCaseStep(stored, { ...step, uid: actor.uid, at });
    if (refusal && refusal !== "own" && isRepeated(stored)) return stored;
    if (refusal) throw refuseCase(refusal);
    const { change, write } = await decide({ transaction, stored, at });
    if (change === null) return stored;
    await openAudit(transaction, db);
    takeLimit(transaction, limit, { uid: actor.uid, action: "moderate", at });
    const people = [...new Set([...stored.people, actor.uid])];
    transaction.update(reference, { ...change, people });
    write?.();
    return { ...stored, ...change, people };
  });
}

/** The claim of somebody who begins now. */
export function createClaim(uid: string, at: Date): NonNullable<CaseDocument["claim"]> {
  return { by: uid, until: Timestamp.fromMillis(at.getTime() + caseClaimPeriod) };
}

/** The events of a case with one more, the first ones left out where there are too many. */
export function addCaseEvent(
  events: readonly CaseEvent[],
  event: Omit<CaseEvent, "at">,
  at: Date,
): CaseEvent[] {
  return [...events, { ...event, at: Timestamp.fromDate(at) }].slice(-maxCaseEvents);
}

/**
 * Steps of moderators with a case before they decide it. The entry is about nobody: the person whom the case concerns
 * gets what the log says of them with the export of their account, and the text of a note stays in the case.
 */
function writeCaseAudit(
  { transaction, at }: CaseWork,
  { db, actor, id, action }: { db: Firestore; actor: Actor; id: string; action: AuditAction },
): void {
  writeAudit(transaction, db, {
    ...{ actor: actor.uid, action, target: `cases/${id}`, subject: null },
    ...{ before: {}, after: {}, why: "", at },
  });
}

/**
 * A moderator claims a case, so that no other one decides about it for 15 minutes, or lets it go.
 *
 * @throws ApiError as `changeCase`
 */
export async function claimCase(
  dependencies: AccountDependencies,
  actor: Actor,
  { id, action }: { readonly id: string; readonly action: "claim" | "release" },
): Promise<CaseResponse> {
  await changeCase(dependencies, actor, { id, action }, async (work) => {
    const { stored, at } = work;
    const write = () => writeCaseAudit(work, { db: dependencies.db, actor, id, action: `case.${action}` });
    if (action === "claim") return { change: { claim: createClaim(actor.uid, at) }, write };
    return { change: stored.claim?.by === actor.uid ? { claim: null } : null, write };
  });
  return readCase(dependencies, actor, id);
}

/**
 * A moderator notes something for the others.
 *
 * @throws ApiError as `changeCase`
 */
export async function addCaseNote(
  dependencies: AccountDependencies,
  actor: Actor,
  { id, text }: { readonly id: string; readonly text: string },
): Promise<CaseResponse> {
  await changeCase(dependencies, actor, { id, action: "note" }, async (work) => {
    const { stored, at } = work;
    const event = { who: actor.uid, what: "note", decision: null, text } as const;
    const last = stored.events.at(-1);
    // The same note again is a repeated call.
    if (last?.what === "note" && last.who === actor.uid && last.text === text) return { change: null };
    const write = () => writeCaseAudit(work, { db: dependencies.db, actor, id, action: "case.note" });
    return { change: { events: addCaseEvent(stored.events, event, at) }, write };
  });
  return readCase(dependencies, actor, id);
}
