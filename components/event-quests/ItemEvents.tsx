import { Button } from "@mantine/core";
import { Fold } from "@/components/ui/Fold";
import { useEvents } from "@/hooks/event-quests/use-events";
import { formatCount } from "@/lib/text/format";
import { EventList } from "./EventList";
import { EventsLine } from "./EventsLine";

/** Event quests that give an item; the way to all of them where none does. */
export function ItemEvents({ item }: { item: string }) {
  const current = useEvents(`item=${item}`);
  const over = useEvents(`item=${item}&when=over`);
  const events = [...(current.events ?? []), ...(over.events ?? [])];
  const next = [current, over].find(({ hasMore }) => hasMore);
  // Both are awaited, so that the line changes once.
  if (events.length === 0 || !current.events || !over.events) return <EventsLine />;
  return (
    <Fold
      summary={`${next ? "More than " : ""}${formatCount(events.length, "event quest gives", "event quests give")} this`}
    >
      <EventList events={events} />
      {next && (
        <Button className="mt-3" aria-disabled={next.loadingMore} onClick={next.loadMore}>
          {next.loadingMore ? "Loading more" : "Show more event quests"}
        </Button>
      )}
      <EventsLine />
    </Fold>
  );
}
