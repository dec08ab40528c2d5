import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { expectAccessible } from "./support/axe";
import { horizontalOverflow } from "./support/layout";

const firesword = "/wiki/weapons/great-sword/great-sword-rathalos-firesword";
const rathalosArmor = "/wiki/armor/rathalos-alpha";
const wishlist = "/wiki/wishlist";

const thingsOf = (page: Page): Locator => page.getByRole("region", { name: "Things" }).getByRole("listitem");

function materialOf(page: Page, name: string): Locator {
  return page
    .getByRole("table", { name: "Materials of the wishlist" })
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name, exact: true }) });
}

/** A great sword with its whole line, and a helm that needs some of the same. */
async function wishForSwordAndHelm(page: Page): Promise<void> {
  await page.goto(firesword);
  await page.getByRole("button", { name: /Wishlist\s*: Rathalos Firesword/ }).click();
  await page.goto(rathalosArmor);
  await page.getByRole("button", { name: /Wishlist\s*: Rathalos Helm α/ }).click();
  await page.getByRole("link", { name: "Open the list" }).click();
  await expect(page).toHaveURL(wishlist);
  await expect(thingsOf(page)).toHaveCount(2);
}

test("a weapon and a piece of armor add up to materials, zenny and hunts, and a reload keeps them", async ({
  page,
  narrow,
}) => {
  await page.goto(wishlist);
  await expect(page.getByText("Nothing on the list yet")).toBeVisible();
  await wishForSwordAndHelm(page);

  // Valkyrie Blade I, Red Wing I and the Firesword: 5,000 + 10,000 + 20,000; the helm: 5,000.
  const materials = page.getByRole("region", { name: "Materials" });
  await expect(materials).toContainText("0 of 13 complete, 40,000");
  await expect(materialOf(page, "Rathalos Scale+").getByRole("cell").first()).toHaveText("11");
  await expect(materialOf(page, "Rathalos Wing").getByRole("cell").first()).toHaveText("7");
  await expect(materialOf(page, "Rathian Webbing").getByRole("cell").first()).toHaveText("3");
  const hunts = page.getByRole("table", { name: "Hunts for what is missing, in order" });
  await expect(hunts.getByRole("rowheader").filter({ hasText: "Rathalos" }).first()).toBeVisible();
  await expect(hunts.getByRole("rowheader").filter({ hasText: "Rathian" }).first()).toBeVisible();
  expect(await horizontalOverflow(page)).toBe(0);
  await expectAccessible(page, narrow ? ["dark"] : ["light", "dark"]);

  await page.reload();
  await expect(thingsOf(page)).toHaveCount(2);
  await expect(materials).toContainText("0 of 13 complete, 40,000");
});

test("who has the weapon before needs the last upgrade alone", async ({ page }) => {
  await wishForSwordAndHelm(page);
  await page.getByLabel("How Rathalos Firesword is made").selectOption({ label: "Last upgrade only" });
  await expect(page.getByRole("region", { name: "Materials" })).toContainText("25,000");
  await expect(materialOf(page, "Rathian Webbing")).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("region", { name: "Materials" })).toContainText("25,000");
});

test("what is owned is no longer missing, and nobody is hunted for it", async ({ page }) => {
  await wishForSwordAndHelm(page);
  const scale = materialOf(page, "Rathalos Scale+");
  await page.getByLabel("Rathalos Scale+ owned").fill("4");
  await expect(scale.getByRole("cell").nth(2)).toHaveText("7");
  await page.getByLabel("Rathalos Scale+ owned").fill("11");
  await expect(scale.getByRole("cell").nth(2)).toContainText("all there");

  const hunts = page.getByRole("table", { name: "Hunts for what is missing, in order" });
  const rathian = hunts.getByRole("rowheader").filter({ hasText: "Rathian" });
  await expect(rathian.first()).toBeVisible();
  for (const [name, count] of [
    ["Rathian Certificate S", "1"],
    ["Rathian Webbing", "3"],
    ["Rathian Spike+", "2"],
    ["Rathian Scale+", "5"],
  ] as const) {
    await page.getByLabel(`${name} owned`).fill(count);
  }
  await expect(page.getByRole("region", { name: "Materials" })).toContainText("5 of 13 complete");
  await expect(rathian).toHaveCount(0);

  await page.reload();
  await expect(page.getByLabel("Rathalos Scale+ owned")).toHaveValue("11");
  await expect(page.getByRole("region", { name: "Materials" })).toContainText("5 of 13 complete");
});

