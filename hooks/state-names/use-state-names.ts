import { useFetched } from "@/hooks/ui/use-fetched";
import { callSignedIn } from "@/lib/account/call-signed-in";
import { stateNameCalls } from "@/lib/state-names/api";
import { fetchStateNames } from "@/lib/state-names/fetch-state-names";
import type { ProposeName } from "@/lib/state-names/schema";

/** Names that players propose for the states of a monster. */
export function useStateNames(monster: string) {
  return useFetched(["state-names", monster], () => fetchStateNames(monster));
}

/** Which of them the person who is signed in confirmed; nothing is asked for `uid` `null`. */
export function useOwnConfirmations(monster: string, uid: string | null) {
  return useFetched(uid === null ? null : ["own-state-names", monster, uid], () =>
    callSignedIn(stateNameCalls.listOwn, { query: { monster } }),
  );
}

export const callProposeName = (body: ProposeName) => callSignedIn(stateNameCalls.propose, { body });

export const callConfirmName = (id: string, isConfirmed: boolean) =>
  callSignedIn(stateNameCalls.confirm, { query: { id }, body: { isConfirmed } });

export const callRemoveName = (id: string) => callSignedIn(stateNameCalls.remove, { query: { id } });
