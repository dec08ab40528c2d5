import type { ReactNode } from "react";
import { EntityLink } from "@/components/game/EntityLink";
import { formatAvailability, formatSource } from "@/lib/event-quests/labels";
import type { ShownEvent } from "@/lib/event-quests/schema";

/** Reports an event quest to moderators. */
export type ReportEvent = (event: ShownEvent) => ReactNode;

interface EventListProps {
  events: readonly ShownEvent[];
  id?: string;
  /** Left out: nothing to report with. */
  report?: ReportEvent | undefined;
}

/** Event quests with dates, targets, rewards and where each is from. */
export function EventList({ events, id, report }: EventListProps) {
  // The list comes by script, so no server has written days of another zone.
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <ul id={id} className="grid gap-3 lg:grid-cols-2">
      {events.map((event) => (
        <li key={event.id} id={`event-quests-${event.id}`} className="p-4 border rounded-md bg-card min-w-0">
          <EventSummary event={event} timeZone={timeZone} />
          {report && <div className="mt-2 -mb-2 -ml-2">{report(event)}</div>}
        </li>
      ))}
    </ul>
  );
}

/** One event quest; its days in a time zone, by default UTC, in which creators type them. */
export function EventSummary({ event, timeZone }: { event: ShownEvent; timeZone?: string }) {
  const { name, href, stars, locale, targets, rewards, source, sourceKind } = event;
  return (
    <>
      <p className="text-13 leading-5 text-dim">{formatAvailability(event, timeZone)}</p>
      <h3 className="text-17 leading-6 font-semibold wrap-anywhere">
        {href ? <a href={href}>{name}</a> : name}
      </h3>
      <p className="mt-1 text-15 leading-6">
        {`${stars}★ `}
        {targets.map(({ id, name: target, variant, count }, index) => (
          <span key={id + String(variant)}>
            {index > 0 && ", "}
            {`${count > 1 ? `${count} × ` : ""}${variant ? `${variant} ` : ""}`}
            <EntityLink entity="monsters" id={id} name={target} />
          </span>
        ))}
        {", "}
        <EntityLink entity="locales" id={locale.id} name={locale.name} />
      </p>
      <p className="mt-1 text-14 leading-5">
        {rewards.length === 0 ? (
          <span className="text-dim">Rewards not known</span>
        ) : (
          <>
            {"Rewards: "}
            {rewards.map(({ id, name: item, qty, chance }, index) => (
              <span key={id}>
                {index > 0 && ", "}
                {qty > 1 && `${qty} × `}
                <EntityLink entity="items" id={id} name={item} />
                {chance !== null && ` (${chance}%)`}
              </span>
            ))}
          </>
        )}
      </p>
      <p className="mt-1 text-13 leading-5 text-dim wrap-anywhere">
        {source ? (
          <a href={source} rel="nofollow ugc noopener">
            {formatSource({ source, sourceKind })}
          </a>
        ) : (
          formatSource({ source, sourceKind })
        )}
      </p>
    </>
  );
}
