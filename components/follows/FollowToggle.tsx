import { Button } from "@mantine/core";
import { useNotifiedMutation } from "@/components/ui/use-notified-mutation";
import { callFollow, useFollows } from "@/hooks/follows/follows";
import type { FollowKey } from "@/lib/notifications/follow-keys";

export interface FollowProps {
  /** As `monster:rathalos`. */
  follow: FollowKey;
  /** Name of the follow, as people call it. */
  name: string;
}

/** Follows something, so that what happens there comes to the bell; the same click takes it back. */
export function FollowToggle({ follow: key, name, uid }: FollowProps & { uid: string }) {
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
  return (
    <Button
      variant="default"
      aria-pressed={isFollowed}
      aria-label={isFollowed ? `Following ${name}` : `Follow ${name}`}
      loading={change.busy}
      disabled={!data}
      onClick={() => void change.run()}
    >
      {isFollowed ? "Following" : "Follow"}
    </Button>
  );
}
