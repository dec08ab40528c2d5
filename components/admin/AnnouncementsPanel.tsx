import { Button, Skeleton, TextInput } from "@mantine/core";
import { type SyntheticEvent, useState } from "react";
import { Counted } from "@/components/ui/Counted";
import { EmptyState } from "@/components/ui/EmptyState";
import { PagedList } from "@/components/ui/PagedList";
import { useNotifiedMutation } from "@/components/ui/use-notified-mutation";
import { createAnnouncement, endAnnouncement } from "@/hooks/admin/admin-calls";
import { useAnnouncements } from "@/hooks/admin/use-admin-data";
import { useMutation } from "@/hooks/ui/use-mutation";
import { maxAnnouncementLength } from "@/lib/announcements/rules";
import type { Announcement } from "@/lib/announcements/schema";
import { createCreationKey } from "@/lib/http/create-creation-key";

/** Announces something on every page, and lists what was announced. */
export function AnnouncementsPanel() {
  const list = useAnnouncements();
  const end = useNotifiedMutation(
    async (id: string) => {
      await endAnnouncement(id);
      list.refresh();
    },
    { failure: "The announcement could not be ended. Try again." },
  );
  return (
    <div className="grid gap-6">
      <AnnouncementForm onCreated={list.refresh} />
      <PagedList
        state={list}
        count={list.announcements?.length ?? null}
        name="announcements"
        empty={<EmptyState title="No announcements yet">Post the first one above.</EmptyState>}
        skeleton={<Skeleton height={160} />}
      >
        <ul className="grid gap-3">
          {list.announcements?.map((each) => (
            <li
              key={each.id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 px-4 border rounded-md bg-card text-14 leading-5"
            >
              <div className="min-w-0 wrap-anywhere">
                <p className="font-semibold">{each.text}</p>
                <p className="text-13 text-dim">
                  {formatMoment(each.from)} to {formatMoment(each.to)} · {formatState(each)}
                  {each.href && ` · leads to ${each.href}`}
                </p>
              </div>
              {isPending(each) && (
                <Button size="xs" disabled={end.busy} onClick={() => void end.run(each.id)}>
                  End now
                </Button>
              )}
            </li>
          ))}
        </ul>
      </PagedList>
    </div>
  );
}

function AnnouncementForm({ onCreated }: { onCreated(): void }) {
  const [key, setKey] = useState(createCreationKey);
  const [text, setText] = useState("");
  const [href, setHref] = useState("");
  const [from, setFrom] = useState("");
  const [to, setTo] = useState("");
  const post = useMutation(async () => {
    const body = { key, text, href: href.trim() || null, from: toIso(from), to: toIso(to) };
    await createAnnouncement(body);
    setKey(createCreationKey());
    for (const empty of [setText, setHref, setFrom, setTo]) empty("");
    onCreated();
  }, "The announcement could not be posted. Try again.");
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void post.run();
  };
  const isReady = text.trim() !== "" && from !== "" && to !== "";
  return (
    <form aria-label="New announcement" className="grid gap-4 max-w-140" onSubmit={submit}>
      <TextInput
        label="Announcement"
        required
        description={<Counted length={text.length} max={maxAnnouncementLength} />}
        error={post.problem}
        maxLength={maxAnnouncementLength}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <TextInput
        label="Link (optional)"
        description="A page of this site, such as /leaderboards"
        maxLength={200}
        value={href}
        onChange={({ target }) => setHref(target.value)}
      />
      <div className="flex flex-wrap gap-4">
        <TextInput
          label="From (UTC)"
          required
          type="datetime-local"
          value={from}
          onChange={({ target }) => setFrom(target.value)}
        />
        <TextInput
          label="To (UTC)"
          required
          type="datetime-local"
          value={to}
          onChange={({ target }) => setTo(target.value)}
        />
      </div>
      <Button
        type="submit"
        variant="filled"
        className="justify-self-start"
        disabled={!isReady}
        loading={post.busy}
      >
        Post announcement
      </Button>
    </form>
  );
}

/** The field gives a moment without a zone: it is meant in UTC. */
function toIso(local: string): string {
  return `${local.slice(0, 16)}:00Z`;
}

/** `2026-11-22 14:05` */
function formatMoment(iso: string): string {
  return iso.slice(0, 16).replace("T", " ");
}

function isPending({ to, endedAt }: Announcement): boolean {
  return endedAt === null && Date.parse(to) > Date.now();
}

function formatState(announcement: Announcement): string {
  if (announcement.endedAt !== null) return "ended early";
  if (!isPending(announcement)) return "over";
  return Date.parse(announcement.from) <= Date.now() ? "shown now" : "planned";
}
