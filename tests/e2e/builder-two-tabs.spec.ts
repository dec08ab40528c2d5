import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { expectAccessible } from "./support/axe";
import { codeOf, loadoutOf, openBuilder, paneOf, pick } from "./support/builder";
import { overflowAt } from "./support/layout";

const armed = loadoutOf({
  weapon: { id: "great-sword-rathalos-firesword", decorations: [], artian: null },
});
const title = "This build was changed in another tab";

/** From now on the browser stores nothing of this page, as when its storage is full. */
async function fillStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
}

test("one build in two tabs: what is changed in one is followed or offered in the other, and not lost", {
  tag: "@once",
}, async ({ page, context }) => {
  await openBuilder(page, `?b=${codeOf(armed)}`);
  await pick(page, "Choose head armor", "Gogmazios Helm");
  const head = paneOf(page, "Loadout");
  // Both changes may be saved together.
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem("quarry-builder") ?? "{}").past?.length))
    .toBe(2);

  // A tab that is opened shows the same build, and follows.
  const other = await context.newPage();
  await openBuilder(other);
  const there = paneOf(other, "Loadout");
  await expect(there).toContainText("Gogmazios Helm");
  await page.getByRole("button", { name: "Unequip all" }).click();
  await expect(there).not.toContainText("Rathalos Firesword");
  await other.getByRole("button", { name: "Undo" }).click();
  await expect(head).toContainText("Gogmazios Helm");
  await expect(other.getByText(title)).toHaveCount(0);

  // Both change it while one of them cannot store: that one is asked, and the other's is not written over.
  await fillStorage(other);
  await pick(other, "Choose chest armor", "Gogmazios Mail");
  await expect(other.getByText(/Storage is full or blocked in this browser/)).toBeVisible();
  await pick(page, "Choose waist armor", "Gogmazios Coil");
  await expect(other.getByText(title)).toBeVisible();
  await expect(other.getByText(/Differences: chest, waist\./)).toBeVisible();
  expect(await overflowAt(other, [390, 1440])).toEqual([0, 0]);
  await expectAccessible(other);
  await other.getByRole("button", { name: "Use that version" }).click();
  await expect(there).toContainText("Gogmazios Coil");
  await expect(there).not.toContainText("Gogmazios Mail");
  await other.getByRole("button", { name: "Undo" }).click();
  await expect(there).toContainText("Gogmazios Mail");
});
