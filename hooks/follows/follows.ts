import { useFetched } from "@/hooks/ui/use-fetched";
import { callSignedIn } from "@/lib/account/call-signed-in";
import { followCalls } from "@/lib/follows/api";
import type { FollowKey } from "@/lib/notifications/follow-keys";

/** Follows something, or no more. */
export const callFollow = (key: FollowKey, isFollowed: boolean) =>
  callSignedIn(followCalls.follow, { body: { key, isFollowed } });

/** Followed entries of the signed-in person. @param uid who asks; `null` asks nothing */
export function useFollows(uid: string | null) {
  return useFetched(uid === null ? null : ["follows", uid], () => callSignedIn(followCalls.listFollows, {}));
}
