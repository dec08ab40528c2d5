import type { Page } from "@playwright/test";
import { documentedPaths, furtherPaths } from "../support/site-table";
import { takeTurns } from "../support/test-size";
import { expect, test } from "./fixtures";
import { expectAccessible, expectPageAccessible } from "./support/axe";
import { horizontalOverflow, overflowAt } from "./support/layout";
import { kinds, kindsOfTwoLayouts, pathsOf } from "./support/page-kinds";
import { expectSteady, recordShifts } from "./support/shifts";

/** The narrowest screen that is sold, around the width where burger and drawers take over, and a small laptop. */
const widths = [320, 768, 769, 1100];
const nothing = widths.map(() => 0);

for (const [name, pages] of Object.entries(kinds)) {
  test(`${name} do not move, read well and fit every screen`, { tag: "@once" }, async ({ page }) => {
    test.slow();
    await recordShifts(page);
    for (const [kind, path] of takeTurns(Object.entries(pages), 3)) {
      await test.step(`${kind}, ${path}`, async () => {
        await open(page, path);
        await expectSteady(page, path);
        expect(await overflowAt(page, widths), "pixels beyond the right edge").toEqual(nothing);
        await expectPageAccessible(page);
      });
    }
  });
}

for (const [name, pages] of Object.entries(kindsOfTwoLayouts)) {
  test(`${name} do not move, read well and fit every screen`, async ({ page, narrow }) => {
    test.slow();
    await recordShifts(page);
    for (const [kind, path] of takeTurns(Object.entries(pages), 2)) {
      await test.step(`${kind}, ${path}`, async () => {
        await open(page, path);
        await expectSteady(page, path);
        expect(await horizontalOverflow(page), "pixels beyond the right edge").toBe(0);
        if (!narrow) expect(await overflowAt(page, widths), "pixels beyond the right edge").toEqual(nothing);
        await expectPageAccessible(page);
      });
    }
  });
}

test.describe("what is not looked at one by one", () => {
  test.use({ cookieChoice: "open" });
  const seen = new Set(pathsOf(kinds, kindsOfTwoLayouts));
  const others = [...documentedPaths, ...furtherPaths, "/wiki/decorations", "/wiki/charms"].filter(
    (path) => !seen.has(path),
  );

  test("is there under every documented address and fits every screen", { tag: "@once" }, async ({
    page,
  }) => {
    for (const path of takeTurns(others, 6)) {
      await test.step(path, async () => {
        await open(page, path);
        expect(await overflowAt(page, widths), "pixels beyond the right edge").toEqual(nothing);
      });
    }
  });
});

test("the header stays where it is while the page scrolls", { tag: "@once" }, async ({ page }) => {
  await page.goto("/about/privacy-policy");
  const header = page.getByRole("banner");
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await expect.poll(() => header.boundingBox()).toMatchObject({ x: 0, y: 0, height: 50 });
    await page.mouse.wheel(0, 2000);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    expect(await header.boundingBox()).toMatchObject({ x: 0, y: 0, height: 50 });
  }
});

test("an unknown address answers 404 with a page that offers what is called alike", {
  tag: "@once",
}, async ({ page, guard }) => {
  guard.expectFailure(/\/no-such-page$/, 404);
  guard.expectFailure(/\/wiki\/armor\/rathalos-alfa$/, 404);
  await page.goto("/no-such-page");
  await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
  expect(await overflowAt(page, widths), "pixels beyond the right edge").toEqual(nothing);

  const response = await page.goto("/wiki/armor/rathalos-alfa");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const near = page.getByRole("region", { name: "Did you mean" });
  const offer = near.getByRole("link", { name: /^Rathalos α/ }).first();
  await expect(offer).toHaveAttribute("href", "/wiki/armor/rathalos-alpha");
  expect(await overflowAt(page, widths), "pixels beyond the right edge").toEqual(nothing);
  await expectAccessible(page);
  await offer.click();
  await expect(page).toHaveURL("/wiki/armor/rathalos-alpha");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Rathalos");
});

test("an address like nothing is not found without a guess, and leads to the search", {
  tag: "@once",
}, async ({ page, guard }) => {
  guard.expectFailure(/\/wiki\/items\/qqqqxxzz$/, 404);
  const answered = page.waitForResponse(/search-index\/en\.json/);
  await page.goto("/wiki/items/qqqqxxzz");
  await answered;
  await page.getByRole("main").getByRole("searchbox", { name: "Search the wiki" }).click();
  await page.getByRole("combobox", { name: "Search the wiki" }).fill("agitator");
  await expect(page.getByRole("listbox", { name: "Results" }).getByRole("option").first()).toContainText(
    "Agitator",
  );
  await expect(page.getByRole("region", { name: "Did you mean" })).toHaveCount(0);
});

async function open(page: Page, path: string): Promise<void> {
  const response = await page.goto(path);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("main")).toHaveCount(1);
  await expect(page.getByRole("contentinfo")).toBeVisible();
}
