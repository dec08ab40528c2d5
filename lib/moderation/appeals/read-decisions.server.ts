import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { type AuditAction, auditDocumentSchema } from "@/lib/audit/schema";
import type { Actor } from "@/lib/auth/actor";
import type { DocumentReference, DocumentSnapshot, Firestore } from "@/lib/firebase/admin.server";
import {
  appealPeriod,
  type Decision,
  decisionActions,
  listDecisions,
  toDecisionTarget,
} from "./appeal-rules";
import { type AppealDocument, appealDocumentSchema } from "./fields";
import type { DecisionsResponse, OwnDecision } from "./schema";

/** How far back decisions are listed, in milliseconds: 90 days. */
const listedPeriod = 90 * 86_400_000;
/** Entries of the audit log that are read at most of decisions, and as many of what took them back; decisions shown. */
const maxEntries = 40;
const maxDecisions = 20;

/** `appeals/{id}`, by the entry of the audit log that is appealed. */
export function getAppealRef(db: Firestore, id: string): DocumentReference {
  return db.collection("appeals").doc(id);
}

/**
 * The appeal of a snapshot, `null` where there is none.
 *
 * @throws ZodError when the stored document is broken.
 */
export function readAppeal(snapshot: DocumentSnapshot | undefined): AppealDocument | null {
  return snapshot?.exists ? appealDocumentSchema.parse(snapshot.data()) : null;
}

/** Decisions about an account, newest first. Reads twice 40 entries of the audit log at most. */
export async function readDecisions(db: Firestore, uid: string, at: Date): Promise<Decision[]> {
  const read = async (actions: readonly AuditAction[]) => {
    const { docs } = await db
      .collection("audit")
      .where("subject", "==", uid)
      .where("action", "in", [...actions])
      .where("at", ">=", new Date(at.getTime() - listedPeriod))
      .orderBy("at", "desc")
      .limit(maxEntries)
      .get();
    return docs.map((document) => {
      const { at: moment, ...entry } = auditDocumentSchema.parse(document.data());
      return { ...entry, id: document.id, at: moment.toDate() };
    });
  };
  const entries = (await Promise.all(decisionActions.map(read))).flat();
  return listDecisions(
    entries.toSorted((a, b) => b.at.getTime() - a.at.getTime()),
    at,
  );
}

/** The title of what was decided about; empty where it has none, or is gone. */
export function readContentTitle(snapshot: DocumentSnapshot | undefined): string {
  const title: unknown = snapshot?.get("title");
  return typeof title === "string" ? title : "";
}

/**
 * Moderators' decisions about the caller, without who made them, and results of appeals. Reads 80 entries of the audit
 * log, 20 appeals and the 20 documents that they are about at most.
 */
export async function listOwnDecisions(
  { db, now }: Pick<Dependencies, "db" | "now">,
  actor: Actor,
): Promise<DecisionsResponse> {
  const at = now();
  const decisions = (await readDecisions(db, actor.uid, at)).slice(0, maxDecisions);
  await actor.confirmed;
  if (decisions.length === 0) return { message: "OK", decisions: [] };
  const [appeals, contents] = await Promise.all([
    db.getAll(...decisions.map(({ id }) => getAppealRef(db, id))),
    db.getAll(...decisions.map(({ target }) => db.doc(target)), { fieldMask: ["title"] }),
  ]);
  return {
    message: "OK",
    decisions: decisions.map((decision, index) =>
      toOwnDecision(decision, readAppeal(appeals[index]), readContentTitle(contents[index]), at),
    ),
  };
}

function toOwnDecision(
  decision: Decision,
  appeal: AppealDocument | null,
  title: string,
  at: Date,
): OwnDecision {
  const { id, action, target, after, why, isOver } = decision;
  const until = getBlockEnd(decision);
  const appealUntil = new Date(decision.at.getTime() + appealPeriod);
  return {
    ...{ id, title, why, isOver },
    kind: action === "user.block" ? null : (toDecisionTarget(target)?.kind ?? null),
    isHidden: action !== "user.block" && (action !== "case.decide" || after.content === "hide"),
    isWarned: after.person === "warn",
    blockedUntil: until,
    at: decision.at.toISOString(),
    appealUntil: appeal || isOver || appealUntil <= at ? null : appealUntil.toISOString(),
    appeal: appeal && {
      text: appeal.text,
      at: appeal.at.toDate().toISOString(),
      outcome: appeal.outcome,
      answer: appeal.answer,
      judgedAt: appeal.judgedAt?.toDate().toISOString() ?? null,
      isAlone: appeal.isAlone,
    },
  };
}

/** When the block of a decision ends, as an ISO moment; `null` without one. */
export function getBlockEnd({ action, after, at }: Decision): string | null {
  if (action === "user.block") return typeof after.until === "string" ? after.until : null;
  const days = after.person === "block" && typeof after.days === "number" ? after.days : 0;
  return days > 0 ? new Date(at.getTime() + days * 86_400_000).toISOString() : null;
}
