import type { Page } from "@playwright/test";
import { documentedPaths, furtherPaths } from "../support/site-table";
import { expect, test } from "./fixtures";
import { expectAccessible, expectPageAccessible } from "./support/axe";
import { horizontalOverflow, overflowAt } from "./support/layout";

/** The narrowest screen that is sold, around the width where burger and drawers take over, and a small laptop. */
const widths = [320, 768, 769, 1100];
const nothing = widths.map(() => 0);

/**
 * One page of each kind, the richest or the strangest that there is, by what a browser has loaded for them already.
 * Lists and entries made of the same parts as one of these are seen by axe in their component tests.
 */
const kinds: Record<string, Record<string, string>> = {
  "pages of the site": {
    "the start page": "/",
    "a board": "/leaderboards/overview",
    "the board of help requests": "/hunting-help",
    "hunters who look for a hunt": "/hunting-help/find",
    "who helps most": "/hunting-help/helpers",
    "an article": "/about/privacy-policy",
    "an article of tables": "/leaderboards/rules",
    "the credits": "/about/credits",
    "the sign-in page": "/login",
  },
  "pages of gear": {
    "the door of the weapons": "/wiki/weapons",
    "a melee weapon": "/wiki/weapons/charge-blade/charge-blade-promised-abyss-affinity-focus",
    "a bowgun": "/wiki/weapons/heavy-bowgun/heavy-bowgun-tankmage-ii",
    "the Artian rules": "/wiki/weapons/artian",
    melodies: "/wiki/weapons/melodies",
    "all weapons": "/wiki/weapons/all",
    "the best weapons": "/wiki/weapons/best",
    "an armor set of mixed bonuses": "/wiki/armor/gogmazios-alpha",
    "a skill": "/wiki/skills/weakness-exploit",
    talismans: "/wiki/charms/talismans",
  },
  "pages of the world": {
    "the door of the wiki": "/wiki",
    "the guides": "/wiki/guides",
    "a guide with tables and figures": "/wiki/guides/reading-hitzones",
    "featured content": "/wiki/featured-content",
    "a small monster": "/wiki/hitzones/baunos",
    items: "/wiki/items",
    "an item": "/wiki/items/rathalos-ruby",
    "a locale": "/wiki/locales/windward-plains",
    "an empty wishlist": "/wiki/wishlist",
    "the open data": "/wiki/data",
    "the data quality": "/wiki/data/quality",
  },
};

/** Kinds whose parts are others on a phone: cards for rows, a drawer for a rail, a picture that scrolls. */
const kindsOfTwoLayouts: Record<string, Record<string, string>> = {
  "lists of gear": {
    "a weapon list": "/wiki/weapons/great-sword",
    "a weapon tree": "/wiki/weapons/great-sword/tree",
    kinsects: "/wiki/weapons/kinsects",
    "armor pieces": "/wiki/armor/pieces",
  },
  "lists of the world": {
    "the list of monsters": "/wiki/hitzones",
    "a large monster": "/wiki/hitzones/gogmazios",
    "two monsters side by side": "/wiki/hitzones/compare?a=rathalos&b=rey-dau",
    quests: "/wiki/quests",
    "the drop finder": "/wiki/drop-finder",
  },
};

for (const [name, pages] of Object.entries(kinds)) {
  test(`${name} read well and fit every screen`, { tag: "@once" }, async ({ page }) => {
    test.slow();
    for (const [kind, path] of Object.entries(pages)) {
      await test.step(`${kind}, ${path}`, async () => {
        await open(page, path);
        expect(await overflowAt(page, widths), "pixels beyond the right edge").toEqual(nothing);
        await expectPageAccessible(page);
      });
    }
  });
}

for (const [name, pages] of Object.entries(kindsOfTwoLayouts)) {
  test(`${name} read well and fit every screen`, async ({ page, narrow }) => {
    test.slow();
    for (const [kind, path] of Object.entries(pages)) {
      await test.step(`${kind}, ${path}`, async () => {
        await open(page, path);
        expect(await horizontalOverflow(page), "pixels beyond the right edge").toBe(0);
        if (!narrow) expect(await overflowAt(page, widths), "pixels beyond the right edge").toEqual(nothing);
        await expectPageAccessible(page);
      });
    }
  });
}

test.describe("what is not looked at one by one", () => {
  test.use({ cookieChoice: "open" });
  const groups = [...Object.values(kinds), ...Object.values(kindsOfTwoLayouts)];
  const seen = new Set(groups.flatMap((pages) => Object.values(pages)));
  const others = [...documentedPaths, ...furtherPaths, "/wiki/decorations", "/wiki/charms"].filter(
    (path) => !seen.has(path),
  );

  test("is there under every documented address and fits every screen", { tag: "@once" }, async ({
    page,
  }) => {
    for (const path of others) {
      await test.step(path, async () => {
        await open(page, path);
        expect(await overflowAt(page, widths), "pixels beyond the right edge").toEqual(nothing);
      });
    }
  });
});

test("an unknown address fits every screen", { tag: "@once" }, async ({ page, guard }) => {
  guard.expectFailure(/no-such-page$/, 404);
  await page.goto("/no-such-page");
  await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
  expect(await overflowAt(page, widths), "pixels beyond the right edge").toEqual(nothing);
});

test("the header stays where it is while the page scrolls", async ({ page }) => {
  await page.goto("/about/privacy-policy");
  const header = page.getByRole("banner");
  expect(await header.boundingBox()).toMatchObject({ x: 0, y: 0, height: 50 });
  await page.mouse.wheel(0, 2000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  expect(await header.boundingBox()).toMatchObject({ x: 0, y: 0, height: 50 });
});

test("an unknown address answers 404 with a page that offers what is called alike", async ({
  page,
  guard,
}) => {
  guard.expectFailure(/\/wiki\/armor\/rathalos-alfa$/, 404);
  const response = await page.goto("/wiki/armor/rathalos-alfa");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const near = page.getByRole("region", { name: "Did you mean" });
  const offer = near.getByRole("link", { name: /^Rathalos α/ }).first();
  await expect(offer).toHaveAttribute("href", "/wiki/armor/rathalos-alpha");
  expect(await horizontalOverflow(page)).toBe(0);
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
