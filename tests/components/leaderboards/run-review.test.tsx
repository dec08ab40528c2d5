import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { RunReview } from "@/components/leaderboards/review/RunReview";
import { ModeratorsOnly } from "@/components/site/ModeratorsOnly";
import type { AuthState } from "@/hooks/account/use-auth";
import { loadIdentity } from "@/lib/firebase/load";
import type { OwnRun } from "@/lib/leaderboards/schema";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { stubApi } from "@/tests/support/fake-api";
import { fakeIdentity, sessionOf } from "@/tests/support/fake-identity";
import { ownRunOf, questNames, runId } from "@/tests/support/leaderboards/shown-runs";
import { renderWithTheme } from "@/tests/support/render";
import { signedIn, signedOut, withAuth } from "@/tests/support/signed-in";

const moderator = signedIn(sessionOf("alma", { creator: true }));

beforeEach(() => {
  localStorage.clear();
  const identity = fakeIdentity(sessionOf("alma", { creator: true }));
  vi.mocked(loadIdentity)
    .mockReset()
    .mockImplementation(async () => identity);
});

const first = ownRunOf(1);
const second = ownRunOf(2, { timeCs: 30_000, players: [{ uid: "felix", name: "Felix", confirmed: true }] });
const until = () => new Date(Date.now() + 30 * 60_000).toISOString();
const mine = (run: OwnRun): OwnRun => ({ ...run, claim: { by: "alma", until: until() } });
const board = (timeCs: number) => ({
  message: "OK",
  id: first.boardId,
  rows: [
    {
      runId: runId(9),
      players: [{ uid: "rook", name: "Rook" }],
      timeCs,
      weapon: "bow",
      platform: "pc",
      video: { provider: "youtube", id: "recordvideo" },
      build: null,
      place: 1,
      gapCs: 0,
      submittedAt: first.submittedAt,
    },
  ],
  runners: 1,
  runs: 1,
  parts: 1,
  history: [],
  updatedAt: null,
});

function stubReview(runs: readonly OwnRun[], more: Parameters<typeof stubApi>[0] = {}, recordCs = 25_000) {
  return stubApi({
    "GET /api/leaderboards/queue": { body: { message: "OK", runs, nextCursor: null } },
    "GET /api/leaderboards/quests": {
      body: { message: "OK", quests: [], latest: [], queue: { runs: 2, medianHours: 5.5 } },
    },
    "GET /api/wiki/quests.json": { body: questNames },
    [`GET /api/leaderboards/boards/${first.boardId}`]: { body: board(recordCs) },
    ...more,
  });
}
function open(auth: AuthState = moderator) {
  return renderWithTheme(
    <ModeratorsOnly path="/moderation/runs">
      <main>
        <h1>Review runs</h1>
        <RunReview />
      </main>
    </ModeratorsOnly>,
    { wrapper: withAuth(auth) },
  );
}
const path = (id: string, action: string) => `POST /api/leaderboards/runs/${id}/${action}`;
const changed = (run: OwnRun) => ({ body: { message: "OK", run } });

