import { Button } from "@mantine/core";
import { useNotifiedMutation } from "@/components/ui/use-notified-mutation";
import { useCurrentUser } from "@/hooks/account/use-auth";
import { callBlockPlayer, useBlockedPlayers } from "@/hooks/reports/player-blocks";

/** Blocks a player for oneself, or takes that back. Nothing for visitors and on one's own page. */
export function BlockButton({ uid }: { uid: string }) {
  const own = useCurrentUser()?.uid ?? null;
  const { data, mutate } = useBlockedPlayers(own);
  const isBlocked = data?.players.some((player) => player.uid === uid) ?? false;
  const change = useNotifiedMutation(
    async () => {
      await mutate(await callBlockPlayer(uid, !isBlocked), { revalidate: false });
      return !isBlocked;
    },
    {
      failure: "This could not be saved. Try again.",
      success: (blocked) => ({
        message: blocked
          ? "Blocked. They can't answer your requests, comment to you or join your hunts. They are not told."
          : "No longer blocked.",
      }),
    },
  );
  if (own === null || own === uid || !data) return null;
  return (
    <Button variant="subtle" size="xs" loading={change.busy} onClick={() => void change.run()}>
      {isBlocked ? "Unblock player" : "Block player"}
    </Button>
  );
}
