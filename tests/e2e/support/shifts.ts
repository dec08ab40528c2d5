import { expect, type Page } from "@playwright/test";
import { twoFrames } from "./layout";

declare global {
  interface Window {
    /** All layout shifts that no input explains: their values, and what moved from where to where. */
    quarryShifts?: { value: number; moved: string[] }[];
  }
}

/** What the browser tells of a layout shift; TypeScript does not know it yet. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** Writes down from now on how the pages that are opened move while a person reads. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; moved: string[] }[] = [];
    window.quarryShifts = shifts;
    const place = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(" ");
    const name = (node: Node | null) => `${node?.nodeName} ${node?.textContent?.trim().slice(0, 40)}`;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        if (hadRecentInput) continue;
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${name(node)}: ${place(previousRect)} -> ${place(currentRect)}`,
        );
        shifts.push({ value, moved });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Sum of the shifts, as in Cumulative Layout Shift without its windows, and what moved. */
export async function readShifts(page: Page): Promise<{ sum: number; moved: string }> {
  const shifts = (await page.evaluate(() => window.quarryShifts)) ?? [];
  return {
    sum: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: shifts.flatMap(({ moved }) => moved).join("\n"),
  };
}

/** Waits until nothing more can come that would move the page. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
}

/** By how much a page may move in all; what a reader notices begins at 0.1. */
export const maxShift = 0.01;

/** Fails where a page has moved since it was opened, the part that one scrolls to included; leaves it at its top. */
export async function expectSteady(page: Page, path: string): Promise<void> {
  await settle(page);
  await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
  await page.mouse.wheel(0, 1500);
  await twoFrames(page);
  const { sum, moved } = await readShifts(page);
  expect(sum, `${path}\n${moved}`).toBeLessThan(maxShift);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
}