describe("the review of runs", () => {
  test.each([
    ["a visitor", signedOut, "Sign in to continue"],
    ["a hunter", signedIn(sessionOf("maple")), "Moderators only"],
  ])("is closed to %s", (_, auth, title) => {
    const calls = stubApi({});
    open(auth);
    expect(screen.getByRole("heading", { name: title })).toBeTruthy();
    expect(calls).toEqual([]);
  });

  test("shows the queue with its median age, and goes through it by keyboard", async () => {
    stubReview([first, second]);
    const { user, container } = open();
    expect(await screen.findByText("2 runs waiting, median age 5 h")).toBeTruthy();
    const current = () => screen.getByRole("button", { current: true }).textContent;
    expect(current()).toContain("04'32\"15");
    await user.keyboard("j");
    expect(current()).toContain("05'00\"00");
    await user.keyboard("j");
    expect(current()).toContain("05'00\"00");
    await user.keyboard("k");
    expect(current()).toContain("04'32\"15");
    expect(await screen.findByText(/Record by Rook/)).toBeTruthy();
    expect(document.querySelector("iframe")).toBeNull();
    await expectNoAxeViolations(container);
  });

  test("loads a video on a click, from an address that sets no cookies", async () => {
    stubReview([first]);
    const { user } = open();
    const run = within(await screen.findByRole("figure", { name: "This run" }));
    await user.click(run.getByRole("button", { name: "Load from YouTube" }));
    expect(run.getByTitle(/video on YouTube/).getAttribute("src")).toBe(
      "https://www.youtube-nocookie.com/embed/abcdefghijk",
    );
  });

  test("measures the time between two marks and compares it with the submitted one", async () => {
    stubReview([first]);
    const { user } = open();
    await user.type(await screen.findByLabelText("Start"), "0:10");
    await user.type(screen.getByLabelText("End"), "4:42.15");
    expect(screen.getByText(/agrees/).textContent).toContain("+00'00\"00");
    await user.clear(screen.getByLabelText("End"));
    await user.type(screen.getByLabelText("End"), "4:43.15");
    expect(screen.getByText(/differs/).textContent).toContain("+00'01\"00");
  });

  test("keeps marks, frame rate and checklist over a reload, for this moderator alone", async () => {
    stubReview([first]);
    const { user, unmount } = open();
    await user.type(await screen.findByLabelText("Start"), "0:10");
    await user.selectOptions(screen.getByLabelText("Frame rate"), "30");
    const getBox = () => screen.getByRole<HTMLInputElement>("checkbox", { name: /^Quest and rank/ });
    await user.click(getBox());
    unmount();
    const other = open(signedIn(sessionOf("fabius", { creator: true })));
    expect(await screen.findByLabelText<HTMLInputElement>("Start")).toHaveProperty("value", "");
    other.unmount();
    open();
    expect(await screen.findByLabelText<HTMLInputElement>("Start")).toHaveProperty("value", "0:10");
    expect(screen.getByLabelText<HTMLSelectElement>("Frame rate").value).toBe("30");
    expect(getBox().checked).toBe(true);
  });

  test("forgets the notes with the decision, and starts anew on a corrected run", async () => {
    const claimed = mine(first);
    stubReview([claimed], {
      [path(runId(1), "decision")]: changed({ ...first, status: "rejected", queue: null }),
    });
    const { user, unmount } = open();
    await user.type(await screen.findByLabelText("Start"), "0:10");
    unmount();
    stubReview([{ ...claimed, revision: 2 }]);
    const corrected = open();
    expect(await screen.findByLabelText<HTMLInputElement>("Start")).toHaveProperty("value", "");
    corrected.unmount();
    stubReview([claimed], {
      [path(runId(1), "decision")]: changed({ ...first, status: "rejected", queue: null }),
    });
    const again = open();
    expect(await screen.findByLabelText<HTMLInputElement>("Start")).toHaveProperty("value", "0:10");
    await screen.findByText(/Your claim lapses/);
    await again.user.keyboard("r");
    const dialog = within(await screen.findByRole("dialog", { name: "Reject this run" }));
    await again.user.selectOptions(dialog.getByLabelText(/^Reason/), "wrong-time");
    await again.user.type(dialog.getByLabelText(/^What exactly/), "It reads 04'33");
    await again.user.click(dialog.getByRole("button", { name: "Reject" }));
    await waitFor(() => expect(localStorage.getItem("quarry-desk-notes")).toBeNull());
  });

  test("verifies a claimed run only with a complete checklist", async () => {
    const calls = stubReview([first, second], {
      [path(runId(1), "claim")]: changed(mine(first)),
      [path(runId(1), "decision")]: changed({ ...first, status: "verified", queue: null }),
    });
    const { user } = open();
    await screen.findByText(/A claim holds for 30 minutes/);
    await user.keyboard("v");
    expect(await screen.findByText("Claim the run first.")).toBeTruthy();
    await user.keyboard("c");
    expect(await screen.findByText(/^(30:00|29:5\d)$/)).toBeTruthy();
    await user.keyboard("v");
    expect(await screen.findByText("Complete the checklist first.")).toBeTruthy();
    const list = within(screen.getByRole("region", { name: "Checklist" }));
    for (const box of list.getAllByRole("checkbox")) await user.click(box);
    await user.keyboard("v");
    expect(await screen.findByText("Run verified.")).toBeTruthy();
    const decisions = calls.filter(({ call }) => call === path(runId(1), "decision"));
    expect(decisions.map(({ body }) => body)).toEqual([{ action: "verify", revision: 1, text: "" }]);
    expect(screen.getByRole("button", { current: true }).textContent).toContain("05'00\"00");
  });

  test("rejects with a reason from the list and a text, and typing triggers no keys", async () => {
    const claimed = mine(first);
    const calls = stubReview([claimed, second], {
      [path(runId(1), "decision")]: changed({ ...first, status: "rejected", queue: null }),
    });
    const { user } = open();
    await screen.findByText(/Your claim lapses/);
    await user.keyboard("r");
    const dialog = within(await screen.findByRole("dialog", { name: "Reject this run" }));
    await user.selectOptions(dialog.getByLabelText(/^Reason/), "wrong-time");
    await user.type(dialog.getByLabelText(/^What exactly/), "jkcv: it reads 04'33");
    await user.click(dialog.getByRole("button", { name: "Reject" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const sent = calls.filter(({ call }) => call.startsWith("POST"));
    expect(sent.map(({ body }) => body)).toEqual([
      { action: "reject", reason: "wrong-time", revision: 1, text: "jkcv: it reads 04'33" },
    ]);
  });

  test("explains a first place, and offers nothing on one's own run", async () => {
    const own = ownRunOf(1, {
      players: [{ uid: "alma", name: "Alma", confirmed: true }],
      submittedBy: "alma",
    });
    stubReview([own], {}, 30_000);
    open();
    expect(await screen.findByText(/pending until a second moderator verifies it/)).toBeTruthy();
    expect(screen.getByText(/somebody else has to review it/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Claim" })).toBeNull();
  });

  test("lists its keys, which can be turned off", async () => {
    stubReview([first, second]);
    const { user } = open();
    await screen.findByText(/Record by Rook/);
    await user.keyboard("?");
    const dialog = within(await screen.findByRole("dialog", { name: "Keyboard shortcuts" }));
    await user.click(dialog.getByRole("checkbox", { name: "Use keyboard shortcuts" }));
    await user.click(dialog.getByRole("button", { name: "Close" }));
    await user.keyboard("j");
    expect(screen.getByRole("button", { current: true }).textContent).toContain("04'32\"15");
  });
});
