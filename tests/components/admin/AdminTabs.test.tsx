import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { AdminTabs } from "@/components/admin/AdminTabs";
import { ModeratorsOnly } from "@/components/site/ModeratorsOnly";
import type { AdminHealthResponse, AuditResponse, Person, StaffActionRow } from "@/lib/admin/schema";
import { loadIdentity } from "@/lib/firebase/load";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { stubApi } from "@/tests/support/fake-api";
import { fakeIdentity, sessionOf } from "@/tests/support/fake-identity";
import { renderWithTheme } from "@/tests/support/render";
import { signedIn, withAuth } from "@/tests/support/signed-in";

beforeEach(() => {
  const identity = fakeIdentity(sessionOf("fabius", { admin: true, creator: true }));
  vi.mocked(loadIdentity)
    .mockReset()
    .mockImplementation(async () => identity);
});

const rook: Person = {
  uid: "rook",
  displayName: "Rook",
  photoURL: null,
  icon: null,
  email: "rook@quarry.test",
  isVerified: true,
  role: "none",
  coins: 1250,
  createdAt: "2026-01-01T00:00:00.000Z",
  block: null,
  isSelf: false,
};
const health: AdminHealthResponse = {
  message: "OK",
  queues: [
    { queue: "reports", open: 3, oldest: "2026-11-20T12:00:00.000Z" },
    { queue: "runs", open: 0, oldest: null },
    { queue: "appeals", open: 0, oldest: null },
  ],
  checks: {
    ledger: { at: "2026-11-20T12:00:00.000Z", problems: 0, checked: 5120 },
    boards: null,
    audit: null,
  },
  days: [
    { day: "2026-11-18", accounts: 4, builds: 2, guides: 1, runs: 1, requests: 0, reports: 0 },
    { day: "2026-11-19", accounts: 5, builds: 3, guides: 1, runs: 2, requests: 1, reports: 1 },
  ],
  versions: { game: "Ver. 1.041", facts: "2026-07-12", site: "1.0.0" },
};
const entry: AuditResponse["entries"][number] = {
  id: "e1",
  actor: "fabius",
  action: "coins.adjust",
  target: "users/rook/ledger/admin-adjustment.k",
  subject: "rook",
  before: { coins: 0 },
  after: { coins: 50, amount: 50 },
  why: "=Lost in an outage",
  at: "2026-11-20T12:00:00.000Z",
  seq: 7,
  prevHash: "0".repeat(64),
  hash: "1".repeat(64),
};
const proposed: StaffActionRow = {
  ...{ id: "a".repeat(24), kind: "role", subject: "rook", role: "creator", amount: null },
  ...{ why: "Writes well", proposedBy: "alma", proposedAt: "2026-11-20T12:00:00.000Z" },
  ...{ delayedUntil: null, expiresAt: "2026-11-27T12:00:00.000Z", status: "proposed" },
  ...{ decidedBy: null, decidedAt: null },
};

function open(replies: Parameters<typeof stubApi>[0]) {
  const calls = stubApi(replies);
  const shown = renderWithTheme(
    <main>
      <h1>Administration</h1>
      <AdminTabs />
    </main>,
    { wrapper: withAuth(signedIn(sessionOf("fabius", { admin: true, creator: true }))) },
  );
  return { calls, ...shown };
}

test("is closed to creators", () => {
  renderWithTheme(
    <ModeratorsOnly path="/admin" isForAdmins>
      <p>Secret</p>
    </ModeratorsOnly>,
    { wrapper: withAuth(signedIn(sessionOf("alma", { creator: true }))) },
  );
  expect(screen.getByRole("heading", { name: "Admins only" })).toBeTruthy();
  expect(screen.queryByText("Secret")).toBeNull();
});

