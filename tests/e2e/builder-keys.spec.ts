import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { expectAccessible } from "./support/axe";
import { addSkills, codeOf, loadoutOf, openBuilder, paneOf, showPane } from "./support/builder";
import { horizontalOverflow, twoFrames } from "./support/layout";

const gogmazios = loadoutOf(
  {},
  {
    head: "gogmazios-helm-alpha",
    chest: "gogmazios-mail-alpha",
    arms: "gogmazios-vambraces-alpha",
    waist: "gogmazios-coil-alpha",
    legs: "gogmazios-greaves-alpha",
  },
);
const query = `?b=${codeOf(gogmazios)}`;

const skillField = (page: Page) => page.getByRole("combobox", { name: "Add a skill or a bonus" });
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** The buttons that equip the sets in the list; those that are equally good are one row. */
const rowsOf = (page: Page) => paneOf(page, "Search").getByRole("button", { name: /^Equip set \d+$/ });

/** Searches for a skill that a hundred sets have. */
async function search(page: Page): Promise<void> {
  await addSkills(page, "Agitator 2");
  await paneOf(page, "Search").getByRole("button", { name: "Search", exact: true }).click();
  await expect(rowsOf(page).nth(19)).toBeAttached();
}

test("a thumb finds the search first, and each tab where it was left", { tag: "@narrow" }, async ({
  page,
}) => {
  await openBuilder(page, query);
  const bar = page.getByRole("tablist", { name: "Builder sections" });
  await expect(bar.getByRole("tab").first()).toHaveText("Search");
  const screen = page.viewportSize();
  const box = await bar.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(screen?.height);

  await search(page);
  const pane = paneOf(page, "Search");
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(9000);
  const row = rowsOf(page).nth(11);
  await row.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  // Rows that come into view get their real heights, and the page follows.
  await twoFrames(page);
  await twoFrames(page);
  const left = await scrollY(page);
  expect(left).toBeGreaterThan(1000);
  await showPane(page, "Loadout");
  expect(await scrollY(page)).toBe(0);
  await showPane(page, "Search");
  expect(Math.abs((await scrollY(page)) - left)).toBeLessThan(4);

  await pane.getByRole("button", { name: /^Show \d+ more sets$/ }).click();
  await expect(rowsOf(page).nth(20)).toBeFocused();
  expect(await horizontalOverflow(page)).toBe(0);
  await expectAccessible(page);
});

test("the keys go from an empty page to a set that is equipped", { tag: "@once" }, async ({ page }) => {
  await openBuilder(page);
  await page.keyboard.press("s");
  await expect(skillField(page)).toBeFocused();
  await page.keyboard.type("Agitator 2");
  await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("list", { name: "Wanted skills" })).toContainText("Agitator");
  await paneOf(page, "Search").getByRole("button", { name: "Search", exact: true }).focus();
  await page.keyboard.press("Enter");
  const equip = (place: number) =>
    paneOf(page, "Search").getByRole("button", { name: new RegExp(`^Equip(ped)? set ${place}$`) });
  await expect(equip(3)).toBeAttached();
  await page.keyboard.press("r");
  await expect(equip(1)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(equip(3)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(equip(3)).toHaveText("Equipped set 3");
  await expect(equip(3)).toBeFocused();
  await expect(paneOf(page, "Loadout").getByRole("button", { name: /^Choose leg/ })).toHaveCount(0);
});

test("skip links lead past the gear, and every key is listed", { tag: "@once" }, async ({ page }) => {
  await openBuilder(page, query);
  await page.getByRole("button", { name: "Skip to skill search" }).focus();
  await expect(page.getByRole("button", { name: "Skip to skill search" })).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(skillField(page)).toBeFocused();
  // What is typed is text.
  await page.keyboard.type("1?");
  await expect(skillField(page)).toHaveValue("1?");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("tab", { name: "Search" }).focus();
  await page.keyboard.press("?");
  const dialog = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(dialog).toBeVisible();
  await expectAccessible(page, dialog);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("tab", { name: "Search" })).toBeFocused();
});

test("after a dialog nothing has moved and the focus is where it was", async ({ page }) => {
  await openBuilder(page, query);
  await search(page);
  const pane = paneOf(page, "Search");
  // While the search and "Room for more" are still at work, what they add moves the rows.
  await expect(pane.locator("[aria-busy=true]")).toHaveCount(0);
  await expect(pane.getByRole("region", { name: "Room for more" })).not.toContainText("Checking");
  const row = rowsOf(page).nth(7);
  await row.scrollIntoViewIfNeeded();
  await row.focus();
  const before = { scroll: await scrollY(page), box: await row.boundingBox() };
  for (const [key, name] of [
    ["1", "Choose a weapon"],
    ["2", "Choose head armor"],
    ["?", "Keyboard shortcuts"],
  ] as const) {
    await test.step(name, async () => {
      await page.keyboard.press(key);
      const dialog = page.getByRole("dialog", { name });
      await expect(dialog).toBeVisible();
      expect(await scrollY(page)).toBe(before.scroll);
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(row).toBeFocused();
      expect({ scroll: await scrollY(page), box: await row.boundingBox() }).toEqual(before);
    });
  }
});

test("storage that is forbidden is said once, and work goes on", { tag: "@once" }, async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await openBuilder(page, query);
  await page.getByRole("button", { name: "Unequip all" }).click();
  const note = page.getByText(/Storage is full or blocked in this browser/);
  await expect(note).toBeVisible();
  await page.getByRole("button", { name: "Close note" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(paneOf(page, "Loadout")).toContainText("Gogmazios Helm α");
  await expect(page).toHaveURL(/[?&]b=1/);
  await expect(note).toHaveCount(0);
});