test("letters and signs in a count are ignored", { tag: "@once" }, async ({ page }) => {
  await wishForSwordAndHelm(page);
  const owned = page.getByLabel("Rathalos Wing owned");
  await owned.pressSequentially("-1e2x");
  await expect(owned).toHaveValue("12");
  await expect(materialOf(page, "Rathalos Wing").getByRole("cell").nth(2)).toContainText("all there");
});

test("what is taken off comes back at its place", async ({ page }) => {
  await wishForSwordAndHelm(page);
  await page.getByRole("button", { name: "Take Rathalos Firesword off the list" }).click();
  await expect(thingsOf(page)).toHaveCount(1);
  await expect(page.getByRole("status").filter({ hasText: "Rathalos Firesword taken off" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(thingsOf(page)).toContainText(["Rathalos Firesword", "Rathalos Helm α"]);

  await page.getByRole("button", { name: "Clear the list" }).click();
  await expect(page.getByText("Nothing on the list yet")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(thingsOf(page)).toContainText(["Rathalos Firesword", "Rathalos Helm α"]);
  await page.reload();
  await expect(thingsOf(page)).toHaveCount(2);
});

test("the button on a page knows what is on the list and takes it off again", async ({ page }) => {
  await page.goto(firesword);
  const button = page.getByRole("button", { name: /Wishlist\s*: Rathalos Firesword/ });
  await expect(button).toHaveAttribute("aria-pressed", "false");
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "false");
  await expect(page.getByText("Taken off the wishlist.")).toBeVisible();
  await page.goto(wishlist);
  await expect(page.getByText("Nothing on the list yet")).toBeVisible();
});

test("a file takes the list to another browser, beside what is there", async ({ page, newVisitor }) => {
  await wishForSwordAndHelm(page);
  await page.getByLabel("Rathalos Scale+ owned").fill("4");
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as a file" }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe("quarry-wishlist.json");
  const buffer = await readFile(await saved.path());

  const other = await newVisitor();
  await other.goto("/wiki/charms/blessing-charm-i");
  await other.getByRole("button", { name: /^Wishlist\s*:/ }).click();
  await other.goto(wishlist);
  await expect(thingsOf(other)).toHaveCount(1);
  await other
    .getByLabel("Wishlist file")
    .setInputFiles({ name: "list.json", mimeType: "application/json", buffer });
  await expect(other.getByText("2 things added.")).toBeVisible();
  await expect(thingsOf(other)).toContainText([/Charm/, "Rathalos Firesword", "Rathalos Helm α"]);
  await expect(other.getByLabel("Rathalos Scale+ owned")).toHaveValue("4");
});

test("a file that is no wishlist changes nothing", async ({ page }) => {
  await wishForSwordAndHelm(page);
  for (const text of ["", "[]", "{", '{"wishes":[{"kind":"dragon","id":1}]}', '{"version":99}']) {
    await page
      .getByLabel("Wishlist file")
      .setInputFiles({ name: "junk.json", mimeType: "application/json", buffer: Buffer.from(text) });
    await expect(page.getByText("This file holds no wishlist. Nothing was changed.")).toBeVisible();
    await expect(thingsOf(page)).toHaveCount(2);
  }
});

test("junk in the browser's storage is an empty list, not a crash", { tag: "@once" }, async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem("quarry-wishlist", '{"wishes":[null,{"id":{}}],"owned":3'),
  );
  await page.goto(wishlist);
  await expect(page.getByText("Nothing on the list yet")).toBeVisible();
});

test("two tabs show the same list", { tag: "@once" }, async ({ page, context }) => {
  await page.goto(wishlist);
  await expect(page.getByText("Nothing on the list yet")).toBeVisible();
  const other = await context.newPage();
  await other.goto(firesword);
  await other.getByRole("button", { name: /Wishlist\s*: Rathalos Firesword/ }).click();
  await expect(thingsOf(page)).toContainText(["Rathalos Firesword"]);
});
