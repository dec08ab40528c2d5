import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { CharmList } from "@/components/wiki/charms/CharmList";
import { CharmView } from "@/components/wiki/charms/CharmView";
import { TalismanView } from "@/components/wiki/charms/TalismanView";
import { getCharm } from "@/lib/wiki/charms/get-charm.server";
import { listCharms } from "@/lib/wiki/charms/list-charms.server";
import { listTalismans } from "@/lib/wiki/charms/list-talismans.server";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { renderWithTheme } from "@/tests/support/render";
import { fakeRouter, routerWrapper } from "@/tests/support/router";

const status = () => screen.getAllByRole("status")[0]?.textContent;

function showList(address = "/wiki/charms") {
  return renderWithTheme(<CharmList {...listCharms()} />, { wrapper: routerWrapper(fakeRouter(address)) });
}

describe("ten figures, read by hand from the tables", () => {
  it.each([
    ["blast-charm-i", 1, 3, 500],
    ["blast-charm-iii", 3, 5, 3000],
    ["fitness-charm-v", 5, 8, 16000],
    ["defense-charm-v", 5, 7, 9000],
    ["hope-charm", 1, 5, 0],
  ])("%s", (id, level, rarity, zenny) => {
    expect(getCharm(id)).toMatchObject({ level, rarity, step: { zenny } });
  });
  it("the path to Blast Charm III", () => {
    const { path } = getCharm("blast-charm-iii");
    expect(path.zenny).toBe(5000);
    const qty = (id: string) => path.materials.find(({ item }) => item.id === id)?.qty;
    expect([qty("quematrice-hide"), qty("ajarakan-scale-plus"), qty("firecell-stone")]).toEqual([2, 5, 1]);
  });
  it("the appraised talismans", () => {
    expect(listTalismans().talismans.map(({ id, rarity, forms }) => [id, rarity, forms.length])).toEqual([
      ["golden-age-charm", 8, 8],
      ["secret-charm", 7, 8],
      ["historical-charm", 6, 7],
      ["unknown-charm", 5, 6],
    ]);
  });
});

describe("the list of charms", () => {
  it("finds the charm of a skill; axe finds nothing", async () => {
    const { user, container } = showList();
    await user.selectOptions(screen.getByLabelText("Skill"), "Earplugs");
    expect(status()).toBe("1 of 60 families of charms");
    expect(screen.getByRole("link", { name: "Earplugs Charm I, rarity 6" }).getAttribute("href")).toBe(
      "/wiki/charms/earplugs-charm-i",
    );
    await expectNoAxeViolations(container);
  });

  it("keeps a family when one of its charms has the rarity", () => {
    showList("/wiki/charms?rarity=2&skill=nothing");
    expect(status()).toBe("9 of 60 families of charms");
  });
});

describe("a charm", () => {
  const show = (id: string) =>
    renderWithTheme(<CharmView charm={getCharm(id)} />, {
      wrapper: routerWrapper(fakeRouter(`/wiki/charms/${id}`)),
    });

  it("shows where it stands among its upgrades; axe finds nothing", async () => {
    const { container } = show("fitness-charm-iii");
    const upgrades = screen.getByRole("region", { name: "Upgrades" });
    expect(within(upgrades).getAllByRole("link")).toHaveLength(4);
    expect(upgrades.querySelector("[aria-current]")?.textContent).toContain("Fitness Charm III");
    await expectNoAxeViolations(container);
  });

  it("says of a charm without materials that it is given", () => {
    show("hope-charm");
    expect(screen.getByText(/it is given, not crafted/)).toBeTruthy();
    expect(screen.queryByText(/Whole path, every step/)).toBeNull();
  });
});

it("answers which talismans can carry a skill, highest level first; axe finds nothing", async () => {
  const { user, container } = renderWithTheme(<TalismanView book={listTalismans()} />, {
    wrapper: routerWrapper(fakeRouter("/wiki/charms/talismans")),
  });
  await user.selectOptions(screen.getByLabelText("Skill"), "Critical Boost");
  const rows = within(screen.getByRole("table", { name: "Appraised talismans that can have the skill" }))
    .getAllByRole("row")
    .slice(1);
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ["Golden Age Charm", "Rarity 8", "1", "Group 4", "1 of 8"],
    ["Secret Charm", "Rarity 7", "1", "Group 4", "1 of 8"],
  ]);
  await expectNoAxeViolations(container);
});
