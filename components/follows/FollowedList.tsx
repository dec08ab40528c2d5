import { Button } from "@mantine/core";
import { PageLink } from "@/components/ui/PageLink";
import { useNotifiedMutation } from "@/components/ui/use-notified-mutation";
import { callFollow, useFollows } from "@/hooks/follows/follows";
import { type FollowKey, type FollowKind, getFollowPath, toFollowKey } from "@/lib/notifications/follow-keys";

const kindLabels: Readonly<Record<FollowKind, string>> = {
  monster: "Monster",
  weapon: "Weapon",
  quest: "Quest",
  hunter: "Hunter",
};

/** On one's own profile: what one follows, with the way to unfollow it. Nothing while there is nothing. */
export function FollowedList({ uid }: { uid: string }) {
  const { data, mutate } = useFollows(uid);
  const change = useNotifiedMutation(
    async (key: FollowKey) => {
      await mutate(await callFollow(key, false), { revalidate: false });
    },
    { failure: "This could not be saved. Try again.", success: () => ({ message: "Unfollowed." }) },
  );
  const follows = data?.follows ?? [];
  if (follows.length === 0) return null;
  return (
    <section aria-labelledby="follows-title" className="mt-8">
      <h2 id="follows-title" className="mb-1 text-20">
        Following
      </h2>
      <p className="mb-3 text-14 leading-5 text-dim">
        New runs, builds, guides and requests come to your notifications. Only you see this list.
      </p>
      <ul>
        {follows.map(({ key, kind, name }) => (
          <li
            key={key}
            className="flex flex-wrap gap-y-2 gap-x-4 items-center justify-between py-2 border-t text-14 leading-5"
          >
            <span className="wrap-anywhere">
              <PageLink href={getFollowPath(key)}>{name}</PageLink>{" "}
              <span className="text-dim">{kindLabels[kind]}</span>
            </span>
            <Button
              size="xs"
              disabled={change.busy}
              aria-label={`Unfollow ${name}`}
              onClick={() => void change.run(toFollowKey(kind, key.slice(kind.length + 1)))}
            >
              Unfollow
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
