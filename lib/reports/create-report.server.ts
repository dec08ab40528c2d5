import { createHash } from "node:crypto";
import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { readTogether, runTransaction } from "@/lib/api/run-transaction.server";
import type { Actor } from "@/lib/auth/actor";
import type { DocumentReference, Firestore } from "@/lib/firebase/admin.server";
import { defineRefusals } from "@/lib/http/refusals";
import { getLimitRef, takeLimit } from "@/lib/limits/take-limit.server";
import { getUserRef, readUser } from "@/lib/users/read-user-document.server";
import { getReportWeight, getTrustLevel, trustRules } from "@/lib/users/trust";
import { getTargetRef, readReportedContent } from "./content-kinds.server";
import { addToCase, getCaseRef } from "./open-case.server";
import { type CreateReport, type CreateReportResponse, reportDocumentSchema } from "./schema";

/** `reports/{id}`: one for each person and content. */
function getReportRef(db: Firestore, reporter: string, target: string): DocumentReference {
  const id = createHash("sha256")
    .update(JSON.stringify([reporter, target]))
    .digest("hex")
    .slice(0, 24);
  return db.collection("reports").doc(id);
}

/**
 * Reports content that everybody can see to the moderators, and puts its case into their queue. Reporting it again while
 * nobody has decided adds nothing.
 *
 * @param network Keyed hash of where it comes from; `null` where the operator set no key.
 * @throws ApiError 404 for content that is not there or not public; 409 for one's own, and for what a moderator has
 *   decided about since one's report; 429 after too many reports today, fewer in the first week of
 *   an account.
 */
export function createReport(
  { db, now }: Dependencies,
  actor: Actor,
  { kind, id, parent, reason, text }: CreateReport,
  network: string | null = null,
): Promise<CreateReportResponse> {
  const target = getTargetRef(db, { kind, id, parent });
  const reference = getReportRef(db, actor.uid, target.path);
  const ofContent = getCaseRef(db, target.path);
  return runTransaction(db, [reference, ofContent], async (transaction) => {
    const at = now();
    const { content, report, opened, user, limit, newLimit } = await readTogether(transaction, {
      content: target,
      report: reference,
      opened: ofContent,
      user: getUserRef(db, actor.uid),
      limit: getLimitRef(db, actor.uid, "report", at),
      newLimit: getLimitRef(db, actor.uid, "report-new", at),
    });
    await actor.confirmed;
    const reported = readReportedContent(kind, content);
    if (!reported) throw refuseReport("not-found");
    if (reported.owner === actor.uid) throw refuseReport("own-content");
    const held = report.exists ? reportDocumentSchema.parse(report.data()) : null;
    if (held && held.status !== "open") throw refuseReport("decided");
    if (held) return { message: "OK", created: false };
    const reporter = readUser(user);
    const isNew = trustRules[getTrustLevel(reporter, at)].isLimited;
    const action = isNew ? "report-new" : "report";
    takeLimit(transaction, isNew ? newLimit : limit, { uid: actor.uid, action, at });
    transaction.create(reference, {
      ...{
        kind,
        id,
        parent,
        target: target.path,
        owner: reported.owner,
        title: reported.title,
        reason,
        text,
      },
      ...{ reporter: actor.uid, status: "open", decidedBy: null, why: "", createdAt: at, decidedAt: null },
    });
    const about = {
      kind,
      content: id,
      parent,
      target: target.path,
      ...reported,
      partners: [...reported.partners],
    };
    addToCase(transaction, opened, about, { reason, at, weight: getReportWeight(reporter, at), network });
    return { message: "OK", created: true };
  });
}

const refuseReport = defineRefusals({
  "not-found": ["not-found", "There is nothing to report here."],
  "own-content": ["conflict", "You can't report your own content."],
  decided: ["conflict", "A moderator has already decided on your report."],
});
