import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { getAuditHeadRef } from "@/lib/audit/audit-chain.server";
import { openAudit, writeAudit } from "@/lib/audit/write-audit.server";
import type { Actor } from "@/lib/auth/actor";
import { Timestamp } from "@/lib/firebase/admin.server";
import { ApiError } from "@/lib/http/api-error";
import { changeState, type StateRules } from "@/lib/publishing/change-state.server";
import { guideKind } from "./guide-kind.server";
import { writeGuideNews } from "./guide-news.server";
import { readOwnerToTell, type ToldStep, tellOwner } from "./guide-notices.server";
import { mayManageGuide } from "./guide-rights";
import { decideGuideChange, type GuideDecision } from "./guide-state";
import { getGuidePhase, requireEditor, requireGuide, toOwnGuide } from "./read-guide-document.server";
import { refuseGuide } from "./refusals";
import type { GuideDocument, GuideStateChange, OwnGuideResponse } from "./schema";

const stepWords: Readonly<Record<GuideStateChange["action"], ToldStep>> = {
  publish: "published",
  schedule: "scheduled",
  unpublish: "made a draft again",
  delete: "deleted",
  restore: "restored",
};

type Step = GuideStateChange;
type Refusal = Extract<GuideDecision, { readonly ok: false }>["reason"];

const rules: StateRules<GuideDocument, Step, Refusal, OwnGuideResponse> = {
  ...{ kind: guideKind, limit: "guides-state" },
  contend: (db) => [getAuditHeadRef(db)],
  require: (snapshot, actor, { action }) => {
    const stored = requireGuide(snapshot);
    requireEditor(stored, actor);
    if ((action === "delete" || action === "restore") && !mayManageGuide(stored, actor)) {
      throw refuseGuide("not-manager");
    }
    return stored;
  },
  decide: (stored, { action, at: moment }, at) => {
    const step = { time: Timestamp.fromDate(at), toTime: (ms: number) => Timestamp.fromMillis(ms) };
    return decideGuideChange(
      stored,
      action === "schedule" ? { ...step, action, at: new Date(moment ?? at) } : { ...step, action },
    );
  },
  refuse: (reason, { takenDown }) => {
    if (reason === "taken-down") return refuseGuide("taken-down", takenDown?.reason ?? "");
    if (reason === "bad-time") {
      const details = { issues: [{ path: "at", message: "must be within the next year" }] };
      return new ApiError(400, "Choose a moment within the next year.", { code: "bad-request", details });
    }
    return refuseGuide(reason);
  },
  isShown: ({ visibility }, { action }) => visibility === "published" || action === "schedule",
  prepare: async (transaction, { db, actor, id: slug, stored, step: { action }, at }) => {
    const owner = await readOwnerToTell(transaction, db, stored, actor.uid);
    await openAudit(transaction, db);
    const isFirst = stored.publishedAt === null;
    return (after) => {
      if (isFirst && after.visibility === "published") writeGuideNews(transaction, db, slug, after, at);
      writeAudit(transaction, db, {
        ...{ actor: actor.uid, action: `guide.${action}`, target: guideKind.getRef(db, slug).path },
        ...{ subject: stored.owner, before: { phase: getGuidePhase(stored) }, why: "", at },
        after: { phase: getGuidePhase(after), publishAt: after.publishAt?.toDate().toISOString() ?? null },
      });
      tellOwner(transaction, owner, { slug, title: stored.title, step: stepWords[action] }, at);
    };
  },
  toReply: (slug, stored) => ({ message: "OK", guide: toOwnGuide(slug, stored) }),
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
  dependencies: Dependencies,
  actor: Actor,
  { slug, ...step }: Step & { readonly slug: string },
): Promise<OwnGuideResponse> {
  return changeState(dependencies, actor, rules, slug, step);
}
