import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { readTogether } from "@/lib/api/run-transaction.server";
import { getAuditHeadRef } from "@/lib/audit/audit-chain.server";
import { openAudit, writeAudit } from "@/lib/audit/write-audit.server";
import type { Actor } from "@/lib/auth/actor";
import { moderateWithCopies } from "@/lib/content/moderate-copies.server";
import {
  addFingerprints,
  readFingerprints,
  removeFingerprints,
} from "@/lib/content/read-fingerprints.server";
import { Timestamp } from "@/lib/firebase/admin.server";
import { getLimitRef, takeLimit } from "@/lib/limits/take-limit.server";
import { addNotification } from "@/lib/notifications/add-notification.server";
import { getUserPath } from "@/lib/site/routes";
import { getUserRef } from "@/lib/users/read-user-document.server";
import { changeGuide, toFingerprinted } from "./change-guide.server";
import { findGuideCopies } from "./find-guide-copies.server";
import { decideGuideChange } from "./guide-state";
import { getGuidePhase, getGuideRef, readGuide } from "./read-guide-document.server";
import { refuseGuide } from "./refusals";
import type { GuideModeration, ModerateGuideResponse } from "./schema";

interface Moderation extends GuideModeration {
  readonly slug: string;
  /** Whether a guide that is allowed again is published again at once. Default false: a creator decides. */
  readonly isShownAgain?: boolean;
}

/**
 * A moderator takes a guide down, with a reason that its author reads, or allows it again; a creator then publishes it.
 * A copy of it cannot be published while it is taken down. What is so already stays as it is.
 *
 * @throws ApiError 404 for a guide that is not there, or was never published; 403 for one that the
 *   moderator wrote, last edited or is an editor of; 429 after too many decisions today.
 */
export function moderateGuide(
  { db, now }: Dependencies,
  actor: Actor,
  { slug, action, reason, isShownAgain = false }: Moderation,
): Promise<ModerateGuideResponse> {
  return changeGuide(db, slug, [getAuditHeadRef(db)], async (transaction) => {
    const at = now();
    const { guide, limit } = await readTogether(transaction, {
      guide: getGuideRef(db, slug),
      limit: getLimitRef(db, actor.uid, "guides-moderate", at),
    });
    await actor.confirmed;
    const stored = readGuide(guide);
    if (!stored || (stored.publishedAt === null && stored.takenDown === null)) throw refuseGuide("not-found");
    if (stored.owner === actor.uid || stored.editor === actor.uid || stored.editors.includes(actor.uid)) {
      throw refuseGuide("own-content");
    }
    const time = Timestamp.fromDate(at);
    const step = { time, toTime: (ms: number) => Timestamp.fromMillis(ms) };
    const decision = decideGuideChange(stored, { ...step, action, reason });
    const isDown = action === "take-down";
    if (!decision.ok || !decision.change) return { message: "OK", takenDown: isDown };

    const fingerprints = await readFingerprints(transaction, db, toFingerprinted(stored));
    const owner = stored.owner ? await transaction.get(getUserRef(db, stored.owner)) : null;
    await openAudit(transaction, db);
    takeLimit(transaction, limit, { uid: actor.uid, action: "guides-moderate", at });
    if (isDown)
      addFingerprints(
        transaction,
        fingerprints,
        { ref: guide.ref.path, reason, at },
        toFingerprinted(stored),
      );
    else removeFingerprints(transaction, fingerprints, guide.ref.path);
    const isBack = isShownAgain && action === "allow" && stored.visibility === "private";
    const visibility = isBack ? ("published" as const) : (decision.change.visibility ?? stored.visibility);
    const fields = { ...decision.change, visibility, updatedAt: time };
    transaction.update(guide.ref, fields);
    writeAudit(transaction, db, {
      actor: actor.uid,
      action: `guide.${action}`,
      target: guide.ref.path,
      subject: stored.owner,
      before: { phase: getGuidePhase(stored) },
      after: { phase: getGuidePhase({ ...stored, ...fields }) },
      why: reason,
      at,
    });
    if (stored.owner && owner) {
      const text = isDown
        ? `A moderator took down your guide “${stored.title}”: ${reason}`
        : `A moderator allowed your guide “${stored.title}” again.${isBack ? "" : " You can publish it."}`;
      const notice = { kind: "moderation", ref: getUserPath(stored.owner), values: { text } } as const;
      addNotification(transaction, { user: owner }, notice, at);
    }
    return { message: "OK", takenDown: isDown };
  });
}

/**
 * The moderator's button at a guide: the same with all its copies, see `moderateWithCopies`.
 *
 * @throws ApiError as `moderateGuide`
 */
export async function moderateGuideWithCopies(
  dependencies: Dependencies,
  actor: Actor,
  { slug, ...moderation }: Moderation,
): Promise<ModerateGuideResponse> {
  const { db } = dependencies;
  const before = readGuide(await getGuideRef(db, slug).get());
  return moderateWithCopies(actor, {
    ...{ id: slug, before, action: moderation.action },
    findCopies: async (isWanted) => (before ? findGuideCopies(db, slug, before, isWanted) : []),
    moderate: (each) => moderateGuide(dependencies, actor, { ...moderation, slug: each }),
  });
}
