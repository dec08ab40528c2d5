import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { readTogether } from "@/lib/api/run-transaction.server";
import type { Actor } from "@/lib/auth/actor";
import { changeContent } from "@/lib/content/change-content.server";
import { getLimitRef, takeLimit } from "@/lib/limits/take-limit.server";
import { addNotification, getBundleRef } from "@/lib/notifications/add-notification.server";
import { grantBadges } from "@/lib/profiles/grant-badges.server";
import { ensureUser, getUserRef } from "@/lib/users/read-user-document.server";
import { decideLike } from "./decide-like";
import { getBuildRef, getLikeRef, readBuild } from "./read-build-document.server";
import { refuseBuild, refuseLike } from "./refusals";
import type { LikeBuildResponse, LikedBuildsResponse } from "./schema";

/**
 * Likes a build or takes the like back. The like and the count change in one transaction, so that a repeated
 * call, or fifty at once, count once. The owner is told of a new one.
 *
 * @throws ApiError 403 for one's own build; 404 for a build that the caller cannot see; 429 after too many today.
 */
export function setBuildLike(
  { db, now }: Dependencies,
  actor: Actor,
  { id, isLiking }: { readonly id: string; readonly isLiking: boolean },
): Promise<LikeBuildResponse> {
  return changeContent(db, getBuildRef(db, id), [getUserRef(db, actor.uid)], async (transaction) => {
    const at = now();
    const { build, like, user, limit } = await readTogether(transaction, {
      build: getBuildRef(db, id),
      limit: getLimitRef(db, actor.uid, "builds-like", at),
      like: getLikeRef(db, id, actor.uid),
      user: getUserRef(db, actor.uid),
    });
    const profile = await actor.confirmed;
    const stored = readBuild(build);
    if (!stored || stored.visibility === "deleted") throw refuseBuild("not-visible");
    const decision = decideLike({
      isOwner: stored.owner === actor.uid,
      published: stored.visibility === "published",
      liked: like.exists,
      isLiking,
    });
    if (!decision.ok) throw refuseLike(decision.reason);

    const likes = Math.max(0, stored.likes + decision.change);
    const about = { kind: "build-liked", ref: id } as const;
    const [owner, bundle] =
      decision.change === 0
        ? []
        : await transaction.getAll(getUserRef(db, stored.owner), getBundleRef(db, stored.owner, about));
    if (decision.change !== 0) {
      takeLimit(transaction, limit, { uid: actor.uid, action: "builds-like", at });
      transaction.update(build.ref, { likes });
      if (isLiking) transaction.create(like.ref, { uid: actor.uid, createdAt: at });
      else transaction.delete(like.ref);
      ensureUser(transaction, user, profile, at);
    }
    if (owner && bundle && decision.change !== 0) {
      grantBadges(transaction, owner, { likes: decision.change }, at);
      const notice = { ...about, values: { title: stored.title } };
      if (isLiking) addNotification(transaction, { user: owner, bundle, by: actor.uid }, notice, at);
    }
    return { message: "OK", liked: isLiking, likes };
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
  const target = [...new Set(ids)];
  const likes = await db.getAll(...target.map((id) => getLikeRef(db, id, actor.uid)));
  await actor.confirmed;
  return { message: "OK", liked: target.filter((_, index) => likes[index]?.exists) };
}
