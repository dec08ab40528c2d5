import type { Dependencies } from "@/lib/api/dependencies.server";
import { readTogether } from "@/lib/api/run-transaction.server";
import type { Actor } from "@/lib/auth/actor";
import { changeContent } from "@/lib/content/change-content.server";
import { ApiError } from "@/lib/http/api-error";
import { getLimitRef, takeLimit } from "@/lib/limits/take-limit.server";
import { ensureUser, userRef } from "@/lib/users/user-document.server";
import { buildRef, likeRef, noSuchBuild, readBuild } from "./build-document.server";
import { decideLike } from "./decide-like";
import type { LikeBuildResponse, LikedBuildsResponse } from "./schema";

/**
 * Likes a build or takes the like back. The like and the count change in one transaction, so that a repeated
 * call, or fifty at once, count once.
 *
 * @throws ApiError 403 for one's own build; 404 for a build that the caller cannot see; 429 after too many today.
 */
export function setBuildLike(
  { db, now }: Dependencies,
  actor: Actor,
  { id, wanted }: { readonly id: string; readonly wanted: boolean },
): Promise<LikeBuildResponse> {
  return changeContent(db, buildRef(db, id), [userRef(db, actor.uid)], async (transaction) => {
    const at = now();
    const { build, like, user, limit } = await readTogether(transaction, {
      build: buildRef(db, id),
      limit: getLimitRef(db, actor.uid, "builds-like", at),
      like: likeRef(db, id, actor.uid),
      user: userRef(db, actor.uid),
    });
    const profile = await actor.confirmed;
    const stored = readBuild(build);
    if (!stored || stored.visibility === "deleted") throw noSuchBuild();
    const decision = decideLike({
      isOwner: stored.owner === actor.uid,
      published: stored.visibility === "published",
      liked: like.exists,
      wanted,
    });
    if (!decision.ok) throw refusals[decision.reason]();

    const likes = Math.max(0, stored.likes + decision.change);
    if (decision.change !== 0) {
      takeLimit(transaction, limit, { uid: actor.uid, action: "builds-like", at });
      transaction.update(build.ref, { likes });
      if (wanted) transaction.create(like.ref, { uid: actor.uid, createdAt: at });
      else transaction.delete(like.ref);
      ensureUser(transaction, user, profile, at);
    }
    return { message: "OK", liked: wanted, likes };
  });
}

/**
 * Which of these builds the caller likes: what a list needs to draw its hearts.
 *
 * @param ids One page of them.
 */
export async function listLikedBuilds(
  { db }: Pick<Dependencies, "db">,
  actor: Actor,
  ids: readonly string[],
): Promise<LikedBuildsResponse> {
  const wanted = [...new Set(ids)];
  const likes = await db.getAll(...wanted.map((id) => likeRef(db, id, actor.uid)));
  await actor.confirmed;
  return { message: "OK", liked: wanted.filter((_, index) => likes[index]?.exists) };
}

const refusals = {
  "own-build": () => new ApiError(403, "You cannot like your own build.", { code: "forbidden" }),
  "not-visible": noSuchBuild,
} as const;
