import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { RankingPage } from "@/components/leaderboards/ranking/RankingPage";
import { LogPage } from "@/components/leaderboards/review/LogPage";
import type { LogPageData } from "@/lib/leaderboards/page-data";
import type { RankingResponse, RunnerGoals } from "@/lib/leaderboards/schema";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { stubApi } from "@/tests/support/fake-api";
import { loggedRun, runId, shownQuest } from "@/tests/support/leaderboards/page-rows";
import { renderWithTheme } from "@/tests/support/render";
import { fakeRouter } from "@/tests/support/router";
import { signedOut, withAuth } from "@/tests/support/signed-in";

const questNames = { [shownQuest.id]: shownQuest.name };
const moderators = [{ uid: "alma", name: "Alma" }];

const log: LogPageData = {
  status: null,
  first: {
    message: "OK",
    runs: [
      loggedRun(1),
      loggedRun(2, {
        ...{ status: "rejected", reason: "video-cut", reasonText: "Cut at <b>02:10</b>" },
        isDecidedAlone: true,
      }),
    ],
    moderators,
    nextCursor: "next",
  },
  questNames,
  moderators: [
    {
      uid: "alma",
      name: "Alma",
      decisions: 12,
      verified: 9,
      rejected: 3,
      reviews: 0,
      agreed: 0,
      overturned: 1,
      medianHours: 4.5,
    },
  ],
  queue: { runs: 16, medianHours: 48 },
};

describe("the log of submissions", () => {
  function visit() {
    return renderWithTheme(
      <main>
        <LogPage {...log} own={<p>My runs</p>} />
      </main>,
      { wrapper: withAuth(signedOut, fakeRouter("/leaderboards/submissions")) },
    );
  }
  const listEntries = () =>
    within(screen.getByRole("list", { name: "Decided runs" })).getAllByRole("listitem");

  test("tells status, reason, moderator and how long each decision took, after one's own runs", async () => {
    const { container } = visit();
    const [verified, rejected] = listEntries();
    expect(verified?.textContent).toContain("Decided after 14 h by Alma");
    expect(rejected?.textContent).toContain("The video is cut, sped up or incomplete: Cut at <b>02:10</b>");
    expect(rejected?.textContent).toContain("Appeal decided alone");
    expect(verified?.textContent).not.toContain("alone");
    expect(within(rejected ?? document.body).queryByRole("link", { name: "04'03\"15" })).toBeNull();
    expect(container.textContent?.indexOf("My runs")).toBeLessThan(
      container.textContent?.indexOf("Verified") ?? 0,
    );
    const row = within(screen.getByRole("region", { name: "Moderators" })).getByRole("row", {
      name: /^Alma/,
    });
    expect(row.textContent).toBe("Alma129314 h");
    await expectNoAxeViolations(container);
  });

  test("adds the next page without asking before", async () => {
    const page = { message: "OK", runs: [loggedRun(3)], moderators, nextCursor: null };
    const calls = stubApi({
      "GET /api/leaderboards/submissions": ({ call }) => ({
        body: call.includes("cursor=next") ? page : log.first,
      }),
    });
    const { user } = visit();
    expect(calls).toHaveLength(0);
    await user.click(screen.getByRole("button", { name: "Show more" }));
    await waitFor(() => expect(listEntries()).toHaveLength(3));
    expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
  });
});

const first: RankingResponse = {
  message: "OK",
  runners: [
    { place: 1, uid: "rook", name: "Rook", icon: null, points: 5530.4, boards: 11, change: -43 },
    { place: 2, uid: "wren", name: "Wren", icon: null, points: 4979, boards: 8, change: 120 },
  ],
  isUpdating: false,
  nextCursor: null,
};
const goals: RunnerGoals = {
  message: "OK",
  uid: "wren",
  name: "Wren",
  points: 250,
  boards: [
    {
      boardId: `${shownQuest.id}_ta_bow_pc_1`,
      runId: runId(1),
      timeCs: 20_000,
      points: 250,
      bestCs: 10_000,
      runners: 32,
    },
  ],
};

describe("the ranking", () => {
  function visit(runner: RunnerGoals | null) {
    return renderWithTheme(
      <main>
        <RankingPage first={first} runner={runner} questNames={questNames} />
      </main>,
      { wrapper: withAuth(signedOut, fakeRouter("/leaderboards/user-ranking")) },
    );
  }

  test("lists place, runner, points and change, and tells a visitor how to calculate", async () => {
    const { container } = visit(null);
    const [, rook, wren] = within(screen.getByRole("table", { name: "Runners by points" })).getAllByRole(
      "row",
    );
    expect(rook?.textContent).toContain("1Rook5,530−4311");
    expect(wren?.textContent).toContain("2Wren4,979+1208");
    expect(screen.getByRole("link", { name: "sign in" }).getAttribute("href")).toBe("/login");
    await expectNoAxeViolations(container);
  });

  test("calculates what a faster run adds, and refuses what is no number of seconds", async () => {
    const { container, user } = visit(goals);
    const gain = () =>
      screen.getByRole("row", { name: /^1,000 Shimmering Swords/ }).lastElementChild?.textContent;
    // 1000 · (10000 / 19700)² − 250
    expect(gain()).toBe("+7.7");
    await expectNoAxeViolations(container);
    const field = screen.getByLabelText("Beat each time by");
    await user.clear(field);
    await user.type(field, "100");
    expect(gain()).toBe("+750");
    await user.clear(field);
    await user.type(field, "abc");
    expect(gain()).toBe("0");
    expect(screen.getByText("Enter seconds from 0.01 to 600.")).toBeTruthy();
  });
});
