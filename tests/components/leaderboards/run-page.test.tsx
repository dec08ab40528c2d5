import { screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { HiddenRunPage, RunPage } from "@/components/leaderboards/run/RunPage";
import { comparePace } from "@/lib/leaderboards/run/pace";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { runId, shownRun } from "@/tests/support/leaderboards/page-rows";
import { renderWithTheme } from "@/tests/support/render";
import { fakeRouter, routerWrapper } from "@/tests/support/router";

function visit(changes: Partial<Parameters<typeof RunPage>[0]> = {}) {
  return renderWithTheme(
    <main>
      <RunPage {...shownRun()} {...changes} />
    </main>,
    { wrapper: routerWrapper(fakeRouter(`/leaderboards/runs/${runId(3)}`)) },
  );
}

describe("the page of a run", () => {
  test("names time, place, distance to the record, points and who verified it", async () => {
    const { container } = visit();
    expect(screen.getByRole("heading", { level: 1, name: "04'03\"15" })).toBeTruthy();
    expect(screen.getByText("3rd of 41, top 8%")).toBeTruthy();
    expect(screen.getByRole("link", { name: "+00'03\"15" }).getAttribute("href")).toBe(
      `/leaderboards/runs/${runId(1)}`,
    );
    const facts = screen.getByRole("region", { name: "Facts" });
    expect(facts.textContent).toContain("Points974.26");
    expect(facts.textContent).toContain("2026-11-19");
    expect(facts.textContent).toContain("after 14 h");
    expect(within(facts).getByRole("link", { name: "Alma" }).getAttribute("href")).toBe("/user/alma");
    await expectNoAxeViolations(container);
  });

  test("asks nothing of the video's host before the button is pressed", async () => {
    const { user, container } = visit();
    expect(container.querySelector("iframe")).toBeNull();
    await user.click(screen.getByRole("button", { name: /^Play video/ }));
    expect(screen.getByTitle(/^Video: 1,000 Shimmering Swords/).getAttribute("src")).toBe(
      "https://www.youtube-nocookie.com/embed/aaaaaaaaaaa",
    );
  });

  test("compares its phases with the record", () => {
    const splits = [{ label: "First topple", timeCs: 6000 }];
    const record = { timeCs: 24_000, splits: [{ label: "First topple", timeCs: 6200 }] };
    visit({ pace: comparePace({ timeCs: 24_315, splits }, record) });
    const [, first, finish] = within(screen.getByRole("table", { name: /record of Maple/ })).getAllByRole(
      "row",
    );
    expect(first?.textContent).toBe("First topple01'00\"0001'02\"00−00'02\"00−00'02\"00");
    expect(finish?.textContent).toBe("Finish03'03\"1502'58\"00+00'05\"15+00'03\"15");
  });

  test("shows what the runner wrote as text", () => {
    const shown = shownRun();
    visit({ run: { ...shown.run, note: "[x](javascript:alert(1))\nsecond line" } });
    const note = screen.getByRole("region", { name: "Note of the runner" });
    expect(note.querySelector("a")).toBeNull();
    expect(note.textContent).toContain("[x](javascript:alert(1))");
  });

  test("says that an admin decided its appeal alone", () => {
    visit({ run: { ...shownRun().run, isDecidedAlone: true } });
    expect(screen.getByText("Appeal decided alone.")).toBeTruthy();
  });

  test("says that a faster run replaced an obsolete one", () => {
    visit({ standing: null, points: null });
    expect(screen.getByText("Beaten by a faster run of the same hunters")).toBeTruthy();
    expect(screen.queryByText("Points")).toBeNull();
  });

  test("of a run that is not public says so, with a way on", async () => {
    const { container } = renderWithTheme(
      <main>
        <HiddenRunPage id={runId(9)} />
      </main>,
      { wrapper: routerWrapper(fakeRouter(`/leaderboards/runs/${runId(9)}`)) },
    );
    expect(screen.getByText("This run isn't public")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Open the submission log" })).toBeTruthy();
    await expectNoAxeViolations(container);
  });
});
