import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { FindPage } from "@/components/hunting-help/hunt/FindPage";
// Loaded late by the page: here before the first test waits for it.
import "@/components/hunting-help/hunt/JoinTools";
import { OwnSearch } from "@/components/hunting-help/hunt/OwnSearch";
import { SignInCard } from "@/components/hunting-help/hunt/SignInCard";
import { loadIdentity } from "@/lib/firebase/load";
import { huntDraftsKey } from "@/lib/hunting-help/drafts-key";
import type { FindPageData } from "@/lib/hunting-help/page-data";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { type FakeReply, stubApi } from "@/tests/support/fake-api";
import { fakeIdentity, sessionOf } from "@/tests/support/fake-identity";
import {
  findPage,
  helpId,
  huntSearch,
  memberOf,
  ownHunts,
  shownAuthor,
} from "@/tests/support/hunting-help/shown-requests";
import { renderWithTheme } from "@/tests/support/render";
import { fakeRouter } from "@/tests/support/router";
import { signedIn, signedOut, withAuth } from "@/tests/support/signed-in";

beforeEach(() => {
  localStorage.clear();
  const identity = fakeIdentity(sessionOf("maple"));
  vi.mocked(loadIdentity)
    .mockReset()
    .mockImplementation(async () => identity);
});

const path = "/hunting-help/find";
/** One reply after the other; the last one stays. */
function inTurn(...replies: readonly [FakeReply, ...FakeReply[]]): () => FakeReply {
  let next = 0;
  return () => replies[next++] ?? replies.at(-1) ?? replies[0];
}

const as = (uid: string) => withAuth(signedIn(sessionOf(uid)), fakeRouter(path));

test("hunts are listed with their seats and the time in the reader's zone, for visitors too", async () => {
  const later = huntSearch({
    ...{ hunt: helpId(501), startsAt: "2026-11-20T14:00:00.000Z", until: "2026-11-20T16:00:00.000Z" },
    ...{ author: shownAuthor("wren"), players: [shownAuthor("rook"), shownAuthor("maple")] },
    ...{ crossplay: false, newcomers: true, voice: "yes" },
  });
  const full = huntSearch({
    ...{ hunt: helpId(502), author: shownAuthor("harth"), seats: 1, players: [shownAuthor("rook")] },
  });
  const { container } = renderWithTheme(
    <main>
      <FindPage {...findPage([huntSearch(), later, full])} ReportButton={() => null} own={<SignInCard />} />
    </main>,
    { wrapper: withAuth(signedOut, fakeRouter(path)) },
  );
  const list = within(screen.getByRole("region", { name: "3 hunts looking for hunters" }));
  const [now, soon, taken] = list.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(now).toContain("Rey Dau");
  expect(now).toContain("3 more wanted");
  expect(now).toContain("PC · Japanese · 21:00 there (Asia/Tokyo) · 3 h left");
  expect(soon).toContain("in 2 h, 14:00");
  expect(soon).toContain("1 more wanted");
  expect(soon).toContain("Wren hosts, with Rook, Maple");
  expect(soon).toContain("PC · Crossplay off · Japanese · Voice chat · Newcomers welcome");
  expect(taken).toContain("Full");
  expect(list.getAllByRole("link", { name: /Sign in to join/ })).toHaveLength(2);
  expect(screen.getByRole("link", { name: "Sign in" })).toBeTruthy();
  await expectNoAxeViolations(container);
});

