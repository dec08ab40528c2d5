import { act, screen, within } from "@testing-library/react";
import { beforeAll, describe, expect, test } from "vitest";
import { TotalsPane } from "@/components/builder/totals/TotalsPane";
import { packDamageData } from "@/lib/builder/data/damage-file";
import { gatherDamageData } from "@/lib/builder/data/gather-builder-data.server";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { gogmaziosLoadout } from "@/tests/support/builder/loadouts";
import { TestBuilder, type TestedBuilder } from "@/tests/support/builder-page";
import { stubApi } from "@/tests/support/fake-api";
import { textOf } from "@/tests/support/page-tables";
import { renderWithTheme } from "@/tests/support/render";

// What the pane loads when it is first shown; a slow machine takes longer for it than a test waits.
beforeAll(async () => {
  await import("@/components/builder/totals/WeaponTotals");
});

function renderTotals(props: Partial<Parameters<typeof TestBuilder>[0]> = {}) {
  const seen: { builder?: TestedBuilder } = {};
  const rendered = renderWithTheme(
    <TestBuilder
      loadout={gogmaziosLoadout}
      {...props}
      onBuilder={(builder) => {
        seen.builder = builder;
      }}
    >
      <TotalsPane />
    </TestBuilder>,
  );
  return { ...rendered, seen };
}

/** The texts of a table, row by row. */
function readTable(table: HTMLElement): readonly (readonly string[])[] {
  return within(table)
    .getAllByRole("row")
    .map((row) => [...row.querySelectorAll("th, td")].map((cell) => textOf(cell)));
}

/** The line of a skill or bonus. */
function line(name: string): HTMLElement {
  const item = screen.getByRole("link", { name }).closest("li");
  if (!item) throw new Error(`no line of ${name}`);
  return item;
}

describe("TotalsPane", () => {
  test("shows figures, skills with levels in words, and bonuses with pieces counted", async () => {
    const { container } = renderTotals();
    const stats = await screen.findByRole("table", { name: "Stats of the build" });
    expect(readTable(stats)).toEqual([
      ["", "Attack", "Affinity", "Fire", "Defense"],
      ["Base", "231", "+5%", "590", "430"],
      ["Always on", "238", "+5%", "590", "435"],
    ]);
    screen.getByText("Attack is true raw; the game shows 1,109 as base.");
    const burst = within(line("Burst"));
    burst.getByText("Level 3 of 5");
    expect(textOf(burst.getByText(/^Attack \+14/))).toContain("while landing hits continuously");
    expect(textOf(burst.getByText("Level 4").parentElement)).toContain("Level 4 Attack +16 · Element +160");
    within(line("Agitator")).getByText("2 above max");
    expect(textOf(line("Doshaguma's Might"))).toContain("✓ Powerhouse I, 2 of 4 pieces; next level at 4");
    expect(textOf(line("Xu Wu's Vigor"))).toContain("Not active, 1 of 2 pieces");
    expect(screen.getByRole("link", { name: "Burst" }).getAttribute("href")).toBe("/wiki/skills/burst");
    await expectNoAxeViolations(container);
  });

  test("has a line against the target with what counts for a part of the time", async () => {
    stubApi({ "GET /api/builder/data/damage.json": { body: packDamageData(gatherDamageData()) } });
    const { container, seen } = renderTotals();
    const conditional = await screen.findByRole("region", { name: "Conditional skills" });
    expect(within(conditional).getAllByRole("listitem").map(textOf)).toContain(
      "Agitator 5 while the large monster is enraged",
    );
    act(() => seen.builder?.changeSetup({ monster: "rathalos", conditions: { enragedMonster: 40 } }));
    await screen.findByRole("rowheader", { name: "Against Rathalos" });
    const [, , , target] = readTable(screen.getByRole("table", { name: "Stats of the build" }));
    expect(target?.slice(0, 3)).toEqual(["Against Rathalos", "280", "+31%"]);
    expect(within(conditional).getAllByRole("listitem").map(textOf)).toContain(
      "Agitator 5 while the large monster is enraged 40%",
    );
    await expectNoAxeViolations(container);
  });

  test("tells defense and what a skill does with each weapon, without a weapon", () => {
    renderTotals({ loadout: { ...gogmaziosLoadout, weapon: null } });
    const burst = within(line("Burst"));
    burst.getByText("By weapon, while landing hits continuously");
    expect(burst.getAllByRole("listitem").map(textOf)[2]).toMatch(/^Dual Blades: Attack \+\d+ .*Level \d/);
    expect(readTable(screen.getByRole("table", { name: "Stats of the build" }))).toEqual([
      ["", "Defense"],
      ["Base", "430"],
      ["Always on", "435"],
    ]);
  });

  test("tells the lengths of the sharpness bar and what Handicraft adds", async () => {
    renderTotals();
    const bar = await screen.findByRole("button", { name: "Sharpness, starts in white" });
    expect(textOf(document.getElementById(bar.getAttribute("aria-describedby") ?? ""))).toMatch(
      /white 70\. Handicraft adds white 20\./,
    );
  });

  test("shows on demand what brings the levels", async () => {
    const { user } = renderTotals();
    const button = screen.getByRole("button", { name: "Where Agitator comes from" });
    await user.click(button);
    expect(button.getAttribute("aria-expanded")).toBe("true");
    const sources = within(line("Agitator")).getAllByRole("listitem");
    expect(sources.map((source) => source.textContent)).toContain("Charm Challenger Charm III +3");
    await user.click(button);
    expect(within(line("Agitator")).queryAllByRole("listitem")).toEqual([]);
  });

  test("adds a target for the next level, marks what is not reached, and drops the skill target", async () => {
    const { user, seen } = renderTotals();
    await user.click(screen.getByRole("button", { name: "Add Burst 4 to wanted skills" }));
    await user.click(screen.getByRole("button", { name: "Add Burst 5 to wanted skills" }));
    expect(seen.builder?.criteria.skills).toEqual({ burst: 5 });
    expect(textOf(line("Burst"))).toContain("3 of 5 wanted");
    expect(screen.queryByRole("button", { name: /^Add Burst/ })).toBeNull();
    // The button is gone, the focus is not.
    expect(document.activeElement).toBe(screen.getByRole("link", { name: "Burst" }));
    await user.click(screen.getByRole("button", { name: "Remove Burst from wanted skills" }));
    expect(seen.builder?.criteria.skills).toEqual({});
    await user.click(screen.getByRole("button", { name: "Add Doshaguma's Might 2 to wanted skills" }));
    expect(seen.builder?.criteria.bonuses).toEqual({ "doshagumas-might": 2 });
  });

  test("lists skill targets that nothing equipped brings, and says when a skill target is met", () => {
    renderTotals({ criteria: { skills: { earplugs: 2, agitator: 4 } } });
    expect(textOf(line("Earplugs"))).toContain("0 of 2 wanted");
    expect(textOf(line("Agitator"))).toContain("✓ Level 4 wanted");
  });

  test("says what to do when nothing is equipped", async () => {
    const { emptyLoadout } = await import("@/lib/builder/loadout/model");
    renderTotals({ loadout: emptyLoadout });
    screen.getByText("No gear yet");
    const ways = within(screen.getByRole("navigation", { name: "Where to start" })).getAllByRole("link");
    expect(ways.map(({ textContent }) => textContent)).toContain("Published builds");
    expect(screen.queryByText("Defense")).toBeNull();
  });
});
