import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { readTogether } from "@/lib/api/run-transaction.server";
import { getAuditHeadRef } from "@/lib/audit/audit-chain.server";
import { openAudit } from "@/lib/audit/write-audit.server";
import type { Actor } from "@/lib/auth/actor";
import { requirePoster } from "@/lib/auth/require-poster.server";
import { findTakeDown, readFingerprints } from "@/lib/content/read-fingerprints.server";
import { checkCounted, refuseCounted, throwRefusal } from "@/lib/limits/refuse-counted.server";
import { getLimitRef, takeLimit } from "@/lib/limits/take-limit.server";
import { findGuideRefusal } from "./check-guide.server";
import { listCitedFigures } from "./cited-figures.server";
import { guideContent } from "./guide-content";
import { changeGuide, toFingerprintedGuide } from "./guide-kind.server";
import { readOwnerToTell, tellOwner } from "./guide-notices.server";
import { getGuideRef, requireEditor, requireGuide, toOwnGuide } from "./read-guide-document.server";
import { refuseGuide } from "./refusals";
import type { GuideContent, OwnGuideResponse, SaveGuide } from "./schema";
import { storeVersion } from "./store-version.server";

/**
 * Saves a new version of a guide; its owner, its editors and admins may, and the owner is told. The edit must have begun with the stored version: otherwise nothing is
 * written, and the answer names the stored version, so that the writer can merge. A repeated call changes nothing.
 * Saving also records the cited figures as they are now, which ends a notice that they have changed. An edit that is
 * refused for its version or its text counts toward the day's edits like any other.
 *
 * @throws ApiError 400 for a text over its budget; 403 for whoever may only propose; 404 for an unknown guide; 409 when it was changed elsewhere, is deleted,
 *   or is published and like something that was taken down; 429 after too many edits today.
 */
export async function saveGuide(
  { db, now }: Dependencies,
  actor: Actor,
  { slug, version, note, ...content }: SaveGuide & { readonly slug: string },
): Promise<OwnGuideResponse> {
  const outcome = await changeGuide(db, slug, [getAuditHeadRef(db)], async (transaction) => {
    const at = now();
    const counted = { uid: actor.uid, action: "guides-edit", at } as const;
    const { guide, limit } = await readTogether(transaction, {
      guide: getGuideRef(db, slug),
      limit: getLimitRef(db, actor.uid, "guides-edit", at),
    });
    await actor.confirmed;
    const stored = requireGuide(guide);
    requireEditor(stored, actor);
    if (stored.visibility === "deleted") throw refuseGuide("deleted");
    const decision = decideGuideEdit(stored, content, version);
    if (!decision.ok) {
      const conflict = refuseGuide(
        "changed",
        { stored: stored.version, edited: version },
        { version: stored.version, editor: stored.editor },
      );
      return refuseCounted(transaction, limit, counted, conflict);
    }
    const refusal = checkCounted(transaction, limit, counted, () => findGuideRefusal(content.text));
    if (refusal) return refusal;
    const figures = listCitedFigures(content.text);
    const isChecked = JSON.stringify(figures) === JSON.stringify(stored.figures);
    if (!decision.change && isChecked) return { message: "OK" as const, guide: toOwnGuide(slug, stored) };
    if (stored.visibility === "published" || stored.publishAt) {
      await requirePoster(db, actor, at);
      const known = findTakeDown(await readFingerprints(transaction, db, toFingerprintedGuide(content)));
      if (known) throw refuseGuide("taken-down", known.reason);
    }
    const owner = await readOwnerToTell(transaction, db, stored, actor.uid);
    await openAudit(transaction, db);
    takeLimit(transaction, limit, counted);
    const next = storeVersion(transaction, db, {
      ...{ slug, stored, content, version: decision.version },
      ...{ editor: actor.uid, by: actor.uid, note, at },
    });
    if (decision.change) tellOwner(transaction, owner, { slug, title: content.title, step: "edited" }, at);
    return { message: "OK" as const, guide: toOwnGuide(slug, next) };
  });
  return throwRefusal(outcome);
}

/** Fields that are compared when a guide is saved. */
type Saved = GuideContent & { readonly version: number };

type GuideEditDecision =
  | { readonly ok: true; readonly change: boolean; readonly version: number }
  | { readonly ok: false };

/**
 * Whether an edit may be written over what is stored: only when it began with the stored version, so that two people
 * never overwrite each other. An edit that is stored already is a repeated call.
 */
function decideGuideEdit(stored: Saved, content: GuideContent, version: number): GuideEditDecision {
  const same = guideContent.isSame(stored, content);
  if (same && (version === stored.version || version === stored.version - 1)) {
    return { ok: true, change: false, version: stored.version };
  }
  return version === stored.version ? { ok: true, change: true, version: version + 1 } : { ok: false };
}
