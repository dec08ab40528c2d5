import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { EventPanel } from "@/components/event-quests/EventPanel";
import { EventsSection } from "@/components/event-quests/EventsSection";
import { ItemEvents } from "@/components/event-quests/ItemEvents";
import { QuestDates } from "@/components/event-quests/QuestDates";
import type { EventEntry, ImportRow, ShownEvent } from "@/lib/event-quests/schema";
import { loadIdentity } from "@/lib/firebase/load";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { type ApiCallRecord, type FakeReply, stubApi } from "@/tests/support/fake-api";
import { fakeIdentity, sessionOf } from "@/tests/support/fake-identity";
import { renderWithTheme } from "@/tests/support/render";
import { signedIn, signedOut, withAuth } from "@/tests/support/signed-in";

const locales = [{ id: "windward-plains", name: "Windward Plains" }];
const event: ShownEvent = {
  ...{ id: "a".repeat(24), name: "A Test of Strength", href: null, stars: 8 },
  locale: { id: "windward-plains", name: "Windward Plains" },
  targets: [{ id: "rey-dau", name: "Rey Dau", variant: "tempered", count: 1 }],
  ...{ availability: "dated", from: "2026-11-21T00:00:00.000Z", until: "2026-11-22T23:59:59.999Z" },
  rewards: [{ id: "blossom-ticket", name: "Blossom Ticket", qty: 2, chance: null }],
  ...{ source: "https://www.monsterhunter.com/x", sourceKind: "official" },
  updatedAt: "2026-11-20T12:00:00.000Z",
};
const entry: EventEntry = {
  ...{ id: event.id, revision: 2, review: "pending", reason: "", visibility: "private" },
  ...{ restorableUntil: null, isOwn: false, event },
  history: [{ who: "Rook", what: "create", why: "", at: "2026-11-20T12:00:00.000Z" }],
};
const ok = (body: object): FakeReply => ({ body: { message: "OK", ...body } });
const changed = ok({ id: event.id, revision: 3 });

function openPanel(
  entries: readonly EventEntry[],
  replies: Record<string, FakeReply | ((record: ApiCallRecord) => FakeReply)> = {},
) {
  const calls = stubApi({
    "GET /api/event-quests/all": ok({ entries, nextCursor: null }),
    ...replies,
  });
  const session = sessionOf("alma", { creator: true });
  const identity = fakeIdentity(session);
  vi.mocked(loadIdentity).mockImplementation(async () => identity);
  const page = renderWithTheme(<EventPanel locales={locales} onPublished={() => {}} />, {
    wrapper: withAuth(signedIn(session)),
  });
  return { calls, ...page };
}

beforeEach(() => {
  vi.mocked(loadIdentity).mockReset();
});

