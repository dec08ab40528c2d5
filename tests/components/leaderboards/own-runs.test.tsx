import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { OwnRuns } from "@/components/leaderboards/run/OwnRuns";
import { PartnerRequests } from "@/components/leaderboards/run/PartnerRequests";
import { loadIdentity } from "@/lib/firebase/load";
import type { OwnRun } from "@/lib/leaderboards/schema";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { type FakeReply, stubApi } from "@/tests/support/fake-api";
import { fakeIdentity, sessionOf } from "@/tests/support/fake-identity";
import { ownRunOf, questNames, runId } from "@/tests/support/leaderboards/shown-runs";
import { renderWithTheme } from "@/tests/support/render";
import { signedIn, withAuth } from "@/tests/support/signed-in";

beforeEach(() => {
  const identity = fakeIdentity(sessionOf("maple"));
  vi.mocked(loadIdentity)
    .mockReset()
    .mockImplementation(async () => identity);
});

const listOf = (...runs: OwnRun[]): FakeReply => ({ body: { message: "OK", runs, nextCursor: null } });
const changed = (run: OwnRun): FakeReply => ({ body: { message: "OK", run } });
const names = { "GET /api/wiki/quests.json": { body: questNames } };
const path = (action: string) => `POST /api/leaderboards/runs/${runId(1)}/${action}`;
const card = () => within(screen.getByRole("article"));
const rejected: Partial<OwnRun> = {
  status: "rejected",
  queue: null,
  reason: "video-cut",
  reasonText: "Two seconds are missing.",
};

function open() {
  return renderWithTheme(
    <main>
      <h1>Runs</h1>
      <PartnerRequests uid="maple" />
      <OwnRuns uid="maple" />
    </main>,
    { wrapper: withAuth(signedIn(sessionOf("maple"))) },
  );
}
function stubLists(
  own: readonly OwnRun[],
  requests: readonly OwnRun[],
  more: Parameters<typeof stubApi>[0] = {},
) {
  return stubApi({
    ...names,
    "GET /api/leaderboards/mine": listOf(...own),
    "GET /api/leaderboards/mine?list=requests": listOf(...requests),
    ...more,
  });
}

test("a run that waits says for whom, and can be corrected or withdrawn", async () => {
  const waiting = ownRunOf(1, {
    queue: null,
    party: 2,
    players: [
      { uid: "maple", name: "Maple", confirmed: true },
      { uid: "rook", name: "Rook", confirmed: false },
    ],
  });
  const calls = stubLists([waiting], [], {
    [path("withdraw")]: changed({ ...waiting, status: "withdrawn", decidedAt: "2026-11-21T12:00:00.000Z" }),
  });
  const { user, container } = open();
  expect(await screen.findByText("Waiting for Rook to confirm.")).toBeTruthy();
  expect(
    card()
      .getByRole("link", { name: /^Correct/ })
      .getAttribute("href"),
  ).toBe(`/leaderboards/submit?run=${runId(1)}`);
  await expectNoAxeViolations(container);
  await user.click(card().getByRole("button", { name: /^Withdraw/ }));
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Withdraw" }));
  expect(await screen.findByText("Withdrawn")).toBeTruthy();
  expect(screen.getByRole("article").textContent).toContain(", withdrawn 2026-11-21");
  expect(calls.filter(({ call }) => call === path("withdraw"))).toHaveLength(1);
  expect(card().queryByRole("link", { name: /^Correct/ })).toBeNull();
});

test("a rejected run shows why, and can be appealed once, with a text", async () => {
  const run = ownRunOf(1, rejected);
  const appeal = { text: "It is whole.", at: run.submittedAt, state: "open", answer: "" } as const;
  const calls = stubLists([run], [], {
    [path("appeal")]: changed({ ...run, queue: "appeal", appeal }),
  });
  const { user } = open();
  expect(await screen.findByText("The video is cut, sped up or incomplete.")).toBeTruthy();
  expect(screen.getByText(/Two seconds are missing/)).toBeTruthy();
  await user.click(card().getByRole("button", { name: /^Appeal/ }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Appeal" }));
  expect(calls.some(({ call }) => call === path("appeal"))).toBe(false);
  await user.type(dialog.getByLabelText(/^Why/), "It is whole.");
  await user.click(dialog.getByRole("button", { name: "Appeal" }));
  expect(await screen.findByText(/Your appeal: “It is whole.”/)).toBeTruthy();
  expect(card().queryByRole("button", { name: /^Appeal/ })).toBeNull();
});

test("a refusal stays in the dialog, and deleting takes the run off the list", async () => {
  let isRefused = true;
  stubLists([ownRunOf(1, { status: "verified", queue: null })], [], {
    [`DELETE /api/leaderboards/runs/${runId(1)}`]: () =>
      isRefused
        ? { status: 503, body: { message: "Try again later.", code: "unavailable" } }
        : { body: { message: "OK" } },
  });
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: /^Delete/ }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Delete" }));
  expect((await dialog.findByRole("alert")).textContent).toBe("Try again later.");
  isRefused = false;
  await user.click(dialog.getByRole("button", { name: "Delete" }));
  expect(await screen.findByText("No runs yet")).toBeTruthy();
});

test("a partner confirms or declines, and the request is gone", async () => {
  const request = ownRunOf(1, {
    queue: null,
    submittedBy: "rook",
    players: [
      { uid: "rook", name: "Rook", confirmed: true },
      { uid: "maple", name: "Maple", confirmed: false },
    ],
  });
  const calls = stubLists([], [request], { [path("confirm")]: changed({ ...request, queue: "review" }) });
  const { user, container } = open();
  expect(await screen.findByText(/Submitted by Rook/)).toBeTruthy();
  await expectNoAxeViolations(container);
  await user.click(screen.getByRole("button", { name: /^Confirm/ }));
  await waitFor(() => expect(screen.queryByRole("heading", { name: "Partner requests" })).toBeNull());
  expect(calls.find(({ call }) => call === path("confirm"))?.body).toEqual({ action: "confirm" });
});
