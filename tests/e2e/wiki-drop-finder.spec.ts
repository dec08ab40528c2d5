import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { expectAccessible } from "./support/axe";
import { overflowAt } from "./support/layout";

const finder = "/wiki/drop-finder";

/** Expected outings of every way that can be gone at any time, from the top. */
async function expectedOutings(page: Page): Promise<number[]> {
  const ways = page.getByRole("region", { name: "All sources" });
  // On a phone the headers are out of sight; each figure has its label next to it.
  const heads = await ways.getByRole("columnheader", { includeHidden: true }).allTextContents();
  const column = heads.findIndex((text) => text.includes("Expected outings"));
  expect(column, `among ${heads}`).toBeGreaterThan(0);
  const rows = ways.getByRole("row").filter({ has: page.getByRole("rowheader") });
  await expect(rows.first()).toBeVisible();
  const texts = await rows.evaluateAll(
    (all, at) => all.map((row) => row.children[at]?.textContent ?? ""),
    column,
  );
  return texts.map((text) => Number.parseFloat(text)).filter((outings) => !Number.isNaN(outings));
}

test("three of an item: every way to them, quickest first, under an address that can be shared", {
  tag: "@once",
}, async ({ page }) => {
  await page.goto(finder);
  await expect(page.getByRole("region", { name: "Hardest to get" })).toBeVisible();
  const item = page.getByRole("combobox", { name: "Item" });
  await item.fill("wyvern ge");
  const options = page.getByRole("listbox", { name: "Matching items" }).getByRole("option");
  await expect(options.first()).toContainText("Wyvern Gem");
  await item.press("Enter");
  await expect(page).toHaveURL(`${finder}?item=wyvern-gem`);
  await page.getByLabel("How many").selectOption("3");
  await expect(page).toHaveURL(`${finder}?item=wyvern-gem&n=3`);
  await expect(page.getByRole("main").getByText("3 × Wyvern Gem")).toBeVisible();

  const ways = page.getByRole("region", { name: "All sources" });
  await expect(ways.getByRole("rowheader", { name: /Quematrice/ })).toBeVisible();
  const outings = await expectedOutings(page);
  expect(outings[0], "three take more than one").toBeGreaterThan(1);
  expect(outings).toEqual([...outings].sort((a, b) => a - b));
  expect(await overflowAt(page, [390, 1440])).toEqual([0, 0]);
  await expectAccessible(page);

  await page.reload();
  await expect(item).toHaveValue("Wyvern Gem");
  await expect.poll(() => expectedOutings(page)).toEqual(outings);
});

test("the page of an item leads here, and from here to the monster's rewards", { tag: "@once" }, async ({
  page,
}) => {
  await page.goto("/wiki/items/rathalos-ruby");
  await page.getByRole("link", { name: "Find the fastest source" }).click();
  await expect(page).toHaveURL(`${finder}?item=rathalos-ruby`);
  await page.getByRole("region", { name: "All sources" }).getByRole("link", { name: "Rathalos" }).click();
  await expect(page).toHaveURL(/^[^?]*\/wiki\/hitzones\/rathalos#/);
  const rewards = page.getByRole("region", { name: "Rewards" });
  await expect(rewards.getByRole("heading", { name: "Rewards", exact: true })).toBeInViewport();
});

test("the hunts follow what the hunter does, and the address keeps it", { tag: "@once" }, async ({
  page,
}) => {
  await page.goto(`${finder}?item=rathalos-ruby&n=3`);
  const verdict = page.getByRole("status").filter({ hasText: "3 × Rathalos Ruby" });
  await expect(verdict).toContainText("hunts of Rathalos, high rank");
  await page.getByText("Your hunting habits").click();
  await page.getByLabel("Carves", { exact: true }).selectOption("1");
  await page.getByLabel("Wounds destroyed", { exact: true }).selectOption("0");
  await page.getByLabel("Tempered wounds destroyed").selectOption("0");
  await page.getByLabel("Target rewards").selectOption("0");
  await page.getByRole("checkbox", { name: "Break every part" }).uncheck();
  await page.getByRole("checkbox", { name: "Sever and carve the tail" }).uncheck();
  // One carve at five in a hundred takes sixty for three.
  await expect(verdict).toContainText("60 hunts of Rathalos, high rank");
  await expect(page).toHaveURL(
    `${finder}?item=rathalos-ruby&n=3&carves=1&wounds=0&tempered=0&rewards=0&whole=1&uncut=1`,
  );
});
