import { takeTurns } from "../support/test-size";
import { expect, test } from "./fixtures";
import { expectAccessible, expectPageAccessible } from "./support/axe";
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
  const answers = await drawer.getByRole("checkbox", { name: "Forgeable directly" }).boundingBox();
  const chip = await drawer.locator("label", { hasText: "Forgeable directly" }).boundingBox();
  expect(answers?.width, "the empty space next to a chip does nothing").toBe(chip?.width);

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

test.describe("a list of figures is a table on a phone", { tag: "@narrow" }, () => {
  const lists = {
    "/wiki/weapons/great-sword": "Great Swords",
    "/wiki/weapons/all": "All weapons",
    "/wiki/armor": "Armor sets",
    "/wiki/armor/pieces": "Armor pieces",
    "/wiki/hitzones": "Large monsters",
    "/wiki/items": "Items",
    "/wiki/decorations": "Decorations",
    "/wiki/quests": "Quests",
    "/wiki/charms": "Charms by series",
    "/wiki/weapons/kinsects": "Kinsects at level 10",
    "/wiki/weapons/artian": "Parts by weapon type",
    "/wiki/skills": "Skills",
    "/wiki/food-skills": "Food skills",
    "/wiki/food-skills?tab=meals": "Meals",
    "/wiki/food-skills?tab=hunts": "What to eat for each monster",
    "/wiki/side-quests": "Side quests",
    "/wiki/pendants": "Pendants",
    "/wiki/armor/layered": "Layered armor",
  };

  test("ten rows of each are on the first screen", async ({ page }) => {
    test.slow();
    for (const [path, caption] of takeTurns(Object.entries(lists), 3)) {
      await page.goto(path);
      const { table } = new WikiList(page, caption, true);
      const countInSight = () =>
        table.getByRole("row").evaluateAll(
          (rows) =>
            rows.filter((row) => {
              const { top, bottom } = row.getBoundingClientRect();
              return row.querySelector("td") !== null && top >= 50 && bottom <= window.innerHeight;
            }).length,
        );
      // A tab that the address names is drawn once the page is awake.
      await expect.poll(countInSight, path).toBeGreaterThanOrEqual(10);
      expect(await horizontalOverflow(page), path).toBe(0);
    }
  });

  const longer = {
    "/wiki/weapons/melodies": "table tbody tr",
    "/wiki/charms/talismans": "main table tbody tr",
    "/wiki/drop-finder?item=monster-hardbone": "#ways table tbody tr",
    "/leaderboards/overview": "main table tbody tr",
    "/leaderboards/submissions": "[aria-label='Decided runs'] > li",
  };

  for (const [path, rows] of takeTurns(Object.entries(longer), 2)) {
    test(`ten rows of ${path} are on a screen`, async ({ page }) => {
      await page.goto(path);
      const all = page.locator(rows);
      await expect.poll(() => all.count()).toBeGreaterThanOrEqual(10);
      await all.first().evaluate((row) => {
        scrollBy({ top: row.getBoundingClientRect().top - 150, behavior: "instant" });
      });
      const rowsInSight = await all.evaluateAll((each) =>
        each
          .map((row) => row.getBoundingClientRect())
          .filter(({ top, bottom, height }) => height >= 44 && top >= 100 && bottom <= innerHeight),
      );
      expect(rowsInSight.length).toBeGreaterThanOrEqual(10);
      expect(await horizontalOverflow(page)).toBe(0);
    });
  }

  test("names stay while figures are swiped, head and bar while one scrolls", async ({ page }) => {
    await page.goto(greatSwords);
    const list = new WikiList(page, "Great Swords", true);
    const { table } = list;
    const name = table.getByRole("rowheader", { name: "Abaddonian Krake" });
    const figure = list.row("Abaddonian Krake").getByRole("cell").nth(4);
    const [before, far] = [await name.boundingBox(), await figure.boundingBox()];
    await table.evaluate((element) => element.parentElement?.scrollBy(150, 0));
    await expect.poll(async () => (await figure.boundingBox())?.x).toBeCloseTo((far?.x ?? 0) - 150, 0);
    expect((await name.boundingBox())?.x).toBe(before?.x);
    expect(await page.evaluate(() => window.scrollX)).toBe(0);

    await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
    const filters = page.getByRole("button", { name: /^Filters/ });
    const head = table.getByRole("columnheader", { name: "Weapon" });
    const sort = page.getByRole("combobox", { name: "Sort by" });
    for (const each of [filters, sort, head]) await expect(each).toBeInViewport({ ratio: 1 });
    const bar = await filters.boundingBox();
    await expect
      .poll(async () => (await head.boundingBox())?.y, { message: "the head is right below the bar" })
      .toBeCloseTo((bar?.y ?? 0) + (bar?.height ?? 0) + 5, 0);
    await expectPageAccessible(page);
  });

  test("words stay cards", async ({ page }) => {
    await page.goto("/wiki/weapons/bowguns");
    const { table } = new WikiList(page, "Modifications of bowguns", true);
    const card = await table.locator("tbody tr:not([aria-hidden])").first().boundingBox();
    expect(card?.height).toBeGreaterThan(60);
    expect(await horizontalOverflow(page)).toBe(0);
  });

  test("what a search found in a skill is shown whole", async ({ page }) => {
    await page.goto("/wiki/skills");
    const { table } = new WikiList(page, "Skills", true);
    await page.getByRole("searchbox", { name: "Name or description" }).fill("recover");
    const cell = table.locator("td[data-phone=words]:visible > div").first();
    await expect
      .poll(() => cell.evaluate((element) => element.scrollHeight - element.clientHeight))
      .toBeLessThanOrEqual(1);
  });

  test("the Artian rules fold, and their tables keep words whole", async ({ page }) => {
    await page.goto("/wiki/weapons/artian");
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4000);
    const sections = page.getByRole("main").locator("details > summary");
    for (const each of await sections.all()) await each.click({ force: true });
    expect(await horizontalOverflow(page)).toBe(0);
  });
});

test("pieces are found by how many slots they have, and by a skill that one types", async ({
  page,
  narrow,
}) => {
  await page.goto("/wiki/armor/pieces");
  const list = new WikiList(page, "Armor pieces", narrow);
  await list.filter(async (filters) => {
    await filters.getByRole("combobox", { name: "Slots" }).selectOption("2x2");
    const skill = filters.getByRole("combobox", { name: "Skill", exact: true });
    await skill.click();
    await expect(filters.getByRole("option", { name: "Agitator" })).toBeVisible();
    await skill.fill("weak");
    await filters.getByRole("option", { name: "Weakness Exploit" }).click();
    await expect(skill).toHaveValue("Weakness Exploit");
  });
  await expect(page).toHaveURL("/wiki/armor/pieces?skill=weakness-exploit&slot=2x2&sort=level.desc");
  await expect(list.count).toHaveText(/^\d of 714 pieces$/);
  await expect(list.table.getByRole("columnheader", { name: "Weakness Exploit level" })).toBeAttached();
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

  test("rows can be read and lead on", { tag: "@narrow" }, async ({ page }) => {
    await page.goto(greatSwords);
    const list = new WikiList(page, "Great Swords", true);
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