test("visitors see what is published, what is missing, and past events on request", async () => {
  stubApi({
    "GET /api/event-quests": ok({ events: [event], nextCursor: null }),
    "GET /api/event-quests?when=over": ok({ events: [], nextCursor: null }),
  });
  const { user } = renderWithTheme(
    <EventsSection
      locales={locales}
      report={({ name }) => <button type="button">{`Report ${name}`}</button>}
    />,
    { wrapper: withAuth(signedOut) },
  );
  expect(await screen.findByRole("heading", { name: event.name })).toBeTruthy();
  expect(screen.getByRole("button", { name: `Report ${event.name}` })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Official announcement" }).getAttribute("href")).toBe(event.source);
  expect(screen.getByText(/^Missing: 1 quest known by name only/)).toBeTruthy();
  expect(screen.queryByText("Manage event quests")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Show past events" }));
  expect(await screen.findByText("No past events are listed.")).toBeTruthy();
  await expectNoAxeViolations();
});

test("event quests have their days in the time zone of the reader", async () => {
  const options = Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue({
    ...options,
    timeZone: "America/New_York",
  });
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  stubApi({ "GET /api/event-quests": ok({ events: [event], nextCursor: null }) });
  renderWithTheme(<EventsSection locales={locales} />, { wrapper: withAuth(signedOut) });
  // From midnight of November 21 in UTC.
  expect(await screen.findByText(/^Nov 20\W+22, 2026$/)).toBeTruthy();
});

test("event quests come page by page", async () => {
  const second = { ...event, id: "c".repeat(24), name: "On the Second Page" };
  stubApi({
    "GET /api/event-quests": ok({ events: [event], nextCursor: "next" }),
    "GET /api/event-quests?cursor=next": ok({ events: [second], nextCursor: null }),
  });
  const { user } = renderWithTheme(<EventsSection locales={locales} />, { wrapper: withAuth(signedOut) });
  expect(await screen.findByRole("heading", { name: event.name })).toBeTruthy();
  expect(screen.queryByRole("heading", { name: second.name })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Show more event quests" }));
  expect(await screen.findByRole("heading", { name: second.name })).toBeTruthy();
  expect(screen.getByRole("heading", { name: event.name })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Show more event quests" })).toBeNull();
});

test("the list for creators comes page by page", async () => {
  const second = { ...entry, id: "c".repeat(24), event: { ...event, name: "On the Second Page" } };
  const { user } = openPanel([entry], {
    "GET /api/event-quests/all": ok({ entries: [entry], nextCursor: "next" }),
    "GET /api/event-quests/all?cursor=next": ok({ entries: [second], nextCursor: null }),
  });
  await user.click(await screen.findByRole("button", { name: "Show more entries" }));
  expect(await screen.findByRole("heading", { name: second.event.name })).toBeTruthy();
});

test("an item lists the event quests that give it", async () => {
  stubApi({
    "GET /api/event-quests?item=blossom-ticket": ok({ events: [event], nextCursor: null }),
    "GET /api/event-quests?item=blossom-ticket&when=over": ok({ events: [], nextCursor: null }),
  });
  renderWithTheme(<ItemEvents item="blossom-ticket" />, { wrapper: withAuth(signedOut) });
  expect(await screen.findByText("1 event quest gives this")).toBeTruthy();
  expect(screen.getByText(event.name)).toBeTruthy();
  await expectNoAxeViolations();
});

test("the page of an event quest says when it ran, and nothing where nobody knows", async () => {
  const past = {
    ...event,
    id: "d".repeat(24),
    from: "2025-01-01T00:00:00.000Z",
    until: "2025-01-08T00:00:00.000Z",
  };
  const unknown = { ...event, availability: "unknown", from: null, until: null };
  stubApi({
    "GET /api/event-quests?quest=a": ok({ events: [past, unknown], nextCursor: null }),
    "GET /api/event-quests?quest=b": ok({ events: [unknown], nextCursor: null }),
  });
  renderWithTheme(<QuestDates quest="a" />);
  expect(await screen.findByText(/^Last available: \w{3} \d/)).toBeTruthy();
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
  expect(screen.getByRole("link", { name: "Official announcement" }).getAttribute("href")).toBe(event.source);
  await expectNoAxeViolations();
  cleanup();
  renderWithTheme(<QuestDates quest="b" />);
  expect(screen.getByRole("link", { name: "All event quests with known dates" })).toBeTruthy();
  expect(screen.queryByText(/available:/)).toBeNull();
});

test("a creator approves what somebody else wrote, and cannot approve what is their own", async () => {
  const own: EventEntry = { ...entry, id: "b".repeat(24), isOwn: true, event: { ...event, name: "Own" } };
  const { calls, user } = openPanel([entry, own], {
    [`POST /api/event-quests/${entry.id}/review`]: changed,
  });
  expect(await screen.findByRole("button", { name: `Approve ${event.name}` })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Approve Own" })).toBeNull();
  await user.click(screen.getByRole("button", { name: `Approve ${event.name}` }));
  await waitFor(() =>
    expect(calls.find(({ call }) => call.endsWith("/review"))?.body).toEqual({
      action: "approve",
      revision: 2,
    }),
  );
  await expectNoAxeViolations();
});

test("the form says what is wrong at its fields, and keeps what was typed when the server refuses it", async () => {
  const { calls, user } = openPanel([], {
    "POST /api/event-quests": {
      status: 400,
      body: {
        message: "The event quest is invalid.",
        code: "bad-request",
        issues: [{ path: "content.rewards[0].item", message: "must be the English name of an item" }],
      },
    },
  });
  await user.click(screen.getByText("Add an event quest"));
  const form = within(screen.getByRole("form", { name: "Add an event quest" }));
  await user.click(form.getByRole("button", { name: "Send for review" }));
  expect(await form.findByText("Enter the English name.")).toBeTruthy();
  await user.type(form.getByLabelText(/^Name in English/), "New");
  await user.type(form.getByLabelText(/^Stars/), "8");
  await user.selectOptions(form.getByLabelText(/^Locale/), "windward-plains");
  await user.type(form.getByLabelText(/^Targets/), "2 × tempered Rey Dau");
  await user.type(form.getByLabelText(/^First day/), "2026-11-22");
  await user.type(form.getByLabelText(/^Last day/), "2026-11-21");
  await user.type(form.getByLabelText(/^Rewards/), "Golden Egg, 50%");
  await user.click(form.getByRole("button", { name: "Send for review" }));
  expect(await form.findByText("Choose a day that is not before the first one.")).toBeTruthy();
  await user.clear(form.getByLabelText(/^Last day/));
  await user.type(form.getByLabelText(/^Last day/), "2026-11-23");
  await user.click(form.getByRole("button", { name: "Send for review" }));
  expect(await form.findByText("Must be the English name of an item.")).toBeTruthy();
  expect(form.getByDisplayValue("Golden Egg, 50%")).toBeTruthy();
  expect(calls.at(-1)?.body).toMatchObject({
    content: {
      targets: [{ monster: "Rey Dau", variant: "tempered", count: 2 }],
      until: "2026-11-23T23:59:59.999Z",
      rewards: [{ item: "Golden Egg", qty: 1, chance: 50 }],
    },
  });
});

test("an import shows its rows, and sends those that are complete", async () => {
  const { href: _, id: __, sourceKind: ___, updatedAt: ____, ...fields } = event;
  const content: ImportRow["content"] = {
    ...fields,
    locale: "windward-plains",
    targets: [{ monster: "rey-dau", variant: null, count: 1 }],
    rewards: [],
  };
  const rows: ImportRow[] = [
    { place: 2, name: "One", content, problems: [] },
    { place: 3, name: "Two", content: null, problems: [{ path: "until", message: "must be given" }] },
  ];
  const { calls, user } = openPanel([], {
    "POST /api/event-quests/import": ok({ rows }),
    "POST /api/event-quests": changed,
  });
  await user.click(screen.getByText("Import from a page or a table"));
  const form = within(screen.getByRole("form", { name: "Import" }));
  await user.type(form.getByLabelText(/^Table or JSON-LD/), "name");
  await user.click(form.getByRole("button", { name: "Preview" }));
  expect(await screen.findByText("Until must be given.")).toBeTruthy();
  await expectNoAxeViolations();
  await user.click(screen.getByRole("button", { name: "Send for review One" }));
  expect(await screen.findByText("1 row left, 0 complete.")).toBeTruthy();
  expect(calls.find(({ call }) => call === "POST /api/event-quests")?.body).toMatchObject({ content });
});
