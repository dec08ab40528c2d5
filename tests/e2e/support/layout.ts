import type { Page } from "@playwright/test";

/** Pixels by which the document is wider than the screen. */
export function horizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });
}

/**
 * Pixels by which the document, or the bar at its top, is wider than screens of these widths. The page is
 * made narrower and wider without a reload, and is as wide as before in the end.
 */
export async function overflowAt(page: Page, widths: readonly number[]): Promise<number[]> {
  const before = page.viewportSize();
  const results: number[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await twoFrames(page);
    const inHeader = await page
      .getByRole("banner")
      .evaluate((bar) => Math.max(0, bar.scrollWidth - bar.clientWidth));
    results.push(Math.max(inHeader, await horizontalOverflow(page)));
  }
  if (before) await page.setViewportSize(before);
  return results;
}

/** Until what was painted last is on the screen. */
export function twoFrames(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
}
