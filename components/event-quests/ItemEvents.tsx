import { Button } from "@mantine/core";
import { Section } from "@/components/ui/Section";
import { useEvents } from "@/hooks/event-quests/use-events";
import { getEventsPath } from "@/lib/event-quests/paths";
import { EventList } from "./EventList";

/** Event quests that give an item; nothing where there are none. */
export function ItemEvents({ item }: { item: string }) {
  const current = useEvents(`item=${item}`);
  const over = useEvents(`item=${item}&when=over`);
  const events = [...(current.events ?? []), ...(over.events ?? [])];
  const next = [current, over].find(({ hasMore }) => hasMore);
  if (events.length === 0) return null;
  return (
    <div className="mt-8">
      <Section
        id="events"
        title="Event quests"
        icon="run"
        aside={<a href={getEventsPath()}>All event quests</a>}
      >
        <EventList events={events} />
        {next && (
          <Button className="mt-3" aria-disabled={next.loadingMore} onClick={next.loadMore}>
            {next.loadingMore ? "Loading more" : "Show more event quests"}
          </Button>
        )}
      </Section>
    </div>
  );
}
