import { Button } from "@mantine/core";
import { useRouter } from "next/router";
import { useNotifiedMutation } from "@/components/ui/use-notified-mutation";
import { useCurrentUser } from "@/hooks/account/use-auth";
import { callFollow, useFollows } from "@/hooks/follows/follows";
import { getLoginPath } from "@/lib/account/next-path";
import type { FollowKey } from "@/lib/notifications/follow-keys";

interface FollowButtonProps {
  /** As `monster:rathalos`. */
  follow: FollowKey;
  /** What is followed, as people call it. */
  name: string;
}

/** Follows something, so that what happens there comes to the bell; the same click takes it back. Visitors sign in first. */
export function FollowButton({ follow: key, name }: FollowButtonProps) {
  const router = useRouter();
  const uid = useCurrentUser()?.uid ?? null;
  const { data, mutate } = useFollows(uid);
  const isFollowed = data?.follows.some((each) => each.key === key) ?? false;
  const change = useNotifiedMutation(
    async () => {
      await mutate(await callFollow(key, !isFollowed), { revalidate: false });
      return !isFollowed;
    },
    {
      failure: "This could not be saved. Try again.",
      success: (follows) => ({
        message: follows ? `News of ${name} will be in your notifications.` : `You no longer follow ${name}.`,
      }),
    },
  );
  if (key === `hunter:${uid}`) return null;
  return (
    <Button
      variant="default"
      aria-pressed={isFollowed}
      aria-label={isFollowed ? `Following ${name}` : `Follow ${name}`}
      loading={change.busy}
      disabled={uid !== null && !data}
      onClick={() => (uid === null ? void router.push(getLoginPath(router.asPath)) : void change.run())}
    >
      {isFollowed ? "Following" : "Follow"}
    </Button>
  );
}
