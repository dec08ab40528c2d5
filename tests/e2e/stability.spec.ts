import type { Page } from "@playwright/test";
import { pageBudgets } from "../support/page-budgets";
import { expect, test } from "./fixtures";
import { twoFrames } from "./support/layout";

declare global {
  interface Window {
    /** Sum of all layout shifts that no input explains, as in Cumulative Layout Shift without its windows. */
    quarryShift?: number;
  }
}

/** What the browser tells of a layout shift; TypeScript does not know it yet. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Adds up from now on by how much the pages that are opened move while a person reads. */
async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.quarryShift = 0;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as LayoutShift[]) {
        if (!hadRecentInput) window.quarryShift = (window.quarryShift ?? 0) + value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Opens a page and waits until nothing more can come that would move it. */
async function settle(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "networkidle" });
  await page.evaluate(() => document.fonts.ready);
}

/** By how much a page may move in all; what a reader notices begins at 0.1. */
const maxShift = 0.01;

/** An address that no page has. */
const nowhere = "/wiki/armor/rathalos-alfa";

const paths = [
  ...Object.values(pageBudgets).map(({ path }) => path),
  "/about/privacy-policy",
  "/wiki/quests",
  "/wiki/locales/windward-plains",
  "/wiki/drop-finder",
  "/wiki/weapons/great-sword?element=fire&sort=attack.desc",
  "/wiki/weapons/long-sword",
  "/wiki/weapons/great-sword/great-sword-abaddonian-krake",
  "/wiki/hitzones/rathalos?state=wound",
  "/wiki/drop-finder?item=rathalos-ruby&n=3",
  nowhere,
];

test("pages do not move while they load", async ({ page, guard }) => {
  test.slow();
  guard.expectFailure(new RegExp(`${nowhere}$`), 404);
  await recordShifts(page);
  for (const path of paths) {
    await test.step(path, async () => {
      await settle(page, path);
      await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
      await page.mouse.wheel(0, 1500);
      await twoFrames(page);
      expect(await page.evaluate(() => window.quarryShift), path).toBeLessThan(maxShift);
    });
  }
});

test("a shift would be seen", { tag: "@narrow" }, async ({ page }) => {
  await recordShifts(page);
  await settle(page, "/wiki/weapons/great-sword");
  await page.evaluate(() => {
    const wedge = document.createElement("div");
    wedge.style.height = "300px";
    document.querySelector("main")?.prepend(wedge);
  });
  await expect.poll(() => page.evaluate(() => window.quarryShift)).toBeGreaterThan(maxShift);
});
