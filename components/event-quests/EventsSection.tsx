import { Button, Skeleton } from "@mantine/core";
import dynamic from "next/dynamic";
import { useState } from "react";
import { PagedList } from "@/components/list/PagedList";
import { EmptyState } from "@/components/ui/EmptyState";
import { Fold } from "@/components/ui/Fold";
import { Section } from "@/components/ui/Section";
import { useCurrentUser } from "@/hooks/account/use-auth";
import { useEvents } from "@/hooks/event-quests/use-events";
import { formatSource } from "@/lib/event-quests/labels";
import { missingEvents } from "@/lib/event-quests/missing-events";
import { eventsCalendarPath, eventsFeedPath } from "@/lib/event-quests/paths";
import type { ShownEvent } from "@/lib/event-quests/schema";
import { isAdminOrCreator } from "@/lib/site/roles";
import { formatCount } from "@/lib/text/format";
import { EventList, type ReportEvent } from "./EventList";

const EventPanel = dynamic(() => import("./EventPanel").then((module) => module.EventPanel), { ssr: false });

/** Event quests that have not ended, and on request those that have; creators also see the editor. */
export function EventsSection({
  locales,
  report,
}: {
  locales: readonly { readonly id: string; readonly name: string }[];
  report?: ReportEvent;
}) {
  const isCreator = isAdminOrCreator(useCurrentUser());
  const [isPastShown, setPastShown] = useState(false);
  const current = useEvents("");
  const past = useEvents(isPastShown ? "when=over" : null);
  return (
    <>
      <Section
        id="event-list"
        title="Event quests"
        icon="run"
        aside={
          <>
            <a href={eventsCalendarPath}>Calendar (ICS)</a>
            {" · "}
            <a href={eventsFeedPath}>Atom feed</a>
          </>
        }
      >
        <p className="max-w-[72ch] mb-3 text-14 leading-5 text-dim">
          When an event quest is available is set by the game's server. These entries were written by creators
          and reviewed by a second person. Dates are in your time zone. The list isn't complete.
        </p>
        <PagedList
          state={current}
          count={current.events?.length ?? null}
          name="event quests"
          empty={<EmptyState title="No event quests yet">None that is still available is listed.</EmptyState>}
          skeleton={<Skeleton height={160} animate={false} />}
          moreLabel="Show more event quests"
        >
          <EventList events={current.events ?? []} report={report} />
        </PagedList>
        {current.events && <MissingEvents entered={current.events} />}
        <div className="mt-3">
          {isPastShown ? (
            <PastEvents past={past} report={report} />
          ) : (
            <Button onClick={() => setPastShown(true)}>Show past events</Button>
          )}
        </div>
      </Section>
      {isCreator && <EventPanel locales={locales} onPublished={current.retry} />}
    </>
  );
}

function PastEvents({
  past,
  report,
}: {
  past: ReturnType<typeof useEvents>;
  report: ReportEvent | undefined;
}) {
  return (
    <PagedList
      state={past}
      count={past.events?.length ?? null}
      name="past events"
      empty={<p role="status">No past events are listed.</p>}
      skeleton={<Skeleton height={160} animate={false} />}
      moreLabel="Show more past events"
    >
      <p role="status" className="mb-3 text-14">
        Past events, latest first:
      </p>
      <EventList events={past.events ?? []} report={report} />
    </PagedList>
  );
}

/** Events that are known by name alone. Nothing is shown in the place of what nobody wrote down. */
function MissingEvents({ entered }: { entered: readonly ShownEvent[] }) {
  const left = missingEvents.filter(({ name }) => entered.every((event) => event.name !== name));
  if (left.length === 0) return null;
  return (
    <Fold
      summary={`Missing: ${formatCount(left.length, "quest", "quests")} known by name only`}
      className="mt-3"
    >
      <ul className="text-14 leading-6">
        {left.map(({ name, known, source }) => (
          <li key={name} className="wrap-anywhere">
            {`${name}: ${known}. `}
            <a href={source} rel="nofollow ugc noopener">
              {formatSource({ source, sourceKind: "reported" })}{" "}
              <span className="visually-hidden">on {name}</span>
            </a>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