test("a filter that finds nothing offers to clear it, and an empty list to open a hunt", () => {
  const empty = (query: FindPageData["query"]) =>
    renderWithTheme(
      <FindPage {...findPage([], { query })} ReportButton={() => null} own={<SignInCard />} />,
      { wrapper: withAuth(signedOut, fakeRouter(path)) },
    );
  const { unmount } = empty({ language: "ja" });
  expect(screen.getByText("No hunts match")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Clear filters" })).toBeTruthy();
  unmount();
  empty({});
  expect(screen.getByText(/others can join it/)).toBeTruthy();
});

test("one's own hunt is added with a few taps, and ended with one", async () => {
  const mine = huntSearch({ author: shownAuthor("maple") });
  const party = { lobbyId: "ABC", isOn: false, members: [memberOf("maple")] };
  const none = { body: ownHunts() };
  const calls = stubApi({
    "GET /api/hunting-help/own-search": none,
    "POST /api/hunting-help/searches": { body: ownHunts({ search: mine, party }) },
    "DELETE /api/hunting-help/searches": none,
  });
  const { user, container } = renderWithTheme(
    <main>
      <h1>Find a hunt</h1>
      <OwnSearch uid="maple" {...findPage([])} />
    </main>,
    { wrapper: as("maple") },
  );
  const start = await screen.findByRole("button", { name: "Start looking" });
  await user.click(start);
  expect(screen.getByText("Choose a monster or a quest.")).toBeTruthy();
  await user.selectOptions(screen.getByLabelText("Monster"), "Rey Dau");
  await user.click(screen.getByRole("radio", { name: "Later" }));
  await user.click(start);
  expect(screen.getByText("Choose a date and a time.")).toBeTruthy();
  expect(calls.filter(({ call }) => call.startsWith("POST"))).toEqual([]);
  fireEvent.change(screen.getByLabelText(/Date and time/), { target: { value: "2026-11-21T20:00" } });
  await user.click(within(screen.getByRole("group", { name: "Hunters wanted" })).getByText("2"));
  await user.type(screen.getByLabelText(/Lobby ID/), "ABC");
  await expectNoAxeViolations(container);
  await user.click(start);
  expect(await screen.findByText("Your hunt")).toBeTruthy();
  expect(calls.find(({ call }) => call.startsWith("POST"))?.body).toMatchObject({
    ...{ monster: "rey-dau", quest: null, platform: "pc", hours: 2, seats: 2, crossplay: true },
    ...{ joining: "ask", lobbyId: "ABC", startsAt: new Date("2026-11-21T20:00").toISOString() },
  });
  await user.click(screen.getByRole("button", { name: "Stop looking" }));
  expect(await screen.findByRole("button", { name: "Start looking" })).toBeTruthy();
});

test("what is typed to look for hunters outlives the page, for its account alone, until the hunt is listed", async () => {
  const mine = huntSearch({ author: shownAuthor("maple") });
  const party = { lobbyId: "", isOn: false, members: [memberOf("maple")] };
  stubApi({
    "GET /api/hunting-help/own-search": { body: ownHunts() },
    "POST /api/hunting-help/searches": { body: ownHunts({ search: mine, party }) },
  });
  const open = (uid: string) =>
    renderWithTheme(<OwnSearch uid={uid} {...findPage([])} />, { wrapper: as(uid) });
  const lobby = () => screen.findByLabelText<HTMLInputElement>(/Lobby ID/);
  const first = open("maple");
  await first.user.selectOptions(await screen.findByLabelText("Monster"), "Rey Dau");
  await first.user.type(await lobby(), "ABC");
  first.unmount();
  const other = open("wren");
  expect((await lobby()).value).toBe("");
  other.unmount();
  const again = open("maple");
  expect((await lobby()).value).toBe("ABC");
  expect(screen.getByLabelText<HTMLSelectElement>("Monster").value).toBe("rey-dau");
  await again.user.click(screen.getByRole("button", { name: "Start looking" }));
  expect(await screen.findByText("Your hunt")).toBeTruthy();
  expect(localStorage.getItem(huntDraftsKey)).toBeNull();
});

test("a host accepts, declines and removes, and tells the party that it is on", async () => {
  const search = huntSearch({ author: shownAuthor("maple"), players: [shownAuthor("wren")] });
  const party = { lobbyId: "ABC", isOn: false, members: [memberOf("maple"), memberOf("wren", "WREN1234")] };
  const asked = [memberOf("rook"), memberOf("harth")].map(({ hunterId: _, ...each }) => each);
  const held = ownHunts({ search, party, asked });
  const calls = stubApi({
    "GET /api/hunting-help/own-search": { body: held },
    "POST /api/hunting-help/searches/seats": { body: held },
  });
  const { user, container } = renderWithTheme(
    <main>
      <h1>Find a hunt</h1>
      <OwnSearch uid="maple" {...findPage([])} />
    </main>,
    { wrapper: as("maple") },
  );
  await user.click(await screen.findByRole("button", { name: "Accept Rook" }));
  await user.click(screen.getByRole("button", { name: "Decline Harth" }));
  await user.click(screen.getByRole("button", { name: "Remove Wren" }));
  await user.click(screen.getByRole("button", { name: "It is on: tell the party" }));
  const hunt = helpId(500);
  expect(calls.filter(({ call }) => call.startsWith("POST")).map(({ body }) => body)).toEqual([
    { hunt, uid: "rook", action: "accept" },
    { hunt, uid: "harth", action: "decline" },
    { hunt, uid: "wren", action: "remove" },
    { hunt, action: "start" },
  ]);
  expect(screen.getByText(/Hunter ID WREN1234/)).toBeTruthy();
  await expectNoAxeViolations(container);
});

test("a hunter asks to join, reads a refusal, and sees the lobby ID once in", async () => {
  const search = huntSearch();
  const party = {
    lobbyId: "3RK-20Q",
    isOn: true,
    members: [memberOf("sable", "SABLE777"), memberOf("maple")],
  };
  const calls = stubApi({
    "GET /api/hunting-help/own-search": { body: ownHunts() },
    "POST /api/hunting-help/searches/join": inTurn(
      { status: 409, body: { message: "This party is full.", code: "conflict" } },
      { body: ownHunts({ joined: [{ search, state: "accepted", party }] }) },
    ),
    "POST /api/hunting-help/searches/leave": { body: ownHunts() },
  });
  const { user, container } = renderWithTheme(
    <FindPage
      {...findPage([search])}
      ReportButton={() => null}
      own={<OwnSearch uid="maple" {...findPage([])} />}
    />,
    { wrapper: as("maple") },
  );
  await user.click(await screen.findByRole("button", { name: "Ask to join Sable" }));
  const form = within(screen.getByRole("form", { name: "Join Sable" }));
  await user.type(form.getByLabelText(/Your Hunter ID/), "MAPLE");
  await user.click(form.getByRole("button", { name: "Ask to join" }));
  expect((await form.findByRole("alert")).textContent).toContain("This party is full.");
  await user.click(form.getByRole("button", { name: "Ask to join" }));
  expect(await screen.findByDisplayValue("3RK-20Q")).toBeTruthy();
  expect(screen.getByText("It is on. Join the lobby.")).toBeTruthy();
  expect(calls.find(({ call }) => call.startsWith("POST"))?.body).toMatchObject({
    ...{ host: "sable", hunt: helpId(500), platform: "pc", hunterId: "MAPLE" },
  });
  await expectNoAxeViolations(container);
  await user.click(screen.getByRole("button", { name: "Leave Sable" }));
  expect(await screen.findByRole("button", { name: "Ask to join Sable" })).toBeTruthy();
});

test("one's own hunts that cannot be loaded are tried again", async () => {
  stubApi({
    "GET /api/hunting-help/own-search": inTurn(
      { status: 503, body: { message: "Try again later.", code: "unavailable" } },
      { body: ownHunts() },
    ),
  });
  const { user } = renderWithTheme(<OwnSearch uid="maple" {...findPage([])} />, { wrapper: as("maple") });
  await user.click(await screen.findByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("button", { name: "Start looking" })).toBeTruthy();
});
