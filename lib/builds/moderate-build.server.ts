import type { Dependencies } from "@/lib/api/dependencies.server";
import { ApiError } from "@/lib/api/errors";
import { readTogether, runUserTransaction } from "@/lib/api/user-transaction.server";
import type { Actor } from "@/lib/auth/actor";
import { buildConflict, buildRef, noSuchBuild, readBuild } from "./build-document.server";
import type { BuildDocument, BuildModeration, ModerateBuildResponse } from "./schema";

/**
 * A moderator takes a published build down, with a reason that its owner reads, or allows it again; its
 * owner then publishes it. Either is written into the audit log. What is so already stays as it is.
 *
 * @throws ApiError 404 for a build that is not there or deleted; 403 for the moderator's own; 409 for one
 *   that is not published.
 */
export function moderateBuild(
  { db, now }: Dependencies,
  actor: Actor,
  { id, action, reason }: BuildModeration & { readonly id: string },
): Promise<ModerateBuildResponse> {
  return runUserTransaction(db, actor.uid, async (transaction) => {
    const at = now();
    const { build } = await readTogether(transaction, { build: buildRef(db, id) });
    await actor.confirmed;
    const stored = readBuild(build);
    if (!stored || stored.visibility === "deleted") throw noSuchBuild();
    if (stored.owner === actor.uid) throw ownBuild();
    const down = action === "take-down";
    if (down === (stored.takenDown !== null)) return { message: "OK", takenDown: down };
    if (down && stored.visibility !== "published") throw buildConflict("This build is not published.");

    const change = down
      ? { takenDown: { reason, at }, visibility: "private" as const, updatedAt: at }
      : { takenDown: null, updatedAt: at };
    transaction.update(build.ref, change);
    transaction.create(db.collection("audit").doc(), {
      actor: actor.uid,
      action: `build.${action}`,
      target: build.ref.path,
      before: standing(stored),
      after: standing({ visibility: stored.visibility, ...change }),
      why: reason,
      at,
    });
    return { message: "OK", takenDown: down };
  });
}

function standing({
  visibility,
  takenDown,
}: {
  visibility: BuildDocument["visibility"];
  takenDown: unknown;
}) {
  return { visibility, takenDown: takenDown !== null };
}

function ownBuild(): ApiError {
  return new ApiError(403, "Nobody moderates their own build.", { code: "forbidden" });
}
