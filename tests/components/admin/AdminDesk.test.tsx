import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { AdminDesk } from "@/components/admin/AdminDesk";
import { ModeratorsOnly } from "@/components/site/ModeratorsOnly";
import type { AdminHealthResponse, AuditResponse, Person } from "@/lib/admin/schema";
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
  checks: { ledger: { at: "2026-11-20T12:00:00.000Z", problems: 0, checked: 5120 }, boards: null },
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
};

function open(replies: Parameters<typeof stubApi>[0]) {
  const calls = stubApi(replies);
  const shown = renderWithTheme(
    <main>
      <h1>Administration</h1>
      <AdminDesk />
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
          : { body: { message: "OK", person: { ...rook, coins: 1300 } } };
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

  test("get a role with a reason", async () => {
    const { user, calls } = await find({
      "POST /api/admin/people/rook/role": { body: { message: "OK", person: { ...rook, role: "creator" } } },
    });
    await user.click(screen.getByRole("button", { name: "Change role" }));
    const dialog = await screen.findByRole("dialog", { name: "Role of Rook" });
    await user.click(within(dialog).getByRole("radio", { name: /Creator/ }));
    await user.click(within(dialog).getByRole("button", { name: "Change role" }));
    expect(calls.some(({ call }) => call.startsWith("POST"))).toBe(false);
    await user.type(within(dialog).getByRole("textbox", { name: /Reason/ }), "Writes well");
    await user.click(within(dialog).getByRole("button", { name: "Change role" }));
    expect(await screen.findByText(/^Creator ·/)).toBeTruthy();
    expect(calls.at(-1)?.body).toEqual({ role: "creator", why: "Writes well" });
  });

  test("who look at themselves can change nothing", async () => {
    await find({}, { ...rook, isSelf: true });
    expect(screen.queryByRole("button", { name: "Change role" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Adjust coins" })).toBeNull();
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
  expect(body).toMatchObject({ text: "Maintenance", href: null, from: "2026-11-20T10:00:00Z" });
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
