import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { QuestList } from "@/components/wiki/quests/QuestList";
import { QuestPage } from "@/components/wiki/quests/QuestPage";
import { getQuest } from "@/lib/wiki/quests/get-quest.server";
import { listQuests } from "@/lib/wiki/quests/list-quests.server";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { renderWithTheme } from "@/tests/support/render";
import { fakeRouter, routerWrapper } from "@/tests/support/router";

function showList(address = "/wiki/quests") {
  return renderWithTheme(<QuestList {...listQuests()} />, { wrapper: routerWrapper(fakeRouter(address)) });
}

function shownRows() {
  return within(screen.getByRole("table", { name: "Quests" }))
    .getAllByRole("row")
    .slice(1);
}

describe("the list of quests", () => {
  it("narrows down by monster, stars and what is tempered", async () => {
    const { user } = showList();
    await user.selectOptions(screen.getByLabelText("Monster"), "Seregios");
    const all = shownRows().length;
    await user.click(screen.getByLabelText(/Tempered targets/));
    expect(shownRows().length).toBeLessThan(all);
    for (const row of shownRows()) expect(row.textContent).toContain("tempered ");
  });

  it("reads filters from the address and ignores junk in it", () => {
    showList("/wiki/quests?monster=seregios&rank=high&stars=6.77.x&locale=atlantis&hr=-4");
    expect(shownRows()).toHaveLength(
      listQuests().rows.filter(
        ({ stars, targets }) => stars === 6 && targets.some(({ id }) => id === "seregios"),
      ).length,
    );
  });

  it("finds a quest by its monster and says which filter to drop when nothing is left", async () => {
    const { user } = showList("/wiki/quests?q=zoh+shia&rank=low&kind=event");
    expect(screen.queryByRole("table")).toBeNull();
    await user.click(screen.getAllByRole("button", { name: /Kind/ })[0] as HTMLElement);
    expect(shownRows().length).toBeGreaterThan(0);
  });

  it("shows what a hunter of rank 8 can take", () => {
    showList("/wiki/quests?hr=8");
    expect(shownRows()).toHaveLength(listQuests().rows.filter(({ hunterRank }) => hunterRank <= 8).length);
  });

  it("breaks no rule of accessibility", async () => {
    const { container } = showList();
    await expectNoAxeViolations(container);
  });
});

describe("the page of a quest", () => {
  it("breaks no rule of accessibility", async () => {
    const { container } = renderWithTheme(<QuestPage quest={getQuest("hope-of-the-ancients")} />, {
      wrapper: routerWrapper(fakeRouter("/wiki/quests/hope-of-the-ancients")),
    });
    await expectNoAxeViolations(container);
  });
});
