import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { runTransaction } from "@/lib/api/run-transaction.server";
import { writeAudit } from "@/lib/audit/write-audit.server";
import type { Actor } from "@/lib/auth/actor";
import { ApiError } from "@/lib/http/api-error";
import { type DecideReport, type DecideReportResponse, reportDocumentSchema } from "./schema";

/**
 * A moderator closes a report, with a reason. What becomes of the content is a step of its own: taking it down, or
 * blocking its author. The same decision again changes nothing.
 *
 * @throws ApiError 404 for an unknown report; 403 for one about the moderator's own content; 409 for one that was
 *   decided differently.
 */
export function decideReport(
  { db, now }: Dependencies,
  actor: Actor,
  { id, decision, why }: DecideReport & { readonly id: string },
): Promise<DecideReportResponse> {
  const reference = db.collection("reports").doc(id);
  return runTransaction(db, [reference], async (transaction) => {
    const snapshot = await transaction.get(reference);
    await actor.confirmed;
    if (!snapshot.exists) throw new ApiError(404, "There is no such report.", { code: "not-found" });
    const report = reportDocumentSchema.parse(snapshot.data());
    if (report.owner === actor.uid) {
      throw new ApiError(403, "You can't decide on a report about your own content.", { code: "forbidden" });
    }
    if (report.status === decision) return { message: "OK", status: decision };
    if (report.status !== "open") {
      throw new ApiError(409, "Another moderator has decided on this report.", { code: "conflict" });
    }
    const at = now();
    transaction.update(reference, { status: decision, decidedBy: actor.uid, why, decidedAt: at });
    writeAudit(transaction, db, {
      actor: actor.uid,
      action: "report.decide",
      target: reference.path,
      before: { status: report.status },
      after: { status: decision },
      why,
      at,
    });
    return { message: "OK", status: decision };
  });
}
