import { expect, test } from "./fixtures";
import { expectAccessible, expectPageAccessible } from "./support/axe";
import { horizontalOverflow, overflowAt } from "./support/layout";

test("the kit reads well in both schemes and fits every screen", async ({ page, narrow }, testInfo) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const response = await page.goto("/dev/kit");
  expect(response?.status()).toBe(200);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  for (const scheme of ["dark", "light"] as const) {
    const other = scheme === "dark" ? "light" : "dark";
    await expect(page.getByRole("button", { name: `Switch to ${other} colors` })).toBeVisible();
    const body = await page.screenshot({ fullPage: true, scale: "css", type: "jpeg" });
    await testInfo.attach(`kit-${scheme}`, { body, contentType: "image/jpeg" });
    await page.getByRole("button", { name: `Switch to ${other} colors` }).click();
  }
  expect(await horizontalOverflow(page), "pixels beyond the right edge").toBe(0);
  if (!narrow)
    expect(await overflowAt(page, [320, 768, 769]), "pixels beyond the right edge").toEqual([0, 0, 0]);
  await expectPageAccessible(page);
});

test("a dialog fits the screen, keeps the focus inside and gives it back", async ({ page }) => {
  await page.goto("/dev/kit");
  const opener = page.getByRole("button", { name: "Open medium" });
  await opener.click();
  const dialog = page.getByRole("dialog", { name: "Dialog, medium" });
  await expect(dialog).toBeVisible();
  expect(await horizontalOverflow(page), "pixels beyond the right edge").toBe(0);
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await expectAccessible(page, dialog);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});
