import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { PalicoGearList } from "@/components/wiki/palico/PalicoGearList";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { listPalicoGear } from "@/lib/wiki/palico/get-palico-gear.server";
import PalicoSetRoute, { getStaticPaths, getStaticProps } from "@/pages/wiki/palico-gear/[id]";
import PalicoGearRoute, { getStaticProps as listProps } from "@/pages/wiki/palico-gear/index";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { addressesIn, pageHtml } from "@/tests/support/page-html";
import { heard, linksOf, parsePage, regionOf } from "@/tests/support/page-tables";
import { renderAt } from "@/tests/support/wiki-view";

const openSet = async (id: string) =>
  parsePage(await pageHtml(PalicoSetRoute, getStaticProps as never, `/wiki/palico-gear/${id}`, { id }));

test("a page shows the figures of each piece and what it takes", async () => {
  const page = await openSet("felyne-lala-barina");
  const pieces = heard(regionOf(page, "Pieces"));
  expect(pieces).toContain("Felyne Barina Needle");
  expect(pieces).toMatch(/Melee attack ?3/);
  expect(pieces).toMatch(/Paralysis ?10/);
  expect(pieces).toMatch(/Water resistance ?\+3/);
  const materials = linksOf(regionOf(page, "Materials"));
  expect(materials.length).toBeGreaterThan(0);
  for (const [, href] of materials) expect(href).toMatch(/^\/wiki\/items\//);
});

test("a piece that is given says so", async () => {
  expect(heard(regionOf(await openSet("felyne-leather"), "Materials"))).toContain("it is given, not crafted");
});

test("every set has a page, and the list links to each", async () => {
  const ids = getCatalog().palicoGear.all.map(({ id }) => id);
  expect(await getStaticPaths({})).toMatchObject({ paths: ids.map((id) => ({ params: { id } })) });
  const addresses = addressesIn(await pageHtml(PalicoGearRoute, listProps as never, "/wiki/palico-gear"));
  for (const id of ids) expect(addresses).toContain(`/wiki/palico-gear/${id}`);
});

test("the list finds a set by one of its pieces", async () => {
  const sets = listPalicoGear().filter(({ name }) => /Lala Barina|Rathalos|Hope/.test(name));
  const { user, container } = renderAt("/wiki/palico-gear", <PalicoGearList sets={sets} />);
  const shown = () => within(screen.getByRole("table")).getAllByRole("rowheader").map(heard);
  await user.type(
    screen.getAllByRole("searchbox", { name: "Name of a set or piece" })[0] as HTMLElement,
    "needle",
  );
  expect(new Set(shown())).toEqual(
    new Set(sets.map(({ name }) => name).filter((name) => name.includes("Lala Barina"))),
  );
  await expectNoAxeViolations(container);
});
