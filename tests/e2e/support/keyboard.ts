import { expect, type Locator, type Page } from "@playwright/test";

/** Walks on with the Tab key until something has the focus. */
export async function tabTo(page: Page, target: Locator, most = 120): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < most; step++) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The Tab key did not reach ${target} in ${most} steps.`);
}
