import { expect, test } from "./fixtures";
import { arriveSignedIn } from "./support/account-menu";
test("look", { tag: "@once" }, async ({ page, account }) => {
  test.slow();
  for (const [w, h] of [[390, 844], [1440, 900]] as const) {
    for (const scheme of ["dark", "light"] as const) {
      await page.setViewportSize({ width: w, height: h });
      await page.goto("/box");
      await page.evaluate((s) => localStorage.setItem("mantine-color-scheme-value", s), scheme);
      for (const [name, path] of [["box", "/box"], ["crowns", "/box/crowns"], ["item", "/wiki/items/rathalos-ruby"]] as const) {
        await page.goto(path);
        await page.waitForTimeout(800);
        await page.screenshot({ path: `/tmp/box-look/${name}-${w}-${scheme}.png` });
      }
    }
  }
  await arriveSignedIn(page, account, "/box");
  await expect(page.getByText("Saved in your account")).toBeVisible();
  await page.screenshot({ path: "/tmp/box-look/box-signed.png", fullPage: true });
  await page.goto("/builder");
  await page.waitForTimeout(500);
});
