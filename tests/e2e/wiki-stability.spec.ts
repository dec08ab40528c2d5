import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";

declare global {
  interface Window {
    /** Sum of all layout shifts that no input explains, as in Cumulative Layout Shift without its windows. */
    quarryShift?: number;
  }
}

/** Adds up from now on by how much the pages that are opened move while a person reads. */
async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.quarryShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) window.quarryShift = (window.quarryShift ?? 0) + value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

const pages: Record<string, string> = {
  "a list": "/wiki/weapons/great-sword",
  "a list with filters in its address": "/wiki/weapons/great-sword?element=fire&sort=attack.desc",
  "a weapon": "/wiki/weapons/great-sword/great-sword-abaddonian-krake",
  "a monster": "/wiki/hitzones/rathalos",
  "a monster in a state of the address": "/wiki/hitzones/rathalos?state=wound",
  "the drop finder with a question": "/wiki/drop-finder?item=rathalos-ruby&n=3",
};

for (const [kind, path] of Object.entries(pages)) {
  test(`${kind} does not move while it loads`, { tag: "@narrow" }, async ({ page }) => {
    await recordShifts(page);
    await page.goto(path, { waitUntil: "networkidle" });
    await page.mouse.wheel(0, 1500);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await page.evaluate(() => window.quarryShift)).toBeLessThan(0.02);
  });
}

test("a shift would be seen", { tag: "@narrow" }, async ({ page }) => {
  await recordShifts(page);
  await page.goto("/wiki/weapons/great-sword", { waitUntil: "networkidle" });
  await page.evaluate(() => {
    const wedge = document.createElement("div");
    wedge.style.height = "300px";
    document.querySelector("main")?.prepend(wedge);
  });
  await expect.poll(() => page.evaluate(() => window.quarryShift)).toBeGreaterThan(0.02);
});
