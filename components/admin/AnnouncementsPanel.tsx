import { Button, Skeleton, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { PagedList } from "@/components/list/PagedList";
import { Counted } from "@/components/ui/Counted";
import { EmptyState } from "@/components/ui/EmptyState";
import { useNotifiedMutation } from "@/components/ui/use-notified-mutation";
import { callCreateAnnouncement, callEndAnnouncement } from "@/hooks/admin/admin-calls";
import { useAnnouncements } from "@/hooks/admin/use-admin-data";
import { useDraftForm } from "@/hooks/ui/use-draft-form";
import { type AnnouncementDraft, announcementContent } from "@/lib/announcements/announcement-content";
import { maxAnnouncementLength } from "@/lib/announcements/rules";
import type { Announcement } from "@/lib/announcements/schema";
import { createDraftSchema } from "@/lib/site/draft-schema";
import { toSitePath } from "@/lib/site/to-site-path";
import { formatMinute } from "@/lib/text/format";

/** Announces something on every page, and lists what was announced. */
export function AnnouncementsPanel() {
  const list = useAnnouncements();
  const end = useNotifiedMutation(
    async (id: string) => {
      await callEndAnnouncement(id);
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
                  {formatMinute(each.from)} to {formatMinute(each.to)} · {formatState(each)}
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

const announcementSchema = createDraftSchema<AnnouncementDraft>((draft) => {
  const { href, from, to } = draft;
  const isPage = href.trim() === "" || toSitePath(href.trim()) !== null;
  return {
    ...(!isPage && { href: "Enter the path of a page of this site." }),
    ...(to <= from && { to: "Choose a later moment." }),
    ...announcementContent.listMissing(draft),
  };
});

function AnnouncementForm({ onCreated }: { onCreated(): void }) {
  const form = useDraftForm({
    start: announcementContent.empty,
    startsOver: true,
    schema: announcementSchema,
    words: { failure: "The announcement could not be posted. Try again." },
    send: (draft, { key }) => callCreateAnnouncement({ body: { key, ...announcementContent.toBody(draft) } }),
    onSent: onCreated,
  });
  const { text, from, to } = form.values;
  // By its type, a field that is announced and that is not here does not compile.
  const inputs: Readonly<Record<keyof AnnouncementDraft, ReactNode>> = {
    text: (
      <TextInput
        label="Announcement"
        required
        description={<Counted length={text.length} max={maxAnnouncementLength} />}
        maxLength={maxAnnouncementLength}
        {...form.getInputProps("text")}
        error={form.errors.text ?? form.refusal?.message}
      />
    ),
    href: (
      <TextInput
        label="Link (optional)"
        description="A page of this site, such as /leaderboards"
        maxLength={200}
        {...form.getInputProps("href")}
      />
    ),
    from: <TextInput type="datetime-local" label="From (UTC)" required {...form.getInputProps("from")} />,
    to: <TextInput type="datetime-local" label="To (UTC)" required {...form.getInputProps("to")} />,
  };
  return (
    <form {...form.getFormProps()} aria-label="New announcement" className="grid gap-4 max-w-140">
      {inputs.text}
      {inputs.href}
      <div className="flex flex-wrap gap-4">
        {inputs.from}
        {inputs.to}
      </div>
      <Button
        type="submit"
        variant="filled"
        className="justify-self-start"
        disabled={text.trim() === "" || from === "" || to === ""}
        loading={form.busy}
      >
        Post announcement
      </Button>
    </form>
  );
}

function isPending({ to, endedAt }: Announcement): boolean {
  return endedAt === null && Date.parse(to) > Date.now();
}

function formatState(announcement: Announcement): string {
  if (announcement.endedAt !== null) return "ended early";
  if (!isPending(announcement)) return "over";
  return Date.parse(announcement.from) <= Date.now() ? "shown now" : "planned";
}
