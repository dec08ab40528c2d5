import { Fold } from "@/components/ui/Fold";
import { useEvents } from "@/hooks/event-quests/use-events";
import { formatAvailability, formatSource } from "@/lib/event-quests/labels";
import type { ShownEvent } from "@/lib/event-quests/schema";
import { formatZonedMinute } from "@/lib/text/format-zoned";
import { EventsLine } from "./EventsLine";

/** When an event quest runs or ran last, in the reader's time zone; the way to all dates where none is known. */
export function QuestDates({ quest }: { quest: string }) {
  const { events } = useEvents(`quest=${quest}`);
  const known = events?.filter(({ availability }) => availability !== "unknown") ?? [];
  const now = new Date().toISOString();
  const coming = known.filter(({ until }) => until === null || until > now);
  // The list is the latest first.
  const shown = coming.at(-1) ?? known[0];
  if (!shown) return <EventsLine />;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <Fold summary={`${getLead(shown, now)}: ${formatAvailability(shown, timeZone)}`}>
      <p className="text-dim">Times are those of {timeZone.replaceAll("_", " ")}.</p>
      <ul className="my-2">
        {known.map((event) => (
          <li key={event.id} className="wrap-anywhere">
            {formatTimes(event, timeZone)},{" "}
            {event.source ? (
              <a href={event.source} rel="nofollow ugc noopener">
                {formatSource(event)}
              </a>
            ) : (
              formatSource(event)
            )}
          </li>
        ))}
      </ul>
      <EventsLine />
    </Fold>
  );
}

function getLead({ from, until }: ShownEvent, now: string): string {
  if (until !== null && until <= now) return "Last available";
  return from !== null && from > now ? "Coming" : "Available now";
}

function formatTimes(event: ShownEvent, timeZone: string): string {
  const { from, until } = event;
  if (from === null || until === null) return formatAvailability(event, timeZone);
  return `${formatZonedMinute(from, timeZone)} to ${formatZonedMinute(until, timeZone)}`;
}
