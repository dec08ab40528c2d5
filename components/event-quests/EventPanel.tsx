import { Button, Skeleton } from "@mantine/core";
import dynamic from "next/dynamic";
import { useState } from "react";
import { PagedList } from "@/components/list/PagedList";
import { Fold } from "@/components/ui/Fold";
import { Section } from "@/components/ui/Section";
import {
  declineEvent,
  useAllEvents,
  useApproveEvent,
  useChangeEvent,
} from "@/hooks/event-quests/use-all-events";
import type { EventStateAction } from "@/lib/event-quests/rules";
import type { EventEntry } from "@/lib/event-quests/schema";
import { formatMinute } from "@/lib/text/format";
import { EventForm } from "./EventForm";
import { EventImport } from "./EventImport";
import { EventSummary } from "./EventList";

const ReasonDialog = dynamic(
  () => import("@/components/ui/ReasonDialog").then((module) => module.ReasonDialog),
  {
    ssr: false,
  },
);

const reviewLabels: Readonly<Record<EventEntry["review"], string>> = {
  pending: "Waits for review",
  approved: "Approved",
  declined: "Declined",
};
const visibilityLabels: Readonly<Record<EventEntry["visibility"], string>> = {
  private: "not shown",
  published: "shown",
  deleted: "deleted",
};
const stepLabels: Readonly<Record<EventEntry["history"][number]["what"], string>> = {
  ...{ create: "added it", edit: "changed it", approve: "approved it", decline: "declined it" },
  ...{ publish: "published it", hide: "hid it", delete: "deleted it", restore: "restored it" },
};

interface EventPanelProps {
  locales: readonly { readonly id: string; readonly name: string }[];
  /** Called when the public list has changed. */
  onPublished(): void;
}

/** For creators: entries in every state with review and history, a form for more, and the import. */
export function EventPanel({ locales, onPublished }: EventPanelProps) {
  const { list, entries, reload } = useAllEvents();
  const approve = useApproveEvent();
  const change = useChangeEvent();
  const [edited, setEdited] = useState<string | null>(null);
  const [declined, setDeclined] = useState<EventEntry | null>(null);
  const reloadAll = () => {
    reload();
    onPublished();
  };
  const act = async (done: Promise<unknown>) => {
    if (await done) reloadAll();
  };
  const failure = approve.problem ?? change.problem;
  const busy = approve.busy || change.busy;
  return (
    <div className="mt-8">
      <Section id="manage-events" title="Manage event quests">
        <Fold summary="Add an event quest">
          <EventForm locales={locales} onSaved={reload} />
        </Fold>
        <Fold summary="Import from a page or a table">
          <EventImport onAdded={reload} />
        </Fold>
        {failure && (
          <p role="alert" className="mt-3">
            {failure}
          </p>
        )}
        <PagedList
          state={list}
          count={entries?.length ?? null}
          name="entries"
          empty={null}
          skeleton={<Skeleton height={120} />}
          moreLabel="Show more entries"
        >
          <ul className="grid gap-5 mt-5">
            {entries?.map((entry) => (
              <li key={entry.id} className="min-w-0">
                <EventSummary event={entry.event} />
                <p className="mt-1 text-14 leading-5 wrap-anywhere">
                  {`${reviewLabels[entry.review]}, ${visibilityLabels[entry.visibility]}.${entry.reason && ` Reason: ${entry.reason}`}`}
                  {entry.review === "pending" &&
                    entry.isOwn &&
                    " You wrote this, so somebody else has to review it."}
                </p>
                <div className="flex flex-wrap gap-2 mt-2">
                  <EntryButtons
                    entry={entry}
                    busy={busy}
                    onApprove={() => void act(approve.run(entry.id, entry.revision))}
                    onDecline={() => setDeclined(entry)}
                    onEdit={() => setEdited(edited === entry.id ? null : entry.id)}
                    onChange={(action) => void act(change.run(entry.id, action))}
                  />
                </div>
                {edited === entry.id && (
                  <div className="mt-3">
                    <EventForm
                      key={entry.revision}
                      locales={locales}
                      entry={entry}
                      onSaved={() => {
                        setEdited(null);
                        reload();
                      }}
                    />
                  </div>
                )}
                <Fold summary="History">
                  <ol className="text-13 leading-5 text-dim wrap-anywhere">
                    {entry.history.map(({ who, what, why, at }) => (
                      <li key={at + what}>
                        {`${formatMinute(at)} UTC: ${who} ${stepLabels[what]}.${why && ` ${why}`}`}
                      </li>
                    ))}
                  </ol>
                </Fold>
              </li>
            ))}
          </ul>
        </PagedList>
      </Section>
      {declined && (
        <ReasonDialog
          opened
          title={`Decline ${declined.event.name}`}
          action="Decline"
          busyAction="Declining"
          label="Reason"
          description="Creators read it."
          maxLength={300}
          failure="It could not be declined. Try again."
          act={(reason) => declineEvent(declined.id, declined.revision, reason)}
          onDone={() => {
            setDeclined(null);
            reload();
          }}
          onClose={() => setDeclined(null)}
        >
          What is shown now stays as it is.
        </ReasonDialog>
      )}
    </div>
  );
}

interface EntryButtonsProps {
  entry: EventEntry;
  busy: boolean;
  onApprove(): void;
  onDecline(): void;
  onEdit(): void;
  onChange(action: EventStateAction): void;
}

function EntryButtons({ entry, busy, onApprove, onDecline, onEdit, onChange }: EntryButtonsProps) {
  const { review, visibility, isOwn, event } = entry;
  const render = (label: string, onClick: () => void) => (
    <Button key={label} size="xs" disabled={busy} onClick={onClick}>
      {label} <span className="visually-hidden">{event.name}</span>
    </Button>
  );
  if (visibility === "deleted") return render("Restore", () => onChange("restore"));
  return (
    <>
      {review === "pending" && !isOwn && [render("Approve", onApprove), render("Decline", onDecline)]}
      {render("Edit", onEdit)}
      {visibility === "published" && render("Hide", () => onChange("hide"))}
      {visibility === "private" && review === "approved" && render("Publish", () => onChange("publish"))}
      {render("Delete", () => onChange("delete"))}
    </>
  );
}
