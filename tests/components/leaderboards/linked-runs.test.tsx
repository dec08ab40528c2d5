import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { RunnerBoards } from "@/components/leaderboards/links/RunnerBoards";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { stubApi } from "@/tests/support/fake-api";
import { soloQuest } from "@/tests/support/leaderboards/runs";
import { questNames, runId } from "@/tests/support/leaderboards/shown-runs";
import { renderWithTheme } from "@/tests/support/render";
import { fakeRouter, routerWrapper } from "@/tests/support/router";

const boardId = `${soloQuest}_ta_bow_pc_1`;
const row = { boardId, runId: runId(1), timeCs: 24_315, points: 974.26 };

function open(runner: Record<string, unknown>) {
  stubApi({
    "GET /api/leaderboards/runners/rook": { body: { message: "OK", uid: "rook", trend: [], ...runner } },
    "GET /api/wiki/quests.json": { body: questNames },
  });
  return renderWithTheme(
    <main>
      <h1>Rook</h1>
      <RunnerBoards uid="rook" />
    </main>,
    { wrapper: routerWrapper(fakeRouter("/user/rook")) },
  );
}

test("a profile shows places and times of the best boards, with links to both", async () => {
  const best = [{ ...row, place: 3, runners: 41 }];
  const { container } = open({ name: "Rook", points: 974.26, boards: [row], best });
  expect(await screen.findByText("3rd of 41, top 8%")).toBeTruthy();
  expect(screen.getByRole("link", { name: "04'03\"15" }).getAttribute("href")).toBe(
    `/leaderboards/runs/${runId(1)}`,
  );
  expect((await screen.findByRole("link", { name: "1,000 Shimmering Swords" })).getAttribute("href")).toBe(
    `/leaderboards/overview?board=${boardId}`,
  );
  await expectNoAxeViolations(container);
});

test("a profile leaves out a place that is being worked out", async () => {
  open({ name: "Rook", points: 9, boards: [row], best: [{ ...row, place: null, runners: null }] });
  expect(await screen.findByRole("link", { name: "04'03\"15" })).toBeTruthy();
  expect(screen.queryByText(/ of \d+, top/)).toBeNull();
});

test("a profile without a run says so", async () => {
  open({ name: null, points: 0, boards: [], best: [] });
  expect(await screen.findByText("No verified runs")).toBeTruthy();
});
