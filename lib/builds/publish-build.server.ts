import type { Dependencies } from "@/lib/api/dependencies.server";
import type { ApiError } from "@/lib/api/errors";
import { readTogether, runUserTransaction } from "@/lib/api/user-transaction.server";
import type { Actor } from "@/lib/auth/actor";
import { Timestamp } from "@/lib/firebase/admin.server";
import { buildConflict, buildRef, requireOwnLiveBuild, toOwnBuild } from "./build-document.server";
import type { BuildDocument, ChangedBuildResponse } from "./schema";

/**
 * Publishes one's own build, or makes it private again. What is so already stays as it is. Likes and the day
 * of the first publication are kept.
 *
 * @throws ApiError 403 and 404 as `requireOwnBuild`; 409 for a deleted build, for one without a title, and
 *   for one that a moderator took down.
 */
export function setBuildVisibility(
  { db, now }: Dependencies,
  actor: Actor,
  { id, visibility }: { readonly id: string; readonly visibility: "private" | "published" },
): Promise<ChangedBuildResponse> {
  return runUserTransaction(db, actor.uid, async (transaction) => {
    const { build } = await readTogether(transaction, { build: buildRef(db, id) });
    await actor.confirmed;
    const stored = requireOwnLiveBuild(build, actor.uid);
    if (stored.visibility === visibility) return { message: "OK", build: toOwnBuild(id, stored) };
    if (visibility === "published") requirePublishable(stored);

    const time = Timestamp.fromDate(now());
    const publishedAt = visibility === "published" ? (stored.publishedAt ?? time) : stored.publishedAt;
    const change = { visibility, publishedAt, updatedAt: time };
    transaction.update(build.ref, change);
    return { message: "OK", build: toOwnBuild(id, { ...stored, ...change }) };
  });
}

function requirePublishable({ title, takenDown }: BuildDocument): void {
  if (title === "") throw titleMissing();
  if (takenDown) throw buildConflict(`A moderator took this build down: ${takenDown.reason}`);
}

/** The refusal of a published build without a title. */
export function titleMissing(): ApiError {
  return buildConflict("A published build needs a title.", {
    issues: [{ path: "title", message: "must not be empty in a published build" }],
  });
}
