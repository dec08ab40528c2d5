import { screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { SkillIndex } from "@/components/wiki/skills/SkillIndex";
import { SkillView } from "@/components/wiki/skills/SkillView";
import { getSkill } from "@/lib/wiki/skills/get-skill.server";
import { listSkills } from "@/lib/wiki/skills/list-skills.server";
import { expectNoAxeViolations } from "../../../support/axe";
import { renderWithTheme } from "../../../support/render";
import { fakeRouter, routerWrapper } from "../../../support/router";

function showSkill(id: string) {
  return renderWithTheme(<SkillView skill={getSkill(id)} />, {
    wrapper: routerWrapper(fakeRouter(`/wiki/skills/${id}`)),
  });
}

function showList(address = "/wiki/skills") {
  return renderWithTheme(<SkillIndex skills={listSkills()} />, {
    wrapper: routerWrapper(fakeRouter(address)),
  });
}

const namesInTable = () =>
  within(screen.getByRole("table", { name: "Skills" }))
    .getAllByRole("rowheader")
    .map((cell) => cell.textContent);

/** What the table of levels says, row by row. */
function levels(table: HTMLElement): string[][] {
  return within(table)
    .getAllByRole("row")
    .map((row) => [...row.children].map((cell) => cell.textContent ?? ""));
}

describe("figures, read by hand from the tables", () => {
  test("Agitator", () => {
    showSkill("agitator");
    expect(levels(screen.getByRole("table", { name: "Levels of Agitator" }))).toEqual([
      ["Level", "Attack", "Affinity"],
      ["1", "+4", "+3%"],
      ["2", "+8", "+5%"],
      ["3", "+12", "+7%"],
      ["4", "+16", "+10%"],
      ["5", "+20", "+15%"],
    ]);
  });

  test("Attack Boost adds a share at its upper levels", () => {
    showSkill("attack-boost");
    expect(levels(screen.getByRole("table", { name: "Levels of Attack Boost" })).slice(3)).toEqual([
      ["3", "+7"],
      ["4", "+8 and +2%"],
      ["5", "+9 and +4%"],
    ]);
  });

  test("Weakness Exploit names the hitzone once", () => {
    showSkill("weakness-exploit");
    const table = screen.getByRole("table", { name: "Levels of Weakness Exploit" });
    expect(levels(table).at(-1)).toEqual(["5", "+30%", "+20%"]);
    expect(table.parentElement?.textContent).toContain("At every level: On hitzones of at least 45%");
  });

  test("Burst of a great sword and of a bow", () => {
    showSkill("burst");
    expect(levels(screen.getByRole("table", { name: /^Great Sword\b.*Hunting Horn$/ })).at(-1)).toEqual([
      "5",
      "+18",
      "+200",
    ]);
    const bow = screen.getByRole("table", { name: "Bow" });
    expect(levels(bow).at(-1)).toEqual(["5", "+10", "+120"]);
    expect(bow.parentElement?.textContent).toContain("Lasts 3 s");
  });

  test("Poison Resistance: unknown below, prevented at the top", () => {
    showSkill("poison-resistance");
    expect(levels(screen.getByRole("table", { name: "Levels of Poison Resistance" })).slice(1)).toEqual([
      ["1", "figure not known"],
      ["2", "figure not known"],
      ["3", "prevented"],
    ]);
  });

  test("Gore Magala's Tyranny by pieces", () => {
    showSkill("gore-magalas-tyranny");
    expect(levels(screen.getByRole("table", { name: "Levels of Gore Magala's Tyranny" }))).toEqual([
      ["Level", "Pieces", "Called", "Attack", "Attack once Frenzy is cured"],
      ["1", "2", "Black Eclipse I", "figure not known"],
      ["2", "4", "Black Eclipse II", "+10", "+15"],
    ]);
  });
});

describe("the list", () => {
  test("is narrowed by kind, category and what gives the skill", async () => {
    const { user, container } = showList();
    await user.click(screen.getByLabelText(/Weapon skills/));
    await user.click(screen.getByLabelText("Affinity"));
    expect(namesInTable()).toEqual(
      expect.arrayContaining(["Critical Boost", "Critical Draw", "Critical Eye", "Slicked Blade", "Synergy"]),
    );
    expect(namesInTable()).toHaveLength(5);
    await user.click(screen.getByLabelText("Decorations"));
    expect(namesInTable()).toHaveLength(3);
    await expectNoAxeViolations(container);
  });

  test("finds words of the whole description and then shows all of it", async () => {
    const { user } = showList();
    expect(screen.queryByText(/Good for a hunter who blocks/)).toBeNull();
    await user.type(screen.getByLabelText("Name or description"), "good blocks");
    expect(namesInTable()).toEqual(["Alluring Pelt"]);
    expect(screen.getByText(/Good for a hunter who blocks/)).toBeTruthy();
  });

  test("says which filter to drop when nothing is left", async () => {
    showList("/wiki/skills?kind=group&category=ranged");
    expect(screen.queryByRole("table")).toBeNull();
    expect(screen.getAllByRole("button", { name: /Group skills|Ranged/ }).length).toBeGreaterThan(1);
  });

  test("takes what it can read from the address", () => {
    showList("/wiki/skills?kind=set-bonus&q=frenzy&category=nonsense&sort=level.sideways");
    expect(namesInTable()).toEqual(["Gore Magala's Tyranny"]);
  });

  test("sorts by level", async () => {
    const { user } = showList();
    await user.click(within(screen.getByRole("columnheader", { name: /Levels/ })).getByRole("button"));
    expect(namesInTable()[0]).toBe("Defense Boost");
  });
});

describe("a skill", () => {
  test.each(["coalescence", "charge-up", "gore-magalas-tyranny", "guardians-pulse"])(
    "%s breaks no rule of accessibility",
    async (id) => {
      const { container } = showSkill(id);
      await expectNoAxeViolations(container);
    },
  );

  test("leads to what it works with", () => {
    showSkill("rey-daus-voltage");
    const related = screen.getByRole("region", { name: "Related skills" });
    expect(within(related).getByRole("link", { name: "Latent Power" }).getAttribute("href")).toBe(
      "/wiki/skills/latent-power",
    );
  });

  test("folds long lists of weapons away by type and leaves short ones open", () => {
    const { container, unmount } = showSkill("focus");
    expect(container.querySelectorAll("details[open] table")).toHaveLength(0);
    unmount();
    const short = showSkill("charge-up").container;
    expect(short.querySelectorAll("details[open] table")).toHaveLength(1);
  });

  test("says why a figure is in doubt", async () => {
    const { user } = showSkill("blindsider");
    expect(screen.getByText(/Take the figures with care/)).toBeTruthy();
    await user.tab();
    const figure = screen.getByRole("button", { name: "+100%" });
    figure.focus();
    expect(figure.getAttribute("aria-describedby")).toBeTruthy();
  });

  test("says of a skill without figures that none is known, and not when it works", () => {
    showSkill("whiteflame-torrent");
    expect(screen.getByRole("table", { name: "Levels of Whiteflame Torrent" }).textContent).toContain(
      "figure not known",
    );
    expect(screen.queryByText("Works")).toBeNull();
  });

  test("tells how many pieces of a mixed set count", () => {
    showSkill("gogmapocalypse");
    const sets = screen.getByRole("table", { name: "Armor sets whose pieces count" });
    expect(within(sets).getAllByRole("row")).toHaveLength(3);
  });
});
