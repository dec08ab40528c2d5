import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { expectAccessible } from "./support/axe";
import { overflowAt } from "./support/layout";

const firesword = "/wiki/weapons/great-sword/great-sword-rathalos-firesword";
const rathalosArmor = "/wiki/armor/rathalos-alpha";
const wishlist = "/wiki/wishlist";

const thingsOf = (page: Page): Locator => page.getByRole("region", { name: "Gear" }).getByRole("listitem");

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
  await page.getByRole("link", { name: "Open wishlist" }).click();
  await expect(page).toHaveURL(wishlist);
  await expect(thingsOf(page)).toHaveCount(2);
}

test("a weapon and a piece of armor add up to materials, zenny and hunts, and a reload keeps them", {
  tag: "@once",
}, async ({ page }) => {
  await page.goto(wishlist);
  await expect(page.getByText("Your wishlist is empty")).toBeVisible();
  await wishForSwordAndHelm(page);

  // Valkyrie Blade I, Red Wing I and the Firesword: 5,000 + 10,000 + 20,000; the helm: 5,000.
  const materials = page.getByRole("region", { name: "Materials" });
  await expect(materials).toContainText("0 of 13 complete, 40,000");
  await expect(materialOf(page, "Rathalos Scale+").getByRole("cell").first()).toHaveText("11");
  await expect(materialOf(page, "Rathalos Wing").getByRole("cell").first()).toHaveText("7");
  await expect(materialOf(page, "Rathian Webbing").getByRole("cell").first()).toHaveText("3");
  const hunts = page.getByRole("table", { name: "Planned sources, in order" });
  await expect(hunts.getByText("with the drops of Rathalos")).toBeVisible();
  await expect(hunts.getByText("with the drops of Rathian")).toBeVisible();
  expect(await overflowAt(page, [390, 1440])).toEqual([0, 0]);
  await expectAccessible(page);

  await page.getByLabel("Rathalos Scale+ owned").fill("11");
  await expect(materials).toContainText("1 of 13 complete");
  await page.reload();
  await expect(thingsOf(page)).toHaveCount(2);
  await expect(page.getByLabel("Rathalos Scale+ owned")).toHaveValue("11");
  await expect(materials).toContainText("1 of 13 complete, 40,000");
});

test("adding moves nothing", async ({ page }) => {
  await page.goto("/wiki/decorations/attack-jewel-1");
  const below = page.getByRole("region", { name: "Skill", exact: true });
  const button = page.getByRole("button", { name: /^Wishlist/ });
  const before = [await below.boundingBox(), await button.boundingBox()];
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "true");
  expect([await below.boundingBox(), await button.boundingBox()]).toEqual(before);
});

test("a file takes the list to another browser, next to what is there", { tag: "@once" }, async ({
  page,
  newVisitor,
}) => {
  await wishForSwordAndHelm(page);
  await page.getByLabel("Rathalos Scale+ owned").fill("4");
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export file" }).click();
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
  await expect(other.getByText("2 items added.")).toBeVisible();
  await expect(thingsOf(other)).toContainText([/Charm/, "Rathalos Firesword", "Rathalos Helm α"]);
  await expect(other.getByLabel("Rathalos Scale+ owned")).toHaveValue("4");
});

test("two tabs show the same list", { tag: "@once" }, async ({ page, context }) => {
  await page.goto(wishlist);
  await expect(page.getByText("Your wishlist is empty")).toBeVisible();
  const other = await context.newPage();
  await other.goto(firesword);
  await other.getByRole("button", { name: /Wishlist\s*: Rathalos Firesword/ }).click();
  await expect(thingsOf(page)).toContainText(["Rathalos Firesword"]);
});
