import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { readTogether } from "@/lib/api/run-transaction.server";
import { getAuditHeadRef } from "@/lib/audit/audit-chain.server";
import { openAudit, writeAudit } from "@/lib/audit/write-audit.server";
import type { Actor } from "@/lib/auth/actor";
import { changeContent } from "@/lib/content/change-content.server";
import { decideContentChange, restorePeriod } from "@/lib/content/content-state";
import { moderateWithCopies } from "@/lib/content/moderate-copies.server";
import {
  addFingerprints,
  readFingerprints,
  removeFingerprints,
} from "@/lib/content/read-fingerprints.server";
import type { ContentState } from "@/lib/content/schema";
import { Timestamp } from "@/lib/firebase/admin.server";
import { getLimitRef, takeLimit } from "@/lib/limits/take-limit.server";
import { addNotification } from "@/lib/notifications/add-notification.server";
import { getUserPath } from "@/lib/site/routes";
import { getUserRef } from "@/lib/users/read-user-document.server";
import { findBuildCopies } from "./find-build-copies.server";
import { toFingerprinted } from "./get-build-fingerprint.server";
import { getBuildRef, readBuild } from "./read-build-document.server";
import { refuseBuild } from "./refusals";
import type { BuildModeration, ModerateBuildResponse } from "./schema";

interface Moderation extends BuildModeration {
  readonly id: string;
  /**
   * Whether a build that is allowed again is published again at once, because the take-down was a mistake. Default
   * false: its owner decides.
   */
  readonly isShownAgain?: boolean;
}

/**
 * A moderator takes a build down, with a reason that its owner reads, or allows it again; its owner then
 * publishes it. A build can be taken down in every state, so that hiding it in time does not help. The same
 * content cannot be published by anybody while it is taken down. Either is written into the audit log. What is so
 * already stays as it is.
 *
 * @throws ApiError 404 for a build that is not there, or was never published; 403 for the moderator's own; 429
 *   after too many decisions today.
 */
export function getModerateBuild(
  { db, now }: Dependencies,
  actor: Actor,
  { id, action, reason, isShownAgain = false }: Moderation,
): Promise<ModerateBuildResponse> {
  return changeContent(db, getBuildRef(db, id), [getAuditHeadRef(db)], async (transaction) => {
    const at = now();
    const { build, limit } = await readTogether(transaction, {
      build: getBuildRef(db, id),
      limit: getLimitRef(db, actor.uid, "builds-moderate", at),
    });
    await actor.confirmed;
    const stored = readBuild(build);
    // What was never published is nobody's business, a moderator's neither.
    if (!stored || (stored.publishedAt === null && stored.takenDown === null))
      throw refuseBuild("not-visible");
    if (stored.owner === actor.uid) throw refuseBuild("own-content");

    const time = Timestamp.fromDate(at);
    const purgeAt = Timestamp.fromMillis(at.getTime() + restorePeriod);
    const decision = decideContentChange(stored, { action, time, purgeAt, reason });
    const isDown = action === "take-down";
    if (!decision.ok || !decision.change) return { message: "OK", takenDown: isDown };
    const isBack = isShownAgain && action === "allow" && stored.visibility === "private";
    const change = isBack ? { ...decision.change, visibility: "published" as const } : decision.change;

    const fingerprints = await readFingerprints(transaction, db, toFingerprinted(stored));
    const owner = await transaction.get(getUserRef(db, stored.owner));
    await openAudit(transaction, db);
    takeLimit(transaction, limit, { uid: actor.uid, action: "builds-moderate", at });
    if (isDown)
      addFingerprints(
        transaction,
        fingerprints,
        { ref: build.ref.path, reason, at },
        toFingerprinted(stored),
      );
    else removeFingerprints(transaction, fingerprints, build.ref.path);
    transaction.update(build.ref, { ...change, updatedAt: time });
    writeAudit(transaction, db, {
      actor: actor.uid,
      action: `build.${action}`,
      target: build.ref.path,
      subject: stored.owner,
      before: toFacts(stored),
      after: toFacts({ ...stored, ...change }),
      why: reason,
      at,
    });
    const text = isDown
      ? `A moderator took down your build “${stored.title}”: ${reason}`
      : `A moderator allowed your build “${stored.title}” again.${isBack ? "" : " You can publish it."}`;
    const notice = { kind: "moderation", ref: getUserPath(stored.owner), values: { text } } as const;
    addNotification(transaction, { user: owner }, notice, at);
    return { message: "OK", takenDown: isDown };
  });
}

/**
 * The moderator's button at a build: the same with all its copies, see `moderateWithCopies`.
 *
 * @throws ApiError as `getModerateBuild`
 */
export async function moderateBuildWithCopies(
  dependencies: Dependencies,
  actor: Actor,
  { id, ...moderation }: Moderation,
): Promise<ModerateBuildResponse> {
  const { db } = dependencies;
  const before = readBuild(await getBuildRef(db, id).get());
  return moderateWithCopies(actor, {
    ...{ id, before, action: moderation.action },
    findCopies: async (isWanted) => (before ? findBuildCopies(db, id, before, isWanted) : []),
    moderate: (each) => getModerateBuild(dependencies, actor, { ...moderation, id: each }),
  });
}

function toFacts({ visibility, takenDown }: Pick<ContentState, "visibility" | "takenDown">) {
  return { visibility, takenDown: takenDown !== null };
}
