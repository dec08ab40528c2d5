import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { LayeredList } from "@/components/wiki/armor/LayeredList";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import AilmentsRoute, { getStaticProps as ailmentProps } from "@/pages/wiki/ailments";
import LayeredRoute, { getStaticProps as layeredProps } from "@/pages/wiki/armor/layered";
import BowgunsRoute, { getStaticProps as bowgunProps } from "@/pages/wiki/weapons/bowguns";
import { expectNoAxeViolations } from "@/tests/support/axe";
import { pageHtml } from "@/tests/support/page-html";
import { heard, linksOf, parsePage, regionOf } from "@/tests/support/page-tables";
import { renderAt } from "@/tests/support/wiki-view";

test("an ailment says what it does, what cures it and which monsters cause it", async () => {
  const page = parsePage(await pageHtml(AilmentsRoute, ailmentProps as never, "/wiki/ailments"));
  const fire = page.getElementById("fireblight");
  expect(heard(fire as HTMLElement)).toMatch(/Takes ?3 health/);
  expect(heard(fire as HTMLElement)).toMatch(/A dodge takes off ?10 s/);
  const links = linksOf(fire as HTMLElement).map(([, href]) => href);
  expect(links).toContain("/wiki/items/nulberry");
  expect(links).toContain("/wiki/hitzones/rathalos");
  for (const { id } of getCatalog().hunterAilments.all) expect(page.getElementById(id)).not.toBeNull();
});

test("special ammo, modifications and modes of bowguns have their figures", async () => {
  const page = parsePage(await pageHtml(BowgunsRoute, bowgunProps as never, "/wiki/weapons/bowguns"));
  const ammo = heard(regionOf(page, "Special ammo"));
  expect(ammo).toMatch(/Adhesive Ammo.*A round comes back in ?1 min 40 s/);
  expect(ammo).toMatch(/Wyverncounter Ignition.*Held for 2 s ?×1.8 attack, ×1.5 offset, 15 energy/);
  const mods = heard(regionOf(page, "Modifications"));
  expect(mods).toContain("Capacity: normal");
  expect(mods).toContain("no such value");
  expect(heard(regionOf(page, "Modes of heavy bowguns"))).toContain("×1.3");
});

test("layered armor is narrowed by what gives it", async () => {
  const page = parsePage(await pageHtml(LayeredRoute, layeredProps as never, "/wiki/armor/layered"));
  expect(page.body.textContent).toContain("162");
  const few = getCatalog().layeredArmor.all.filter(({ id }) => /guild-knight|hope|noblesse/.test(id));
  const { container } = renderAt("/wiki/armor/layered?from=download", <LayeredList rows={few} />);
  const shown = within(screen.getByRole("table")).getAllByRole("rowheader").map(heard);
  expect(shown).toEqual(["Guild Knight", "Noblesse"]);
  await expectNoAxeViolations(container);
});
