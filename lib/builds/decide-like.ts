/** A like, or its end, that somebody requests. */
interface LikeRequest {
  readonly isOwner: boolean;
  /** Whether everybody can see the build. */
  readonly published: boolean;
  /** Whether this person likes it already. */
  readonly liked: boolean;
  /** Whether they like it from now on. */
  readonly isLiking: boolean;
}

type LikeDecision =
  | { readonly ok: true /** Change of the count. */; readonly change: -1 | 0 | 1 }
  | { readonly ok: false; readonly reason: "own-build" | "not-visible" };

/**
 * One like per account, none for one's own build, none for what one cannot see. A like that was given while
 * a build was published can always be taken back.
 */
export function decideLike({ isOwner, published, liked, isLiking }: LikeRequest): LikeDecision {
  if (isOwner) return { ok: false, reason: "own-build" };
  if (!published && (isLiking || !liked)) return { ok: false, reason: "not-visible" };
  if (liked === isLiking) return { ok: true, change: 0 };
  return { ok: true, change: isLiking ? 1 : -1 };
}
