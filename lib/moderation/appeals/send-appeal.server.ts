import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { readTogether, runTransaction } from "@/lib/api/run-transaction.server";
import { auditDocumentSchema } from "@/lib/audit/schema";
import type { Actor } from "@/lib/auth/actor";
import { Timestamp } from "@/lib/firebase/admin.server";
import { getLimitRef, takeLimit } from "@/lib/limits/take-limit.server";
import { getCaseRef, readCaseDocument } from "@/lib/reports/open-case.server";
import { appealPeriod } from "./appeal-rules";
import type { AppealDocument } from "./fields";
import {
  getAppealRef,
  getBlockEnd,
  readAppeal,
  readContentTitle,
  readDecisions,
} from "./read-decisions.server";
import { refuseAppeal } from "./refusals";
import type { AppealDoneResponse, SendAppeal } from "./schema";

/**
 * Somebody appeals what was decided about them, a blocked account too. There is one appeal for each decision, whose ID
 * is that of its entry in the audit log: the same text again changes nothing.
 *
 * @throws ApiError 404 for a decision about somebody else; 409 for one that was appealed, is over or is older than 30
 *   days; 429 after five appeals today.
 */
export async function sendAppeal(
  { db, now }: Dependencies,
  actor: Actor,
  { id, text }: SendAppeal & { readonly id: string },
): Promise<AppealDoneResponse> {
  // Entries are written once, so what they say can be read before the transaction.
  const decisions = await readDecisions(db, actor.uid, now());
  const decision = decisions.find((each) => each.id === id);
  const reference = getAppealRef(db, id);
  return runTransaction(db, [reference], async (transaction) => {
    const at = now();
    const { appeal, limit, content, ofCase, entry } = await readTogether(transaction, {
      appeal: reference,
      limit: getLimitRef(db, actor.uid, "appeal", at),
      entry: db.collection("audit").doc(id),
      content: decision ? db.doc(decision.target) : reference,
      ofCase: decision ? getCaseRef(db, decision.target) : reference,
    });
    await actor.confirmed;
    const held = readAppeal(appeal);
    if (held?.uid === actor.uid) {
      if (held.text === text) return { message: "OK" };
      throw refuseAppeal("used");
    }
    if (!decision || !entry.exists) throw refuseAppeal("no-decision");
    if (decision.isOver) throw refuseAppeal("over");
    if (at.getTime() - decision.at.getTime() >= appealPeriod) throw refuseAppeal("late");
    const { actor: decidedBy, action, target, why } = decision;
    const stored = action === "case.decide" ? readCaseDocument(ofCase) : null;
    const partners = (stored?.partners ?? []).filter((uid) => uid !== actor.uid);
    const before = auditDocumentSchema.parse(entry.data()).before;
    const fields: AppealDocument = {
      ...{ uid: actor.uid, partners, action: decision.action, target, why, decidedBy, text },
      title: action === "user.block" ? "" : (stored?.title ?? readContentTitle(content)),
      decidedAt: Timestamp.fromDate(decision.at),
      wasPublic: before.visibility === "published",
      blockedUntil: getBlockEnd(decision),
      at: Timestamp.fromDate(at),
      ...{ status: "open", claim: null, outcome: null, answer: "", judgedBy: null, judgedAt: null },
      isAlone: false,
      people: [...new Set([actor.uid, decidedBy, ...partners])],
    };
    takeLimit(transaction, limit, { uid: actor.uid, action: "appeal", at });
    transaction.create(reference, fields);
    return { message: "OK" };
  });
}
