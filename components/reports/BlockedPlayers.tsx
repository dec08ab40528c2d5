import { Button } from "@mantine/core";
import { PersonName } from "@/components/ui/PersonName";
import { useNotifiedMutation } from "@/components/ui/use-notified-mutation";
import { callBlockPlayer, useBlockedPlayers } from "@/hooks/reports/player-blocks";

/** On one's own profile: whom one has blocked, with the way back. Nothing while there is nobody. */
export function BlockedPlayers({ uid: own }: { uid: string }) {
  const { data, mutate } = useBlockedPlayers(own);
  const change = useNotifiedMutation(
    async (uid: string) => {
      await mutate(await callBlockPlayer(uid, false), { revalidate: false });
    },
    {
      failure: "This could not be saved. Try again.",
      success: () => ({ message: "No longer blocked." }),
    },
  );
  const players = data?.players ?? [];
  if (players.length === 0) return null;
  return (
    <section aria-labelledby="blocked-players-title" className="mt-8">
      <h2 id="blocked-players-title" className="mb-1 text-20">
        Blocked hunters
      </h2>
      <p className="mb-3 text-14 leading-5 text-dim">
        They can’t answer your requests, comment to you or join your hunts. Only you see this list.
      </p>
      <ul>
        {players.map(({ uid, displayName, isStaff }) => (
          <li
            key={uid}
            className="flex flex-wrap gap-y-2 gap-x-4 items-center justify-between py-2 border-t text-14 leading-5"
          >
            <PersonName uid={uid} name={displayName} isStaff={isStaff} />
            <Button
              size="xs"
              disabled={change.busy}
              aria-label={`Unblock ${displayName}`}
              onClick={() => void change.run(uid)}
            >
              Unblock
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
