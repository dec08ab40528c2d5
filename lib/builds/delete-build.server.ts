import type { Dependencies } from "@/lib/api/dependencies.server";
import { readTogether, runUserTransaction } from "@/lib/api/user-transaction.server";
import type { Actor } from "@/lib/auth/actor";
import { Timestamp } from "@/lib/firebase/admin.server";
import { userRef } from "@/lib/profiles/user-document.server";
import { requireRoom } from "./add-build.server";
import {
  buildConflict,
  buildRef,
  countBuilds,
  requireOwnBuild,
  toOwnBuild,
  writeBuildCount,
} from "./build-document.server";
import { restorePeriod } from "./rules";
import type { ChangedBuildResponse } from "./schema";

/**
 * Deletes one's own build: nobody else sees it from now on, and its owner can restore it until
 * `restorableUntil`. A deleted build stays deleted, and its time is not extended.
 *
 * @throws ApiError 403 and 404 as `requireOwnBuild`.
 */
export function deleteBuild(
  { db, now }: Dependencies,
  actor: Actor,
  { id }: { readonly id: string },
): Promise<ChangedBuildResponse> {
  return runUserTransaction(db, actor.uid, async (transaction) => {
    const at = now();
    const { build, user } = await readBoth(transaction, db, actor.uid, id);
    const profile = await actor.confirmed;
    const stored = requireOwnBuild(build, actor.uid);
    if (stored.visibility === "deleted") return { message: "OK", build: toOwnBuild(id, stored) };

    const change = {
      visibility: "deleted" as const,
      deletedFrom: stored.visibility,
      purgeAt: Timestamp.fromMillis(at.getTime() + restorePeriod),
      updatedAt: Timestamp.fromDate(at),
    };
    transaction.update(build.ref, change);
    writeBuildCount(transaction, user, Math.max(0, countBuilds(user) - 1), profile, at);
    return { message: "OK", build: toOwnBuild(id, { ...stored, ...change }) };
  });
}

/**
 * Brings one's own deleted build back as it was, published or private. One that is not deleted stays as it is.
 *
 * @throws ApiError 403 and 404 as `requireOwnBuild`; 409 when the time to restore it is over or the account
 *   is full.
 */
export function restoreBuild(
  { db, now }: Dependencies,
  actor: Actor,
  { id }: { readonly id: string },
): Promise<ChangedBuildResponse> {
  return runUserTransaction(db, actor.uid, async (transaction) => {
    const at = now();
    const { build, user } = await readBoth(transaction, db, actor.uid, id);
    const profile = await actor.confirmed;
    const stored = requireOwnBuild(build, actor.uid);
    if (stored.visibility !== "deleted") return { message: "OK", build: toOwnBuild(id, stored) };
    // The store's own clean-up may come a day late: the deadline is the promise, not the document.
    if (!stored.purgeAt || stored.purgeAt.toDate() <= at) {
      throw buildConflict("This build was deleted too long ago to be restored.");
    }
    const kept = countBuilds(user);
    requireRoom(kept);

    const change = {
      visibility: stored.deletedFrom ?? ("private" as const),
      deletedFrom: null,
      purgeAt: null,
      updatedAt: Timestamp.fromDate(at),
    };
    transaction.update(build.ref, change);
    writeBuildCount(transaction, user, kept + 1, profile, at);
    return { message: "OK", build: toOwnBuild(id, { ...stored, ...change }) };
  });
}

function readBoth(
  transaction: Parameters<typeof readTogether>[0],
  db: Dependencies["db"],
  uid: string,
  id: string,
) {
  return readTogether(transaction, { build: buildRef(db, id), user: userRef(db, uid) });
}
