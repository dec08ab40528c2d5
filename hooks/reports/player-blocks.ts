import { useFetched } from "@/hooks/ui/use-fetched";
import { callSignedIn } from "@/lib/account/call-signed-in";
import { playerBlockCalls } from "@/lib/reports/api";

/** Blocks a player for oneself, or takes that back. */
export const callBlockPlayer = (uid: string, isBlocked: boolean) =>
  callSignedIn(playerBlockCalls.blockPlayer, { body: { uid, isBlocked } });

/** Whom the signed-in person has blocked. @param uid who asks; `null` asks nothing */
export function useBlockedPlayers(uid: string | null) {
  return useFetched(uid === null ? null : ["blocked-players", uid], () =>
    callSignedIn(playerBlockCalls.listBlockedPlayers, {}),
  );
}
