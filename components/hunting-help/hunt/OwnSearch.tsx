import { Button, Skeleton } from "@mantine/core";
import { ErrorState } from "@/components/ui/ErrorState";
import { useOwnSearch } from "@/hooks/hunting-help/use-own-search";
import { useTimeZone } from "@/hooks/hunting-help/use-time-zone";
import type { HelpChoices } from "@/lib/hunting-help/page-data";
import { HuntForm } from "./HuntForm";
import { OwnHunt } from "./OwnHunt";
import { OwnSeats } from "./OwnSeats";

interface OwnSearchProps extends HelpChoices {
  uid: string;
  /** ISO moment at which the page was made. */
  now: string;
}

/** One's own hunts: the seats one has or asked for, and the hunt that one hosts, or the way to add it. */
export function OwnSearch({ uid, now, ...choices }: OwnSearchProps) {
  const { own, hasFailed, retry, settle } = useOwnSearch(uid);
  const timeZone = useTimeZone();
  if (hasFailed) {
    return (
      <ErrorState title="Your hunts could not be loaded" action={<Button onClick={retry}>Try again</Button>}>
        What others look for is still listed here.
      </ErrorState>
    );
  }
  if (!own) return <Skeleton height={200} />;
  const { search, party, asked, joined } = own;
  const shared = { now, timeZone, onChanged: settle };
  return (
    <div className="grid gap-4">
      {joined.length > 0 && <OwnSeats {...shared} joined={joined} />}
      {search && party ? (
        <OwnHunt {...shared} search={search} party={party} asked={asked} />
      ) : (
        <HuntForm {...choices} uid={uid} timeZone={timeZone} onStarted={settle} />
      )}
    </div>
  );
}
