import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { DataQualityPage } from "@/components/wiki/quality/DataQualityPage";
import DataQualityRoute, { getStaticProps } from "@/pages/wiki/data/quality";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { pageHtml } from "@/tests/support/page-html";
import { linksOf, parsePage, regionOf, rowsOf } from "@/tests/support/page-tables";
import { renderAt } from "@/tests/support/wiki-view";

const quality = {
  agree: 14,
  compared: 15,
  sources: 1,
  comparisons: [{ label: "Weapons", fields: "All fields", source: "somebody/data", agree: 14, compared: 15 }],
  disputed: [{ label: "Skills", text: "Two sources disagree." }],
  unknown: [{ label: "Quests", text: "Item rewards." }],
  lastImport: { date: "2026-11-23", files: [] },
};

test("shows agreement, disputes, gaps and the last import of the stored data", async () => {
  const page = parsePage(await pageHtml(DataQualityRoute, getStaticProps, "/wiki/data/quality"));
  const rows = rowsOf(page, "Agreement with other sources");
  const weapons = rows.find(({ title, cells }) => title === "Weapons" && cells.Compared === "All fields");
  expect(weapons?.cells.Agree).toBe("16,439 of 16,467");
  expect(weapons && linksOf(weapons.element)).toEqual([
    ["LartTyler/mhdb-wilds-data", "https://github.com/LartTyler/mhdb-wilds-data"],
  ]);
  expect(rowsOf(page, "Values that sources disagree on").length).toBeGreaterThan(0);
  expect(rowsOf(page, "Values that aren't known").length).toBeGreaterThan(0);
  expect(regionOf(page, "Last import").textContent).toMatch(/\d{4}-\d{2}-\d{2}/);
});

test("says when the last import changed nothing; axe finds nothing", async () => {
  const { container } = renderAt("/wiki/data/quality", <DataQualityPage quality={quality} />);
  const last = screen.getByRole("region", { name: "Last import" });
  expect(within(last).getByText("The last import changed nothing.")).not.toBeNull();
  expect(screen.getByText("14 of 15 values agree")).not.toBeNull();
  await expectNoAxeViolations(container);
});
