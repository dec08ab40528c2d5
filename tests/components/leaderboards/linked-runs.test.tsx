import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { RunnerBoards } from "@/components/leaderboards/links/RunnerBoards";
import type { BestPlace } from "@/lib/leaderboards/board/best-places";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { soloQuest } from "@/tests/support/leaderboards/runs";
import { runId } from "@/tests/support/leaderboards/shown-runs";
import { renderWithTheme } from "@/tests/support/render";
import { fakeRouter, routerWrapper } from "@/tests/support/router";

const boardId = `${soloQuest}_ta_bow_pc_1`;
const quest = "1,000 Shimmering Swords";
const shown: BestPlace = {
  ...{ boardId, quest, runId: runId(1), timeCs: 24_315, points: 974.26 },
  ...{ place: 3, runners: 41 },
};

function open(best: readonly BestPlace[]) {
  return renderWithTheme(
    <main>
      <h1>Rook</h1>
      <RunnerBoards uid="rook" points={974.26} boards={best.length} best={best} />
    </main>,
    { wrapper: routerWrapper(fakeRouter("/user/rook")) },
  );
}

test("a profile shows places and times of the best boards, with links to both", async () => {
  const { container } = open([shown]);
  expect(screen.getByText("3rd of 41, top 8%")).toBeTruthy();
  expect(screen.getByRole("link", { name: "04'03\"15" }).getAttribute("href")).toBe(
    `/leaderboards/runs/${runId(1)}`,
  );
  expect(screen.getByRole("link", { name: quest }).getAttribute("href")).toBe(
    `/leaderboards/overview?board=${boardId}`,
  );
  await expectNoAxeViolations(container);
});

test("a profile leaves out a place that is being worked out", () => {
  open([{ ...shown, place: null, runners: null }]);
  expect(screen.getByRole("link", { name: "04'03\"15" })).toBeTruthy();
  expect(screen.queryByText(/ of \d+, top/)).toBeNull();
});

test("a profile without a run says so", () => {
  open([]);
  expect(screen.getByText("No verified runs")).toBeTruthy();
});
