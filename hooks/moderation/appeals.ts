import { useFetched } from "@/hooks/ui/use-fetched";
import { type PagedListState, usePagedList } from "@/hooks/ui/use-paged-list";
import { callSignedIn } from "@/lib/account/call-signed-in";
import { appealCalls, ownAppealCalls } from "@/lib/moderation/appeals/api";
import type { AppealsQuery, JudgeAppeal, ShownAppeal } from "@/lib/moderation/appeals/schema";

/** Decisions of moderators about the signed-in person. */
export function useOwnDecisions(uid: string) {
  const state = useFetched(["own-decisions", uid], () => callSignedIn(ownAppealCalls.listDecisions, {}));
  const appeal = async (id: string, text: string) => {
    await callSignedIn(ownAppealCalls.sendAppeal, { query: { id }, body: { text } });
    await state.mutate();
  };
  return { ...state, appeal };
}

interface AppealsState extends PagedListState {
  /** `null` until the first page is there. */
  readonly appeals: readonly ShownAppeal[] | null;
  /** @throws where it is refused */
  judge(id: string, judgment: JudgeAppeal): Promise<void>;
}

/** Appeals that wait for a moderator, or those that were judged. */
export function useAppeals(uid: string, show: AppealsQuery["show"]): AppealsState {
  const { pages, mutate, ...list } = usePagedList(["appeals", uid, show] as const, ([, , of], cursor) =>
    callSignedIn(appealCalls.listAppeals, { query: { show: of, cursor } }),
  );
  return {
    ...list,
    appeals: pages?.flatMap(({ appeals }) => appeals) ?? null,
    judge: async (id, body) => {
      await callSignedIn(appealCalls.judgeAppeal, { query: { id }, body });
      await mutate();
    },
  };
}
