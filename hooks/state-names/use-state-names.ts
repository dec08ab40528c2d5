import { useFetched } from "@/hooks/ui/use-fetched";
import { callSignedIn } from "@/lib/account/call-signed-in";
import type { HitzoneState } from "@/lib/catalog/codes";
import { stateLabels } from "@/lib/catalog/state-labels";
import { stateNameCalls } from "@/lib/state-names/api";
import { fetchStateNames } from "@/lib/state-names/fetch-state-names";
import { unnamedStates } from "@/lib/state-names/rules";
import type { ProposeName } from "@/lib/state-names/schema";

/** Names that players propose for the states of a monster. */
export function useStateNames(monster: string) {
  return useFetched(["state-names", monster], () => fetchStateNames(monster));
}

/**
 * Words for states of a monster within a sentence: players' name of one that the tables leave without, once others
 * confirmed it. Nothing is asked for where all have a name.
 */
export function useStateWords(
  monster: string,
  states: readonly HitzoneState[],
): (state: HitzoneState) => string {
  const isNamed = unnamedStates.every((state) => !states.includes(state));
  const { data } = useFetched(isNamed ? null : ["state-names", monster], () => fetchStateNames(monster));
  return (state) =>
    data?.find((each) => each.state === state && each.isConfirmed)?.name ??
    stateLabels[state].label.toLowerCase();
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
