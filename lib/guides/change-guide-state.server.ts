import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { readTogether } from "@/lib/api/run-transaction.server";
import { getAuditHeadRef } from "@/lib/audit/audit-chain.server";
import { openAudit, writeAudit } from "@/lib/audit/write-audit.server";
import type { Actor } from "@/lib/auth/actor";
import { requirePoster } from "@/lib/auth/require-poster.server";
import { findTakeDown, readFingerprints } from "@/lib/content/read-fingerprints.server";
import { Timestamp } from "@/lib/firebase/admin.server";
import { ApiError } from "@/lib/http/api-error";
import { getLimitRef, takeLimit } from "@/lib/limits/take-limit.server";
import { changeGuide, toFingerprinted } from "./change-guide.server";
import { type GuideDeed, noticeDeed, readOwnerToTell } from "./guide-notices.server";
import { mayManageGuide } from "./guide-rights";
import { decideGuideChange, type GuideDecision } from "./guide-state";
import {
  getGuidePhase,
  getGuideRef,
  requireEditor,
  requireGuide,
  toOwnGuide,
} from "./read-guide-document.server";
import { refuseGuide } from "./refusals";
import type { GuideDocument, GuideStateChange, OwnGuideResponse } from "./schema";

const deeds: Readonly<Record<GuideStateChange["action"], GuideDeed>> = {
  publish: "published",
  schedule: "scheduled",
  unpublish: "made a draft again",
  delete: "deleted",
  restore: "restored",
};

/**
 * Publishes a guide now or at a moment, makes it a draft again, deletes it or brings it back. Its author, its editors and
 * admins may, but editors neither delete nor restore it. The author is told what somebody else did. What is so already
 * stays as it is.
 *
 * @throws ApiError 404 for an unknown guide; 403 for whoever may not, and while blocked from posting; 409 where
 *   the state does not allow it; 400 for a moment that is past or more than a year ahead; 429 after too many changes.
 */
export function changeGuideState(
  { db, now }: Dependencies,
  actor: Actor,
  { slug, action, at: moment }: GuideStateChange & { readonly slug: string },
): Promise<OwnGuideResponse> {
  return changeGuide(db, slug, [getAuditHeadRef(db)], async (transaction) => {
    const at = now();
    const { guide, limit } = await readTogether(transaction, {
      guide: getGuideRef(db, slug),
      limit: getLimitRef(db, actor.uid, "guides-state", at),
    });
    await actor.confirmed;
    const stored = requireGuide(guide);
    requireEditor(stored, actor);
    if ((action === "delete" || action === "restore") && !mayManageGuide(stored, actor)) {
      throw refuseGuide("not-manager");
    }
    const time = Timestamp.fromDate(at);
    const step = { time, toTime: (ms: number) => Timestamp.fromMillis(ms) };
    const decision = decideGuideChange(
      stored,
      action === "schedule" ? { ...step, action, at: new Date(moment ?? at) } : { ...step, action },
    );
    const change = requireChange(decision, stored);
    if (!change) return { message: "OK", guide: toOwnGuide(slug, stored) };
    if (change.visibility === "published" || action === "schedule") {
      await requirePoster(db, actor, at);
      const known = findTakeDown(await readFingerprints(transaction, db, toFingerprinted(stored)));
      if (known) throw refuseGuide("taken-down", known.reason);
    }
    const owner = await readOwnerToTell(transaction, db, stored, actor.uid);
    await openAudit(transaction, db);
    takeLimit(transaction, limit, { uid: actor.uid, action: "guides-state", at });
    const fields = { ...change, updatedAt: time };
    transaction.update(guide.ref, fields);
    const after = { ...stored, ...fields };
    writeAudit(transaction, db, {
      actor: actor.uid,
      action: `guide.${action}`,
      target: guide.ref.path,
      subject: stored.owner,
      before: { phase: getGuidePhase(stored) },
      after: { phase: getGuidePhase(after), publishAt: after.publishAt?.toDate().toISOString() ?? null },
      why: "",
      at,
    });
    noticeDeed(transaction, owner, { slug, title: stored.title, deed: deeds[action] }, at);
    return { message: "OK", guide: toOwnGuide(slug, after) };
  });
}

function requireChange(decision: GuideDecision, stored: GuideDocument) {
  if (decision.ok) return decision.change;
  switch (decision.reason) {
    case "deleted":
      throw refuseGuide("deleted");
    case "too-late":
      throw refuseGuide("too-late");
    case "taken-down":
      throw refuseGuide("taken-down", stored.takenDown?.reason ?? "");
    case "published":
      throw refuseGuide("published");
    case "bad-time":
      throw new ApiError(400, "Choose a moment within the next year.", {
        code: "bad-request",
        details: { issues: [{ path: "at", message: "must be within the next year" }] },
      });
  }
}