describe("people", () => {
  async function find(more: Parameters<typeof stubApi>[0] = {}, person = rook) {
    const opened = open({ "GET /api/admin/people": { body: { message: "OK", people: [person] } }, ...more });
    await opened.user.type(await screen.findByRole("searchbox", { name: "Find people" }), "rook");
    await opened.user.click(screen.getByRole("button", { name: "Search" }));
    await screen.findByText("rook@quarry.test");
    return opened;
  }

  test("are found, and get coins once however often the call is repeated", async () => {
    let attempts = 0;
    const { user, calls } = await find({
      "POST /api/admin/people/rook/coins": () => {
        attempts += 1;
        return attempts === 1
          ? { status: 503, body: { message: "Try later.", code: "unavailable" } }
          : { body: { message: "OK", person: { ...rook, coins: 1300 }, pending: null } };
      },
    });
    await expectNoAxeViolations(document.body);
    await user.click(screen.getByRole("button", { name: "Adjust coins" }));
    const dialog = await screen.findByRole("dialog", { name: "Coins of Rook" });
    await user.type(within(dialog).getByRole("textbox", { name: /Coins to add/ }), "50");
    await user.type(within(dialog).getByRole("textbox", { name: /Reason/ }), "Outage");
    await expectNoAxeViolations(document.body);
    await user.click(within(dialog).getByRole("button", { name: "Add coins" }));
    expect(await within(dialog).findByText("Try later.")).toBeTruthy();
    await user.click(within(dialog).getByRole("button", { name: "Add coins" }));
    expect(await screen.findByText(/1,300 coins/)).toBeTruthy();
    const bodies = calls.filter(({ call }) => call.startsWith("POST")).map(({ body }) => body);
    expect(bodies).toHaveLength(2);
    expect(bodies[0]).toEqual(bodies[1]);
    expect(bodies[0]).toMatchObject({ amount: 50, why: "Outage" });
  });

  test("are proposed for a role with a reason, which a second admin confirms", async () => {
    const { user, calls } = await find({
      "POST /api/admin/people/rook/role": { body: { message: "OK", person: rook, pending: proposed } },
    });
    await user.click(screen.getByRole("button", { name: "Change role" }));
    const dialog = await screen.findByRole("dialog", { name: "Role of Rook" });
    await user.click(within(dialog).getByRole("radio", { name: /Creator/ }));
    await user.click(within(dialog).getByRole("button", { name: "Change role" }));
    expect(calls.some(({ call }) => call.startsWith("POST"))).toBe(false);
    await user.type(within(dialog).getByRole("textbox", { name: /Reason/ }), "Writes well");
    await user.click(within(dialog).getByRole("button", { name: "Change role" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.getByText(/^No role ·/)).toBeTruthy();
    expect(calls.at(-1)?.body).toEqual({ key: expect.any(String), role: "creator", why: "Writes well" });
  });

  test("who look at themselves can change nothing", async () => {
    await find({}, { ...rook, isSelf: true });
    expect(screen.queryByRole("button", { name: "Change role" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Adjust coins" })).toBeNull();
  });
});

describe("confirmations", () => {
  const names = { rook: "Rook", alma: "Alma", fabius: "Fabius" };
  const pageOf = (actions: readonly StaffActionRow[]) => ({
    body: { message: "OK", actions, names, self: "fabius", nextCursor: null },
  });

  test("of others are confirmed here, one's own only canceled", async () => {
    const own = { ...proposed, id: "b".repeat(24), proposedBy: "fabius", subject: "sable" };
    const about = { ...proposed, id: "c".repeat(24), subject: "fabius" };
    let rows: readonly StaffActionRow[] = [proposed, own, about];
    const { user, calls } = open({
      "GET /api/admin/actions": () => pageOf(rows),
      [`POST /api/admin/actions/${proposed.id}`]: () => {
        const action = { ...proposed, status: "executed" as const, decidedBy: "fabius" };
        rows = [action, own, about];
        return { body: { message: "OK", action } };
      },
    });
    await user.click(screen.getByRole("tab", { name: "Confirmations" }));
    const card = await screen.findByRole("region", { name: "Role Creator: Rook" });
    expect(within(card).getByText(/waits for a second admin until 2026-11-27 12:00 UTC/)).toBeTruthy();
    for (const name of ["Role Creator: sable", "Role Creator: Fabius"]) {
      const other = screen.getByRole("region", { name });
      expect(within(other).queryByRole("button", { name: "Confirm" })).toBeNull();
      expect(within(other).getByRole("button", { name: "Cancel" })).toBeTruthy();
    }
    await expectNoAxeViolations(document.body);
    await user.click(within(card).getByRole("button", { name: "Confirm" }));
    expect(await screen.findByText(/done, confirmed by Fabius/)).toBeTruthy();
    expect(calls.find(({ call }) => call.startsWith("POST"))?.body).toEqual({ action: "confirm" });
  });

  test("of the only admin say when they happen", async () => {
    const waiting = {
      ...{ ...proposed, kind: "coins" as const, role: null, amount: -500, proposedBy: "fabius" },
      delayedUntil: "2100-01-01T12:00:00.000Z",
    };
    const { user } = open({ "GET /api/admin/actions": pageOf([waiting]) });
    await user.click(screen.getByRole("tab", { name: "Confirmations" }));
    const card = await screen.findByRole("region", { name: "−500 coins: Rook" });
    expect(within(card).getByText(/happens after 2100-01-01 12:00 UTC/)).toBeTruthy();
    expect(within(card).queryByRole("button", { name: "Confirm" })).toBeNull();
  });
});

describe("undoing an account", () => {
  const listed = {
    ...{ id: "e1", action: "coins.adjust", target: "users/rook/ledger/a", at: "2026-11-20T12:00:00.000Z" },
  };
  const noCounts = { undone: 0, already: 0, proposed: 0, "by-hand": 0, refused: 0 };
  const stepOf = (status: "running" | "done", undone: number, ids: readonly string[]) => ({
    ...{ message: "OK", id: "d".repeat(24), status, counts: { ...noCounts, undone } },
    entries: ids.map((id) => ({ ...listed, id, outcome: "undone", note: "" })),
  });

  test("lists first, then goes on step by step until all is done", async () => {
    let steps = 0;
    const { user, calls } = open({
      "GET /api/admin/undo": {
        body: {
          message: "OK",
          entries: [
            { ...listed, why: "Gift", plan: "undo", note: "" },
            { ...listed, id: "e2", action: "guide.create", why: "", plan: "by-hand", note: "Take it down." },
          ],
          nextCursor: null,
        },
      },
      "POST /api/admin/undo": { body: stepOf("running", 0, []) },
      [`POST /api/admin/undo/${"d".repeat(24)}`]: () => {
        steps += 1;
        return { body: stepOf(steps === 2 ? "done" : "running", steps, [`e${steps}`]) };
      },
    });
    await user.click(screen.getByRole("tab", { name: "Undo an account" }));
    await user.type(await screen.findByRole("textbox", { name: /User ID/ }), "alma");
    await user.type(screen.getByLabelText(/^From/), "2026-11-20T00:00");
    await user.type(screen.getByLabelText(/^To/), "2026-11-21T00:00");
    await user.click(screen.getByRole("button", { name: "List what they did" }));
    expect(await screen.findByText("Take it down.")).toBeTruthy();
    expect(screen.getByText(/Will be undone/)).toBeTruthy();
    await expectNoAxeViolations(document.body);
    expect(calls.some(({ call }) => call.startsWith("POST"))).toBe(false);
    await user.click(screen.getByRole("button", { name: "Undo everything" }));
    const dialog = await screen.findByRole("dialog", { name: "Undo everything in this time" });
    await user.type(within(dialog).getByRole("textbox", { name: /Reason/ }), "Stolen account");
    await user.click(within(dialog).getByRole("button", { name: "Undo everything" }));
    const done = await screen.findByRole("dialog", { name: "Account undone" });
    expect(within(done).getByText(/^Undone: 2\. /)).toBeTruthy();
    expect(steps).toBe(2);
    expect(calls.find(({ call }) => call === "POST /api/admin/undo")?.body).toEqual({
      ...{ uid: "alma", from: "2026-11-20T00:00:00.000Z", to: "2026-11-21T00:00:00.000Z" },
      why: "Stolen account",
    });
    await expectNoAxeViolations(document.body);
  });
});

describe("the audit log", () => {
  const page = {
    message: "OK",
    entries: [entry],
    names: { fabius: "Fabius", rook: "Rook" },
    nextCursor: null,
  };

  test("shows what changed, follows its filters, and is free of axe violations", async () => {
    const { user, calls } = open({ "GET /api/admin/audit": { body: page } });
    await user.click(screen.getByRole("tab", { name: "Audit log" }));
    expect(await screen.findByText(/coins 0 → 50, amount 50/)).toBeTruthy();
    await expectNoAxeViolations(document.body);
    await user.selectOptions(screen.getByRole("combobox", { name: "Action" }), "Warned");
    await waitFor(() => expect(calls.at(-1)?.call).toBe("GET /api/admin/audit?action=user.warn"));
    await user.click(await screen.findByRole("button", { name: "About Rook" }));
    await waitFor(() => expect(calls.at(-1)?.call).toContain("subject=rook"));
  });
});

test("health has queues, checks and days as a table next to the chart", async () => {
  const { user } = open({ "GET /api/admin/health": { body: health } });
  await user.click(screen.getByRole("tab", { name: "Health" }));
  expect(await screen.findByText("5,120 checked", { exact: false })).toBeTruthy();
  expect(screen.getByText("Run npm run check:boards")).toBeTruthy();
  expect(screen.getAllByRole("row")).toHaveLength(3);
  await expectNoAxeViolations(document.body);
});

test("pairs say what is suspicious about them", async () => {
  const pair = {
    people: [rook, { ...rook, uid: "sable", displayName: "Sable" }].map(({ uid, displayName }) => ({
      ...{ uid, displayName, photoURL: null, icon: null },
    })),
    payments: 3,
    coins: 45,
    suspicions: ["repeated", "same-network"],
  };
  const { user } = open({ "GET /api/admin/pairs": { body: { message: "OK", pairs: [pair] } } });
  await user.click(screen.getByRole("tab", { name: "Suspicious pairs" }));
  expect(await screen.findByText("One pays the other again and again, Same network")).toBeTruthy();
  await expectNoAxeViolations(document.body);
});

test("an announcement is posted in UTC, and can be ended", async () => {
  const posted = {
    id: "a".repeat(24),
    text: "Maintenance",
    href: null,
    from: "2026-11-20T10:00:00.000Z",
    to: "2099-11-20T12:00:00.000Z",
    endedAt: null,
  };
  let list: unknown[] = [];
  const { user, calls } = open({
    "GET /api/admin/announcements": () => ({
      body: { message: "OK", announcements: list, nextCursor: null },
    }),
    "POST /api/admin/announcements": () => {
      list = [posted];
      return { body: { message: "OK", announcement: posted } };
    },
    [`POST /api/admin/announcements/${posted.id}/end`]: { body: { message: "OK", announcement: posted } },
  });
  await user.click(screen.getByRole("tab", { name: "Announcements" }));
  await user.type(await screen.findByRole("textbox", { name: /^Announcement/ }), "Maintenance");
  await user.type(screen.getByLabelText(/From \(UTC\)/), "2026-11-20T10:00");
  await user.type(screen.getByLabelText(/To \(UTC\)/), "2099-11-20T12:00");
  await user.click(screen.getByRole("button", { name: "Post announcement" }));
  expect(await screen.findByText("Maintenance")).toBeTruthy();
  const body = calls.find(({ call }) => call === "POST /api/admin/announcements")?.body;
  expect(body).toMatchObject({ text: "Maintenance", href: null, from: "2026-11-20T10:00:00.000Z" });
  await expectNoAxeViolations(document.body);
  await user.click(screen.getByRole("button", { name: "End now" }));
  await waitFor(() => expect(calls.some(({ call }) => call.endsWith("/end"))).toBe(true));
});

test("the challenge of a week is changed to a quest with one of its rulesets", async () => {
  const week = {
    week: "2026-W48",
    from: "2026-11-23T00:00:00.000Z",
    quest: "first",
    questName: "First Quest",
    ruleset: "ta",
    isChosen: false,
    canChange: true,
  };
  const quests = [
    { id: "first", name: "First Quest", rulesets: ["freestyle", "ta"] },
    { id: "second", name: "Second Quest", rulesets: ["freestyle"] },
  ];
  const reply = {
    body: { message: "OK", weeks: [week, { ...week, week: "2026-W49", canChange: false }], quests },
  };
  const { user, calls } = open({ "GET /api/admin/challenge": reply, "POST /api/admin/challenge": reply });
  await user.click(screen.getByRole("tab", { name: "Weekly challenge" }));
  await user.click(await screen.findByRole("button", { name: "Change" }));
  const dialog = await screen.findByRole("dialog", { name: "Challenge of 2026-W48" });
  await user.selectOptions(within(dialog).getByRole("combobox", { name: /Quest/ }), "Second Quest");
  await user.type(within(dialog).getByRole("textbox"), "Event");
  await expectNoAxeViolations(document.body);
  await user.click(within(dialog).getByRole("button", { name: "Set challenge" }));
  await waitFor(() =>
    expect(calls.find(({ call }) => call.startsWith("POST"))?.body).toEqual({
      week: "2026-W48",
      quest: "second",
      ruleset: "freestyle",
      why: "Event",
    }),
  );
});
