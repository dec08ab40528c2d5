import { expect, test } from "./fixtures";
import { expectAccessible } from "./support/axe";
import { tabTo } from "./support/keyboard";
import { overflowAt } from "./support/layout";

const greatSwords = "/wiki/weapons/great-sword";
const shared = "/wiki/compare?weapons=great-sword-abaddonian-krake.great-sword-firetrail-blaisdell";

test("a card comes with pointer and keyboard, and fills a tray that follows to a comparison", {
  tag: "@once",
}, async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/wiki/facts/")) asked.push(new URL(request.url()).pathname);
  });
  await page.goto(greatSwords);
  const card = page.getByRole("dialog", { name: "Abaddonian Krake" });
  const tray = page.getByRole("region", { name: "Comparison" });
  const krake = page.getByRole("link", { name: "Abaddonian Krake" });
  await expect(tray).toBeHidden();
  expect(asked, "nothing is asked for by sight").toEqual([]);

  await krake.hover();
  await expect(card).toBeVisible();
  await expect(card).toContainText("Raw attack230");
  expect(asked).toEqual(["/api/wiki/facts/weapons/great-sword-abaddonian-krake"]);
  await card.getByRole("button", { name: /^Add to comparison/ }).click();
  await expect(tray.getByRole("status")).toHaveText("Weapons: 1 of 4");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(card).toBeHidden();

  await tabTo(page, page.getByRole("link", { name: "Firetrail Blaisdell" }));
  await expect(page.getByRole("dialog", { name: "Firetrail Blaisdell" })).toBeVisible();
  await page.keyboard.press("c");
  await expect(tray.getByRole("status")).toHaveText("Weapons: 2 of 4");

  await page.goto("/wiki/items");
  // It comes with the first sign that somebody uses the page.
  await page.mouse.move(300, 300);
  await expect(tray, "it follows to other pages").toBeVisible();
  await tray.getByRole("link", { name: "Compare" }).click();
  await expect(page).toHaveURL(shared);
  const table = page.getByRole("table", { name: "Weapons compared" });
  await expect(table.getByRole("row", { name: /^Raw attack/ })).toContainText("240best");
  await expectAccessible(page);
});

test("a link to a comparison shows it to whoever gets it", { tag: "@once" }, async ({ page }) => {
  await page.goto(shared);
  const table = page.getByRole("table", { name: "Weapons compared" });
  await expect(table.getByRole("columnheader")).toHaveCount(2);
  expect(await overflowAt(page, [390, 1440])).toEqual([0, 0]);
  await page.getByRole("checkbox", { name: "Differences only" }).check();
  await expect(table.getByRole("rowheader", { name: /^Slots/ })).toBeHidden();
  await page.getByRole("button", { name: "Remove Abaddonian Krake" }).click();
  await expect(page).toHaveURL("/wiki/compare?weapons=great-sword-firetrail-blaisdell");
  await expect(table.getByRole("columnheader")).toHaveCount(1);
});

test("a finger opens the page, and no card", { tag: "@narrow" }, async ({ page }) => {
  await page.goto(greatSwords);
  await page.getByRole("link", { name: "Abaddonian Krake" }).tap();
  await expect(page).toHaveURL(`${greatSwords}/great-sword-abaddonian-krake`);
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("button", { name: "Compare" })).toBeHidden();
});
