import { screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { ArmorPieceList } from "@/components/wiki/armor/ArmorPieceList";
import { ArmorSetView } from "@/components/wiki/armor/ArmorSetView";
import { getCatalog } from "@/lib/catalog/catalog.server";
import { armorPieceList } from "@/lib/wiki/armor/list.server";
import { sumSkills } from "@/lib/wiki/armor/rows";
import { armorSetPage } from "@/lib/wiki/armor/set.server";
import { setTotals, slotWords } from "@/lib/wiki/armor/totals";
import { expectNoAxeViolations } from "../../../support/axe";
import { renderWithTheme } from "../../../support/render";
import { fakeRouter, routerWrapper } from "../../../support/router";

describe("ten figures, read by hand from the tables", () => {
  const { armor, armorSets } = getCatalog();
  test.each([
    ["g-doshaguma-greaves", { defense: 26, defenseMax: 40, zenny: 800, rarity: 4 }],
    ["gogmazios-helm-alpha", { defense: 68, defenseMax: 86, defenseMaxTranscended: 94, rarity: 8 }],
    ["rathalos-helm-beta", { defense: 48, defenseMax: 78, defenseMaxTranscended: 90 }],
    ["bone-helm-alpha", { defense: 32, defenseMax: 70, defenseMaxTranscended: 86, zenny: 2500 }],
  ])("%s", (id, figures) => {
    expect(armor.require(id)).toMatchObject(figures);
  });
  test("sets", () => {
    expect(armorSets.all).toHaveLength(183);
    expect(armorSets.require("gogmazios-alpha").mixedBonuses).toBe(true);
  });
});

test("a set gives the sum of its pieces", () => {
  const totals = setTotals(armorSetPage("gogmazios-alpha").pieces);
  expect(totals).toMatchObject({ defense: 340, defenseMax: 430, defenseTranscended: 470 });
  expect(totals.resistances).toEqual([-20, 15, 0, 15, -25]);
  expect(slotWords(totals.slots)).toBe("3 of level 3, 4 of level 2, 5 of level 1");
});

test("levels above a skill's maximum do not count", () => {
  const skill = { id: "s", name: "S", max: 3 };
  expect(sumSkills([[{ skill, level: 2 }], [{ skill, level: 2 }]])).toEqual([{ skill, level: 3 }]);
});

test("a set of mixed bonuses says which piece counts for which", async () => {
  const { container } = renderWithTheme(<ArmorSetView set={armorSetPage("gogmazios-alpha")} />, {
    wrapper: routerWrapper(fakeRouter("/wiki/armor/gogmazios-alpha")),
  });
  const bonuses = screen.getByRole("region", { name: "Set bonuses and group skills" });
  expect(within(bonuses).getByText("On head.")).toBeTruthy();
  expect(within(bonuses).getByText("On chest.")).toBeTruthy();
  await expectNoAxeViolations(container);
});

test("pieces are narrowed down by skill, piece and slot", async () => {
  const { user, container } = renderWithTheme(<ArmorPieceList {...armorPieceList()} />, {
    wrapper: routerWrapper(fakeRouter("/wiki/armor/pieces")),
  });
  await user.selectOptions(screen.getByLabelText("Skill"), "Weakness Exploit");
  await user.selectOptions(screen.getByLabelText("Piece"), "Waist");
  const expected = getCatalog().armor.all.filter(
    ({ piece, skills }) => piece === "waist" && skills.some(({ skill }) => skill === "weakness-exploit"),
  );
  expect(expected.length).toBeGreaterThan(2);
  const rows = within(screen.getByRole("table", { name: "Armor pieces" }))
    .getAllByRole("row")
    .slice(1);
  expect(rows).toHaveLength(expected.length);
  for (const { name } of expected) expect(screen.getByRole("link", { name: new RegExp(name) })).toBeTruthy();
  await expectNoAxeViolations(container);
});
