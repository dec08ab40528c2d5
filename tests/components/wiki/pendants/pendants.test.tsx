import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { PendantList } from "@/components/wiki/pendants/PendantList";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import PendantsRoute, { getStaticProps } from "@/pages/wiki/pendants";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { pageHtml } from "@/tests/support/page-html";
import { heard, parsePage } from "@/tests/support/page-tables";
import { renderAt } from "@/tests/support/wiki-view";

const few = getCatalog().pendants.all.filter(({ name }) => /Hope Scarf|Polo Pal|Cactuar/.test(name));
const shown = () => within(screen.getByRole("table")).getAllByRole("rowheader").map(heard);

test("the page has every pendant", async () => {
  const page = parsePage(await pageHtml(PendantsRoute, getStaticProps as never, "/wiki/pendants"));
  expect(page.body.textContent).toContain("168");
});

test("the list is narrowed by what gives a pendant", async () => {
  const { container } = renderAt("/wiki/pendants?from=progress", <PendantList pendants={few} />);
  expect(shown()).toContain("Trot-along Cactuar");
  expect(shown()).not.toContain("Black Polo Pal");
  await expectNoAxeViolations(container);
});

test("the list finds a pendant by its name", () => {
  renderAt("/wiki/pendants?q=cactuar", <PendantList pendants={few} />);
  expect(shown()).toEqual(["Trot-along Cactuar"]);
});
