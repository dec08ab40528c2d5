import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { readTogether } from "@/lib/api/run-transaction.server";
import type { Actor } from "@/lib/auth/actor";
import { requirePoster } from "@/lib/auth/require-poster.server";
import { changeContent } from "@/lib/content/change-content.server";
import { type ContentAction, decideContentChange, restorePeriod } from "@/lib/content/content-state";
import { getFingerprints } from "@/lib/content/get-fingerprint.server";
import { findTakeDown, readFingerprints } from "@/lib/content/read-fingerprints.server";
import type { ContentState } from "@/lib/content/schema";
import { Timestamp } from "@/lib/firebase/admin.server";
import { getLimitRef, takeLimit } from "@/lib/limits/take-limit.server";
import { grantBadges } from "@/lib/profiles/grant-badges.server";
import { getUserRef } from "@/lib/users/read-user-document.server";
import { requireQuota } from "./add-build.server";
import { toFingerprinted } from "./get-build-fingerprint.server";
import {
  countBuilds,
  getBuildRef,
  requireOwnBuild,
  toOwnBuild,
  writeBuildCount,
} from "./read-build-document.server";
import { refuseBuild } from "./refusals";
import type { BuildDocument, ChangedBuildResponse } from "./schema";

/** What the owner of a build does with it as a whole. */
export type BuildAction = Extract<ContentAction, "publish" | "unpublish" | "delete" | "restore">;

/**
 * Publishes one's own build, makes it private, deletes it or brings it back. What is so already stays as it is.
 * Likes and the day of the first publication stay. A deleted build can be restored until `restorableUntil`, as
 * it was before, or private and taken down where the same content was taken down in the meantime; while it is
 * deleted nobody else sees it and it does not count.
 *
 * @throws ApiError 403 and 404 as `requireOwnBuild`; 403 as `requirePoster` where others will see it; 409 for a deleted build that is to be published, for one
 *   without a title, for one that a moderator took down or that is a copy of such a build, when the time to
 *   restore it is over and when the account is full; 429 after too many changes today.
 */
export function changeBuildState(
  { db, now }: Dependencies,
  actor: Actor,
  { id, action }: { readonly id: string; readonly action: BuildAction },
): Promise<ChangedBuildResponse> {
  const account = getUserRef(db, actor.uid);
  return changeContent(db, getBuildRef(db, id), [account], async (transaction) => {
    const at = now();
    const { build, user, limit } = await readTogether(transaction, {
      build: getBuildRef(db, id),
      user: account,
      limit: getLimitRef(db, actor.uid, "builds-state", at),
    });
    const profile = await actor.confirmed;
    const stored = requireOwnBuild(build, actor.uid);
    let change = decide(stored, action, at);
    if (!change) return { message: "OK", build: toOwnBuild(id, stored) };

    if (change.visibility === "published") {
      await requirePoster(db, actor, at);
      if (stored.title === "") throw refuseBuild("title-missing");
      const known = findTakeDown(await readFingerprints(transaction, db, toFingerprinted(stored)));
      if (known && action === "publish") throw refuseBuild("taken-down", known.reason);
      if (known) change = { ...change, visibility: "private", takenDown: known };
    }
    const count = countBuilds(user);
    if (action === "restore") requireQuota(count);
    takeLimit(transaction, limit, { uid: actor.uid, action: "builds-state", at });

    const isShown = change.visibility === "published";
    const prints = isShown ? { prints: getFingerprints(toFingerprinted(stored)) } : {};
    const fields = { ...change, ...prints, updatedAt: Timestamp.fromDate(at) };
    transaction.update(build.ref, fields);
    const isFirst = isShown && stored.publishedAt === null;
    if (isFirst) grantBadges(transaction, user, { publications: 1 }, at);
    const difference = { delete: -1, restore: 1, publish: 0, unpublish: 0 }[action];
    if (difference !== 0) writeBuildCount(transaction, user, Math.max(0, count + difference), profile, at);
    return { message: "OK", build: toOwnBuild(id, { ...stored, ...fields }) };
  });
}

function decide(stored: BuildDocument, action: BuildAction, at: Date): Partial<ContentState> | null {
  const decision = decideContentChange(stored, {
    action,
    time: Timestamp.fromDate(at),
    purgeAt: Timestamp.fromMillis(at.getTime() + restorePeriod),
  });
  if (decision.ok) return decision.change;
  switch (decision.reason) {
    case "deleted":
      throw refuseBuild("deleted");
    case "too-late":
      throw refuseBuild("too-late");
    case "taken-down":
      throw refuseBuild("taken-down", stored.takenDown?.reason ?? "");
  }
}
