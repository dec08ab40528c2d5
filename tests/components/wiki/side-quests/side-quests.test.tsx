import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { SideQuestList } from "@/components/wiki/side-quests/SideQuestList";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { listSideQuests } from "@/lib/wiki/side-quests/get-side-quests.server";
import SideQuestRoute, { getStaticPaths, getStaticProps } from "@/pages/wiki/side-quests/[id]";
import SideQuestsRoute, { getStaticProps as listProps } from "@/pages/wiki/side-quests/index";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { addressesIn, pageHtml } from "@/tests/support/page-html";
import { heard, linksOf, parsePage, regionOf } from "@/tests/support/page-tables";
import { renderAt } from "@/tests/support/wiki-view";

const open = async (id: string) =>
  parsePage(await pageHtml(SideQuestRoute, getStaticProps as never, `/wiki/side-quests/${id}`, { id }));
const few = listSideQuests().filter(({ name }) => /Apple|Fishing|Sharp|Royal/.test(name));
const shown = () => within(screen.getByRole("table")).getAllByRole("rowheader").map(heard);

test("a side mission shows its gifts, what it asks for and what comes before it", async () => {
  const page = await open("a-royal-request");
  expect(heard(regionOf(page, "Details"))).toMatch(/Deliver ?4 × Monstie Egg/);
  expect(heard(regionOf(page, "Details"))).toContain("Story mission New Ecosystems");
  expect(linksOf(regionOf(page, "Gifts")).map(([, href]) => href)).toContain(
    "/wiki/items/pick-a-meal-voucher",
  );
});

test("a mission without a quest says that the game data has no targets for it", async () => {
  const details = heard(regionOf(await open("fishing-for-flavor"), "Details"));
  expect(details).toContain("The game data has no targets for this mission");
  expect(details).toContain("Completing Seeking the Goldenfish");
});

test("a quest for small monsters shows how many, and the odds of its rewards", async () => {
  const page = await open("a-sharp-sort");
  expect(heard(regionOf(page, "Details"))).toMatch(/8 × Piragill/);
  expect(heard(regionOf(page, "Item rewards"))).toContain("Honey");
});

test("every side quest has a page, and the list links to each", async () => {
  const ids = getCatalog().sideQuests.all.map(({ id }) => id);
  expect(await getStaticPaths({})).toMatchObject({ paths: ids.map((id) => ({ params: { id } })) });
  const addresses = addressesIn(await pageHtml(SideQuestsRoute, listProps as never, "/wiki/side-quests"));
  for (const id of ids) expect(addresses).toContain(`/wiki/side-quests/${id}`);
});

test("the list is narrowed by type, and finds a mission by a gift", async () => {
  const { container } = renderAt("/wiki/side-quests?kind=small-monsters", <SideQuestList rows={few} />);
  expect(shown()).toEqual(["A Sharp Sort", "A Sharp Squad"]);
  await expectNoAxeViolations(container);
});

test("the list finds a mission by a gift", () => {
  renderAt("/wiki/side-quests?q=silver+relic", <SideQuestList rows={few} />);
  expect(shown()).toEqual(["The Apple of Her Eye"]);
});
