import type { Page } from "@playwright/test";
import { takeTurns } from "../support/test-size";
import { expect, test } from "./fixtures";

/** A page of each kind with something that it says and a number of rows or links that it must have. */
const pages: Readonly<Record<string, { readonly says: RegExp; readonly links: number }>> = {
  "/": { says: /weak points|builds/i, links: 8 },
  "/wiki": { says: /weapons/i, links: 40 },
  "/wiki/weapons": { says: /great sword/i, links: 14 },
  "/wiki/weapons/great-sword": { says: /Abaddonian Krake/, links: 90 },
  "/wiki/weapons/great-sword/great-sword-artian-blade-i": { says: /sharpness/i, links: 5 },
  "/wiki/weapons/artian": { says: /reinforce/i, links: 5 },
  "/wiki/armor": { says: /defense/i, links: 90 },
  "/wiki/armor/pieces": { says: /fire/i, links: 100 },
  "/wiki/armor/gogmazios-alpha": { says: /materials/i, links: 15 },
  "/wiki/skills": { says: /weakness exploit/i, links: 100 },
  "/wiki/skills/weakness-exploit": { says: /affinity/i, links: 20 },
  "/wiki/decorations": { says: /jewel/i, links: 100 },
  "/wiki/charms": { says: /charm/i, links: 30 },
  "/wiki/hitzones": { says: /rathalos/i, links: 29 },
  "/wiki/hitzones/rathalos": { says: /head/i, links: 30 },
  "/wiki/items": { says: /potion/i, links: 100 },
  "/wiki/items/rathalos-ruby": { says: /rathalos/i, links: 5 },
  "/wiki/quests": { says: /hunt|slay/i, links: 50 },
  "/wiki/locales/windward-plains": { says: /camp/i, links: 10 },
  "/wiki/food-skills": { says: /food|meal/i, links: 5 },
  "/wiki/builds": { says: /open in builder/i, links: 3 },
  "/wiki/guides": { says: /guide/i, links: 5 },
  "/wiki/guides/reading-hitzones": { says: /hitzone/i, links: 5 },
  "/about/api": { says: /api\/builds/, links: 5 },
  "/leaderboards": { says: /quest/i, links: 5 },
  "/leaderboards/overview": { says: /\d\d'\d\d"\d\d/, links: 10 },
  "/leaderboards/rules": { says: /run/i, links: 3 },
  "/hunting-help": { says: /coins|answer/i, links: 3 },
  "/about/privacy-policy": { says: /cookies/i, links: 2 },
};

test.use({ javaScriptEnabled: false });

test("every kind of page can be read without script", { tag: "@narrow" }, async ({ page }) => {
  test.slow();
  for (const [path, { says, links }] of takeTurns(Object.entries(pages), 3)) {
    await test.step(path, async () => {
      await page.goto(path);
      const main = page.getByRole("main");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      // Also in a noscript, where Playwright's own matcher finds no text.
      expect(await main.evaluate(({ textContent }) => textContent)).toMatch(says);
      expect(await main.getByRole("link").count(), "links").toBeGreaterThanOrEqual(links);
      await expect(main.getByRole("status", { name: /^Loading/ }), "what waits for a script").toHaveCount(0);
      expect(await countDeadControls(page), "controls that nothing answers").toBe(0);
    });
  }
});

test("a page that is a form says that it needs scripts", { tag: "@narrow" }, async ({ page }) => {
  for (const path of ["/hunting-help/new", "/leaderboards/submit", "/login", "/wiki/drop-finder"]) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByText(/needs JavaScript/)).toBeVisible();
      expect(await countDeadControls(page), "controls that nothing answers").toBe(0);
    });
  }
});

/** Controls in sight that belong to no form with an address; the header of a sorted column stays as its name. */
function countDeadControls(page: Page): Promise<number> {
  return page
    .locator(":is(button, input, select, textarea):not(form[action] *, thead *)")
    .filter({ visible: true })
    .count();
}

test("a board is filtered by links", { tag: "@narrow" }, async ({ page }) => {
  await page.goto("/leaderboards/overview");
  await page.getByText("Other quests, rules, platforms and weapons").click();
  await page
    .getByRole("navigation", { name: "Weapon" })
    .getByRole("link", { name: "Bow", exact: true })
    .click();
  await expect(page).toHaveURL(/board=[a-z0-9-]+_ta_bow_/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
