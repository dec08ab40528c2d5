import { expect, test } from "./fixtures";
import { expectAccessible } from "./support/axe";
import { tabTo } from "./support/keyboard";
import { horizontalOverflow } from "./support/layout";
import { WikiList } from "./support/wiki-list";

const greatSwords = "/wiki/weapons/great-sword";

/** The great swords of fire, by attack. */
const strongestOfFire = ["Firetrail Blaisdell", "Abaddonian Krake", "Rooster Decapitator"];

test("a filtered and sorted list lives in its address: after a reload and for whoever gets the link", async ({
  page,
  narrow,
  newVisitor,
}) => {
  await page.goto(greatSwords);
  const list = new WikiList(page, "Great Swords", narrow);
  await expect(list.count).toHaveText("90 weapons");
  await expect(page.getByRole("button", { name: "Filters" })).toHaveCount(narrow ? 1 : 0);

  await list.filter((filters) => filters.getByRole("checkbox", { name: "Fire" }).check());
  await expect(list.count).toHaveText("16 of 90 weapons");
  await list.sortBy("Raw attack");
  await list.expectFirst(strongestOfFire);
  await expect(page).toHaveURL(`${greatSwords}?element=fire&sort=attack.desc`);
  const titles = await list.titles();
  expect(titles).toHaveLength(16);

  await page.reload();
  await expect(list.count).toHaveText("16 of 90 weapons");
  await expect.poll(() => list.titles()).toEqual(titles);

  const other = await newVisitor();
  await other.goto(page.url());
  const theirs = new WikiList(other, "Great Swords", narrow);
  await expect(theirs.count).toHaveText("16 of 90 weapons");
  await expect.poll(() => theirs.titles()).toEqual(titles);
  await expect(other).toHaveURL(page.url());
});

