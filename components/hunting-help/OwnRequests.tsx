import { Skeleton } from "@mantine/core";
import { PagedList } from "@/components/ui/PagedList";
import { useOwnRequests } from "@/hooks/hunting-help/use-own-requests";
import { formatCount } from "@/lib/text/format";
import { RequestRow } from "./RequestRow";

/** What the person who is signed in has asked for, folded away until it is wanted. */
export function OwnRequests({ uid, now }: { uid: string; now: string }) {
  const state = useOwnRequests(uid);
  const { requests } = state;
  if (requests?.length === 0) return null;
  const open = requests?.filter(({ status }) => status === "open").length ?? 0;
  return (
    <details className="mb-5 border rounded-lg bg-card px-4 py-2">
      <summary className="min-h-9 flex items-center gap-2 font-semibold cursor-pointer">
        Your requests
        {requests && (
          <span className="text-14 font-normal text-dim">
            {formatCount(requests.length, "request", "requests")}, {open} open
          </span>
        )}
      </summary>
      <div className="py-2">
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
    </details>
  );
}
