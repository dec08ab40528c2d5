import { Skeleton } from "@mantine/core";
import { PagedList } from "@/components/list/PagedList";
import { Fold } from "@/components/ui/Fold";
import { type PagedListState, usePagedList } from "@/hooks/ui/use-paged-list";
import { callSignedIn } from "@/lib/account/call-signed-in";
import { helpCalls } from "@/lib/hunting-help/api";
import type { OwnHelpResponse } from "@/lib/hunting-help/schema";
import { formatCount } from "@/lib/text/format";
import { RequestRow } from "./RequestRow";

/** Own requests of the signed-in person, folded. */
export function OwnRequests({ uid, now }: { uid: string; now: string }) {
  const state = useOwnRequests(uid);
  const { requests } = state;
  if (requests?.length === 0) return null;
  const open = requests?.filter(({ status }) => status === "open").length ?? 0;
  return (
    <Fold
      look="box"
      className="mb-5"
      summary={
        <>
          Your requests
          {requests && (
            <span className="text-14 font-normal text-dim">
              {formatCount(requests.length, "request", "requests")}, {open} open
            </span>
          )}
        </>
      }
    >
      <div className="px-3.5 pb-3">
        <PagedList
          state={state}
          count={requests?.length ?? null}
          name="requests"
          moreLabel="Show more requests"
          empty={null}
          skeleton={<Skeleton height={90} />}
        >
          <ul className="grid gap-2.5">
            {requests?.map((row) => (
              <RequestRow key={row.id} row={row} now={now} />
            ))}
          </ul>
        </PagedList>
      </div>
    </Fold>
  );
}

interface OwnRequestsState extends PagedListState {
  /** Latest first; `null` until the first page is there. */
  readonly requests: OwnHelpResponse["requests"] | null;
}

/** The requests that a person posted, in every state. */
function useOwnRequests(uid: string): OwnRequestsState {
  const { pages, mutate, ...state } = usePagedList(["own-help", uid] as const, (_, cursor) =>
    callSignedIn(helpCalls.listOwn, { query: { cursor } }),
  );
  return { ...state, requests: pages?.flatMap(({ requests }) => requests) ?? null };
}