test("a row opens the page of its thing, and back leads to the list as it was", async ({ page, narrow }) => {
  await page.goto(`${greatSwords}?element=fire&sort=attack.desc`);
  const list = new WikiList(page, "Great Swords", narrow);
  await list.expectFirst(strongestOfFire);

  // Wherever a finger lands: on a phone the link of the row lies over its figures.
  await list.row("Abaddonian Krake").getByText("230", { exact: true }).click({ force: true });
  await expect(page).toHaveURL(`${greatSwords}/great-sword-abaddonian-krake`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Abaddonian Krake");

  await page.goBack();
  await expect(page).toHaveURL(`${greatSwords}?element=fire&sort=attack.desc`);
  await list.expectFirst(strongestOfFire);
  await expect(list.count).toHaveText("16 of 90 weapons");

  await page.goForward();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Abaddonian Krake");
});

test("filter, sort and open by keyboard alone; a row opens in a new tab with Ctrl", {
  tag: "@once",
}, async ({ page, context }) => {
  await page.goto(greatSwords);
  const list = new WikiList(page, "Great Swords", false);
  await tabTo(page, list.filters.getByRole("checkbox", { name: "Fire" }));
  await page.keyboard.press("Space");
  await expect(list.count).toHaveText("16 of 90 weapons");

  const header = list.table.getByRole("columnheader", { name: "Raw attack" });
  await tabTo(page, header.getByRole("button"));
  await page.keyboard.press("Enter");
  await expect(header).toHaveAttribute("aria-sort", "descending");
  await list.expectFirst(strongestOfFire);
  await page.keyboard.press("Enter");
  await expect(header).toHaveAttribute("aria-sort", "ascending");
  await list.expectFirst(["Quematrice Espada I"]);
  await expect(header.getByRole("button"), "the focus stays on the header").toBeFocused();

  const opened = context.waitForEvent("page");
  const figure = list.row("Abaddonian Krake").getByText("230", { exact: true });
  await figure.click({ modifiers: ["Control"] });
  const inNewTab = await opened;
  await expect(inNewTab).toHaveURL(`${greatSwords}/great-sword-abaddonian-krake`);
  await inNewTab.close();

  await header.getByRole("button").focus();
  await tabTo(page, list.table.getByRole("link", { name: "Quematrice Espada I", exact: true }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${greatSwords}/great-sword-quematrice-espada-i`);
});

test("on a phone the filters wait in a drawer that says what they leave", { tag: "@narrow" }, async ({
  page,
}) => {
  await page.goto(greatSwords);
  const opener = page.getByRole("button", { name: /^Filters/ });
  const drawer = page.getByRole("dialog", { name: "Filters" });
  await expect(drawer).toBeHidden();
  await opener.click();
  await expect(drawer).toBeVisible();
  await expect(drawer.getByRole("button", { name: "Reset filters" })).toBeDisabled();
  await drawer.getByRole("checkbox", { name: "Fire" }).check();
  await drawer.getByRole("checkbox", { name: /^8\b/ }).check();
  const show = drawer.getByRole("button", { name: /^Show / });
  await expect(show).toHaveText("Show 5 of 90 weapons");
  await expectAccessible(page);
  expect(await horizontalOverflow(page)).toBe(0);

  await show.click();
  await expect(drawer).toBeHidden();
  await expect(opener).toHaveText("Filters 2 active");
  await expect(new WikiList(page, "Great Swords", true).count).toHaveText("5 of 90 weapons");

  await opener.click();
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(opener).toHaveAttribute("aria-expanded", "false");

  await opener.click();
  await drawer.getByRole("button", { name: "Reset filters" }).click();
  await drawer.getByRole("button", { name: "Close" }).click();
  await expect(opener).toHaveText("Filters");
  await expect(page).toHaveURL(greatSwords);
});

test("chips name the filters, and an empty list says which to drop", async ({ page, narrow }) => {
  await page.goto(`${greatSwords}?element=fire.plasma&rarity=2&slot=-1&sort=attack.sideways&x=%3Cscript%3E`);
  await expect(page, "junk next to good values goes").toHaveURL(`${greatSwords}?element=fire&rarity=2`);
  const list = new WikiList(page, "Great Swords", narrow);
  const main = page.getByRole("main");
  await expect(main.getByText("No weapons match")).toBeVisible();
  await expect(list.table).toBeHidden();
  await expect(main.getByRole("button", { name: "Remove Element: 3 weapons" })).toBeVisible();
  await expectAccessible(page);

  await main.getByRole("button", { name: "Remove Rarity: 16 weapons" }).click();
  await expect(list.count).toHaveText("16 of 90 weapons");
  await expect(page).toHaveURL(`${greatSwords}?element=fire`);
  const active = page.getByRole("list", { name: "Active filters" });
  await active.getByRole("button", { name: "Remove filter Element Fire" }).click();
  await expect(list.count).toHaveText("90 weapons");
  await expect(active).toBeHidden();
  await expect(page).toHaveURL(greatSwords);
});

test("the rows of a long list follow as one scrolls", async ({ page, narrow }) => {
  await page.goto("/wiki/items");
  const { table } = new WikiList(page, "Items", narrow);
  const rows = table.getByRole("rowheader");
  const button = page.getByRole("button", { name: "Show all 773" });
  await expect(button).toBeAttached();
  for (const count of [84, 144, 204]) {
    await rows.last().scrollIntoViewIfNeeded();
    await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(count);
  }
  await button.press("Enter");
  await expect(rows).toHaveCount(773);
  await expect(button).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("rows can be read and lead on", async ({ page, narrow }) => {
    await page.goto(greatSwords);
    const list = new WikiList(page, "Great Swords", narrow);
    await expect(list.table.getByRole("rowheader")).toHaveCount(24);
    const row = list.row("Abaddonian Krake");
    await row.scrollIntoViewIfNeeded();
    await expect(row).toBeVisible();
    await expect(row).toContainText("230");
    await row.getByRole("link", { name: "Abaddonian Krake" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Abaddonian Krake");
  });

  test("what lies beyond the first rows is a list of links", { tag: "@once" }, async ({ page }) => {
    await page.goto("/wiki/items");
    // Playwright finds no text in a noscript.
    const names = page.locator("noscript ul");
    await expect(names.locator("a")).toHaveCount(749);
    await names.locator('a[href="/wiki/items/wyvern-gem"]').click();
    await expect(page).toHaveURL("/wiki/items/wyvern-gem");
  });
});
