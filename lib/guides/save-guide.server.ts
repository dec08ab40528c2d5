import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { readTogether } from "@/lib/api/run-transaction.server";
import { writeAudit } from "@/lib/audit/write-audit.server";
import type { Actor } from "@/lib/auth/actor";
import { requirePoster } from "@/lib/auth/require-poster.server";
import { getFingerprints } from "@/lib/content/get-fingerprint.server";
import { findTakeDown, readFingerprints } from "@/lib/content/read-fingerprints.server";
import { Timestamp } from "@/lib/firebase/admin.server";
import { getLimitRef, takeLimit } from "@/lib/limits/take-limit.server";
import { addRevision } from "./add-revision.server";
import { changeGuide, toFingerprinted } from "./change-guide.server";
import { createGuideTakenDown } from "./change-guide-state.server";
import { requireGuideBudget } from "./check-guide.server";
import { listCitedFigures, listCites } from "./cited-figures.server";
import { decideGuideEdit } from "./decide-edit";
import { createGuideConflict, getGuideRef, requireGuide, toOwnGuide } from "./read-guide-document.server";
import type { OwnGuideResponse, SaveGuide } from "./schema";

/**
 * Saves a new version of a guide; any creator may. The edit must have begun with the stored version: otherwise nothing is
 * written, and the answer names the stored version, so that the writer can merge. A repeated call changes nothing.
 * Saving also records the cited figures as they are now, which ends a notice that they have changed.
 *
 * @throws ApiError 400 for a text over its budget; 404 for an unknown guide; 409 when it was changed elsewhere, is deleted,
 *   or is published and like something that was taken down; 429 after too many edits today.
 */
export async function saveGuide(
  { db, now }: Dependencies,
  actor: Actor,
  { slug, version, note, ...content }: SaveGuide & { readonly slug: string },
): Promise<OwnGuideResponse> {
  requireGuideBudget(content.text);
  return changeGuide(db, slug, [], async (transaction) => {
    const at = now();
    const { guide, limit } = await readTogether(transaction, {
      guide: getGuideRef(db, slug),
      limit: getLimitRef(db, actor.uid, "guides-edit", at),
    });
    await actor.confirmed;
    const stored = requireGuide(guide);
    if (stored.visibility === "deleted")
      throw createGuideConflict("This guide is deleted. Restore it first.");
    const decision = decideGuideEdit(stored, content, version);
    if (!decision.ok) {
      throw createGuideConflict(
        `This guide was changed meanwhile: it is at version ${stored.version}, and you edited version ${version}. Nothing was saved.`,
        { version: stored.version, editor: stored.editor },
      );
    }
    const figures = listCitedFigures(content.text);
    const isChecked = JSON.stringify(figures) === JSON.stringify(stored.figures);
    if (!decision.change && isChecked) return { message: "OK", guide: toOwnGuide(slug, stored) };
    if (stored.visibility === "published" || stored.publishAt) {
      await requirePoster(db, actor, at);
      const known = findTakeDown(await readFingerprints(transaction, db, toFingerprinted(content)));
      if (known) throw createGuideTakenDown(known.reason);
    }
    takeLimit(transaction, limit, { uid: actor.uid, action: "guides-edit", at });
    const change = {
      ...content,
      cites: listCites(content.text),
      figures,
      prints: getFingerprints(toFingerprinted(content)),
      shipped: decision.change ? null : stored.shipped,
      version: decision.version,
      editor: actor.uid,
      updatedAt: Timestamp.fromDate(at),
    };
    transaction.update(guide.ref, change);
    if (decision.change) {
      addRevision(transaction, db, { slug, version: decision.version, content, editor: actor.uid, note, at });
    }
    writeAudit(transaction, db, {
      actor: actor.uid,
      action: "guide.edit",
      target: guide.ref.path,
      subject: stored.owner,
      before: { title: stored.title, version: stored.version },
      after: { title: content.title, version: decision.version },
      why: note,
      at,
    });
    return { message: "OK", guide: toOwnGuide(slug, { ...stored, ...change }) };
  });
}
