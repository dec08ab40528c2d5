import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { ModerationPanel } from "@/components/moderation/ModerationPanel";
import { loadIdentity } from "@/lib/firebase/load";
import type { ModerationCase, QueueRow } from "@/lib/moderation/schema";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { stubApi } from "@/tests/support/fake-api";
import { fakeIdentity, sessionOf } from "@/tests/support/fake-identity";
import { renderWithTheme } from "@/tests/support/render";
import { signedIn, withAuth } from "@/tests/support/signed-in";

beforeEach(() => {
  const identity = fakeIdentity(sessionOf("alma", { creator: true }));
  vi.mocked(loadIdentity)
    .mockReset()
    .mockImplementation(async () => identity);
});

const id = "a".repeat(24);
const author = { uid: "rook", displayName: "Rook", photoURL: null, icon: null };
const reported: ModerationCase = {
  type: "case",
  id,
  kind: "build",
  title: "Free coins here",
  owner: author,
  reasons: [{ reason: "spam", count: 2 }],
  similar: null,
  openedAt: "2026-11-20T12:00:00.000Z",
  claim: null,
  isOwn: false,
  decision: null,
  decidedAt: null,
  status: "open",
  revision: 0,
  content: {
    state: "public",
    href: `/wiki/builds/${id}`,
    title: "Free coins here",
    text: "See <b>my shop</b>",
    facts: [{ label: "Weapon", value: "Bow" }],
    photoURL: null,
  },
  reports: [{ reason: "spam", text: "Links to a shop", at: "2026-11-20T12:00:00.000Z" }],
  history: {
    person: author,
    memberSince: "2026-01-01T00:00:00.000Z",
    blockedUntil: null,
    warnings: 1,
    deeds: [
      {
        action: "user.warn",
        target: "users/rook",
        by: "fabius",
        why: "Spam or advertising",
        at: "2026-11-01T12:00:00.000Z",
      },
    ],
  },
  events: [],
};
const {
  status: _,
  revision: __,
  content: ___,
  reports: ____,
  history: _____,
  events: ______,
  ...row
} = reported;
const run: QueueRow = {
  type: "run",
  id: "b".repeat(24),
  quest: "q",
  questName: "Shimmering Swords",
  category: "TA · Bow · PC · Solo",
  timeCs: 24_000,
  player: "Felix",
  queue: "review",
  submittedAt: "2026-11-20T12:00:00.000Z",
  claim: null,
  isOwn: false,
};

function open(
  changes: Partial<ModerationCase> = {},
  more: Parameters<typeof stubApi>[0] = {},
  rows = [row, run],
) {
  const calls = stubApi({
    "GET /api/moderation/queue": { body: { message: "OK", rows, nextCursor: null } },
    [`GET /api/moderation/cases/${id}`]: { body: { message: "OK", case: { ...reported, ...changes } } },
    ...more,
  });
  const shown = renderWithTheme(
    <main>
      <h1>Moderation</h1>
      <ModerationPanel />
    </main>,
    { wrapper: withAuth(signedIn(sessionOf("alma", { creator: true }))) },
  );
  return { calls, ...shown };
}

describe("the moderation queue", () => {
  test("shows what waits, and the first case with content, reports and the author's past", async () => {
    open();
    expect(await screen.findByRole("heading", { name: "Free coins here", level: 2 })).toBeTruthy();
    expect(screen.getByRole("link", { name: /Shimmering Swords/ }).getAttribute("href")).toBe(
      `/moderation/runs?run=${run.id}`,
    );
    expect(screen.getByText("Links to a shop")).toBeTruthy();
    expect(screen.getByText(/1 warning/)).toBeTruthy();
    // What a stranger wrote is text, whatever it looks like.
    expect(document.querySelector("b")).toBeNull();
    await expectNoAxeViolations(document.body);
  });

  test("hides the content with a reason and a block, and offers the way back", async () => {
    const decision = { content: "hide", person: "block", days: 7, reason: "spam", text: "Shop" } as const;
    const path = `POST /api/moderation/cases/${id}/decision`;
    const { user, calls } = open(
      {},
      {
        [path]: {
          body: { message: "OK", case: { ...reported, status: "closed", revision: 1, decision } },
        },
      },
    );
    await user.click(await screen.findByRole("button", { name: "Hide" }));
    const dialog = await screen.findByRole("dialog", { name: "Hide this build" });
    await user.click(within(dialog).getByRole("button", { name: "Hide" }));
    expect(calls.map(({ call }) => call)).not.toContain(path);
    await user.click(within(dialog).getByRole("radio", { name: "Block" }));
    await user.selectOptions(within(dialog).getByRole("combobox", { name: /Reason/ }), "Spam or advertising");
    await user.type(within(dialog).getByRole("textbox"), "Shop");
    await expectNoAxeViolations(document.body);
    await user.click(within(dialog).getByRole("button", { name: "Hide" }));
    expect(await screen.findByText("Decided: Hidden, author blocked for 7 days.")).toBeTruthy();
    expect(calls.at(-1)?.body).toEqual({ revision: 0, ...decision });
    expect(screen.getByRole("button", { name: "Undo decision" })).toBeTruthy();
  });

  test("keeps the dialog with the words of a refusal", async () => {
    const { user } = open(
      {},
      {
        [`POST /api/moderation/cases/${id}/decision`]: {
          status: 409,
          body: { message: "Another moderator is looking at this case.", code: "conflict" },
        },
      },
    );
    await user.keyboard("d");
    await screen.findByRole("heading", { name: "Free coins here", level: 2 });
    await user.keyboard("d");
    const dialog = await screen.findByRole("dialog", { name: "Keep this build up" });
    await user.click(within(dialog).getByRole("button", { name: "Dismiss reports" }));
    expect(await within(dialog).findByText("Another moderator is looking at this case.")).toBeTruthy();
  });

  test("lets nobody decide while another moderator holds the claim", async () => {
    open({ claim: { by: "fabius", until: new Date(Date.now() + 60_000).toISOString() } });
    expect(await screen.findByText("Another moderator is looking at this case.")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Hide" }).hasAttribute("disabled")).toBe(true);
  });

  test("saves a note and empties the field", async () => {
    const note = {
      who: { ...author, uid: "alma", displayName: "Alma" },
      what: "note" as const,
      decision: null,
      text: "Third time",
      at: "2026-11-20T13:00:00.000Z",
    };
    const { user } = open(
      {},
      {
        [`POST /api/moderation/cases/${id}/notes`]: {
          body: { message: "OK", case: { ...reported, events: [note] } },
        },
      },
    );
    const field = await screen.findByRole("textbox", { name: /Add a note/ });
    await user.type(field, "Third time");
    await user.click(screen.getByRole("button", { name: "Save note" }));
    expect(await screen.findByText("Third time")).toBeTruthy();
    await waitFor(() => expect(field).toHaveProperty("value", ""));
  });

  test("says so when nothing waits", async () => {
    open({}, {}, []);
    expect(await screen.findByText("The queue is empty")).toBeTruthy();
  });

  test("says why the list is not there, and tries again", async () => {
    let attempts = 0;
    const { user } = open(
      {},
      {
        "GET /api/moderation/queue": () => {
          attempts += 1;
          return attempts === 1
            ? { status: 503, body: { message: "Try later.", code: "unavailable" } }
            : { body: { message: "OK", rows: [row], nextCursor: null } };
        },
      },
    );
    expect(await screen.findByText("Try later.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { name: "Free coins here", level: 2 })).toBeTruthy();
  });
});
