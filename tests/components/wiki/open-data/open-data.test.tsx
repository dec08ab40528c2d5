import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openEntities } from "@/lib/wiki/open-data/entities";
import OpenDataPage, { getStaticProps } from "@/pages/wiki/data";
import { expectNoAxeViolations } from "../../../support/axe";
import { pageHtml } from "../../../support/page-html";

test("lists every file with its records and leads to the meaning of its fields", async () => {
  document.body.innerHTML = await pageHtml(OpenDataPage, getStaticProps, "/wiki/data");
  const files = within(screen.getByRole("table", { name: "Files of the open data" }));
  expect(files.getAllByRole("row")).toHaveLength(openEntities.length + 1);
  const weapons = within(files.getByRole("row", { name: /weapons\.json/ }));
  expect(weapons.getByText("1,188")).toBeTruthy();
  expect(weapons.getByRole("link", { name: "weapons.json" }).getAttribute("href")).toBe(
    "/api/wiki/weapons.json",
  );
  const skills = within(screen.getByRole("table", { name: "Fields of skills.json" }));
  expect(skills.getByRole("rowheader", { name: "maxLevel" })).toBeTruthy();
  await expectNoAxeViolations();
});
