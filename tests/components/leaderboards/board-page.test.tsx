import { screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { BoardPage } from "@/components/leaderboards/board/BoardPage";
import type { Session } from "@/lib/firebase/identity";
import type { BoardPageData } from "@/lib/leaderboards/page-data";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { boardPage, placedRow, shownQuest } from "@/tests/support/leaderboards/page-rows";
import { renderWithTheme } from "@/tests/support/render";
import { fakeRouter, routerWrapper } from "@/tests/support/router";
import { signedIn, withAuth } from "@/tests/support/signed-in";

const hunter: Session = {
  user: { uid: "h2", idToken: "t", admin: false, creator: false, displayName: "Hunter 2", photoURL: null },
  email: "hunter@example.com",
  emailVerified: true,
  hasPassword: true,
};

function visitAs(uid: string, page: BoardPageData) {
  const session = { ...hunter, user: { ...hunter.user, uid } };
  return renderWithTheme(
    <main>
      <BoardPage {...page} />
    </main>,
    { wrapper: withAuth(signedIn(session), fakeRouter("/leaderboards/overview")) },
  );
}

function visit(page: BoardPageData, router = fakeRouter("/leaderboards/overview")) {
  return renderWithTheme(
    <main>
      <BoardPage {...page} />
    </main>,
    { wrapper: routerWrapper(router) },
  );
}
const listRows = () =>
  within(screen.getByRole("table", { name: /TA, all weapons/ }))
    .getAllByRole("row")
    .slice(1);

describe("the page of a board", () => {
  test("lists place, time, gap and runner, with ties on one place", async () => {
    const rows = [
      placedRow(1),
      placedRow(2),
      placedRow(3, { place: 2, timeCs: 24_200, gapCs: 100 }),
      placedRow(4, { gapCs: 315 }),
    ];
    const { container } = visit(boardPage(rows));
    const shown = listRows().map((row) => row.textContent ?? "");
    expect(shown).toHaveLength(4);
    expect(shown[1]).toContain("204'02\"00+00'01\"00Hunter 2");
    expect(shown[2]).toContain("2");
    expect(shown[3]).toContain("4");
    expect(shown[3]).toContain("+00'03\"15");
    expect(shown[0]).not.toContain("+");
    expect(screen.getByText("4 runners, 4 runs")).toBeTruthy();
    await expectNoAxeViolations(container);
  });

  test("leads to run, runner, video and build", () => {
    visit(boardPage([placedRow(1, { build: { kind: "build", id: "abc" } })]));
    const row = within(listRows()[0] ?? document.body);
    const addressOf = (name: string | RegExp) => row.getByRole("link", { name }).getAttribute("href");
    expect(addressOf("04'01\"00")).toBe("/leaderboards/runs/000000000000000000000001");
    expect(addressOf("Hunter 1")).toBe("/user/h1");
    expect(addressOf(/^Video of Hunter 1/)).toBe("https://www.youtube.com/watch?v=aaaaaaaaaaa");
    expect(addressOf("Build of Hunter 1")).toBe("/wiki/builds/abc");
  });

  test("offers the boards next to it as addresses, and another quest by its name", async () => {
    const router = fakeRouter("/leaderboards/overview");
    const { user } = visit(boardPage([placedRow(1)]), router);
    const weapons = within(screen.getByRole("navigation", { name: "Weapon" }));
    expect(weapons.getByRole("link", { name: "Bow" }).getAttribute("href")).toBe(
      `/leaderboards/overview?board=${shownQuest.id}_ta_bow_all_1`,
    );
    expect(weapons.getByRole("link", { name: "All weapons" }).getAttribute("aria-current")).toBe("page");
    await user.selectOptions(screen.getByLabelText("Quest"), "Proof of a Hero");
    expect(router.push).toHaveBeenCalledWith("/leaderboards/overview?board=proof-of-a-hero_ta_all_all_1");
  });

  test("invites the first run and names the time to beat", async () => {
    const category = {
      quest: shownQuest.id,
      ruleset: "ta",
      weapon: "bow",
      platform: "pc",
      party: 1,
    } as const;
    const wide = { ...category, weapon: "all", platform: "all" } as const;
    const neighbor = { id: `${shownQuest.id}_ta_all_all_1`, category: wide, record: placedRow(1) };
    const { container } = visit(boardPage([], { category, neighbor }));
    expect(screen.getByRole("link", { name: "Submit the first run" }).getAttribute("href")).toBe(
      `/leaderboards/submit?quest=${shownQuest.id}&ruleset=ta&weapon=bow&platform=pc`,
    );
    expect(screen.getByText(/^Time to beat on/).textContent).toBe(
      "Time to beat on TA, all weapons, all platforms, solo: 04'01\"00 by Hunter 1.",
    );
    await expectNoAxeViolations(container);
  });

  test("tells who is signed in their rank, and others nothing of it", () => {
    const rows = [placedRow(1), placedRow(2)];
    const { unmount } = visitAs("h2", boardPage(rows));
    expect(screen.getByText(/^Your rank:/).parentElement?.textContent).toBe(
      "Your rank: 2nd of 2, 04'02\"00, +00'01\"00 behind the record",
    );
    unmount();
    visitAs("somebody", boardPage(rows));
    expect(screen.queryByText(/^Your rank:/)).toBeNull();
  });

  test("of a challenge takes runs while its week lasts, and none after it", () => {
    const challenge = { week: "2026-W47", from: "2026-11-16T00:00:00.000Z", to: "2026-11-23T00:00:00.000Z" };
    const about = { category: null, challenge };
    const { unmount } = visit(boardPage([placedRow(1)], about));
    expect(screen.getByRole("link", { name: "Enter a run" }).getAttribute("href")).toBe(
      `/leaderboards/submit?quest=${shownQuest.id}&ruleset=ta`,
    );
    unmount();
    visit(boardPage([], { ...about, today: "2026-11-23" }));
    expect(screen.getByText("This challenge is over.")).toBeTruthy();
    expect(screen.queryByRole("link", { name: /run$/ })).toBeNull();
  });

  test("says so where a board of an earlier day had no runs, or is cut", () => {
    const { unmount } = visit(boardPage([], { asOf: { date: "2026-01-01", isCut: false } }));
    expect(screen.getByText("This board had no runs on 2026-01-01.")).toBeTruthy();
    unmount();
    visit(boardPage([placedRow(1)], { asOf: { date: "2026-10-01", isCut: true } }));
    expect(screen.getByText(/^As of 2026-10-01: 1 runner\. Only the 200 fastest runs/)).toBeTruthy();
  });

  test("shows 100 rows first and the others on demand", async () => {
    const rows = Array.from({ length: 140 }, (_, index) => placedRow(index + 1));
    const { user } = visit(boardPage(rows));
    expect(listRows()).toHaveLength(100);
    await user.click(screen.getByRole("button", { name: "Show all 140 rows" }));
    expect(listRows()).toHaveLength(140);
  });

  test("gives a snippet in which the name of the quest cannot leave its attribute", () => {
    visit(boardPage([placedRow(1)], { quest: { ...shownQuest, name: 'The "Last" Hunt' } }));
    const snippet = screen.getByLabelText<HTMLTextAreaElement>("Embed").value;
    expect(snippet).toContain(`/embed/board/${shownQuest.id}_ta_all_all_1"`);
    expect(snippet).toContain('title="The &quot;Last&quot; Hunt, TA');
  });
});
