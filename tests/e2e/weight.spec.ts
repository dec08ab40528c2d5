import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";

/** Text that is in the SDK's own code and nowhere else. */
const firebaseMarks = ["identitytoolkit.googleapis.com", "firestore.googleapis.com", "@firebase/"];
/** Compressed bytes of all scripts that `/` fetches. A bare Next and Mantine page has about 138 KB. */
const scriptBudget = 160 * 1024;

for (const path of ["/", "/wiki"]) {
  test(`${path} does not move under the reader`, async ({ page }) => {
    await page.addInitScript(() => {
      window.quarryShift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & LayoutShift)[]) {
          if (!entry.hadRecentInput) window.quarryShift = (window.quarryShift ?? 0) + entry.value;
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(path, { waitUntil: "networkidle" });
    await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    await twoFrames(page);
    const shift = await page.evaluate(() => window.quarryShift);
    test.info().annotations.push({ type: "cumulative layout shift", description: String(shift) });
    expect(shift).toBeLessThan(0.02);
  });
}

test("a visitor loads no sign-in code, and little code at all", async ({ page }) => {
  const scripts = collectScripts(page);
  await page.goto("/", { waitUntil: "networkidle" });
  const bytes = await page.evaluate(() => {
    const sizes = new Map<string, number>();
    for (const entry of performance.getEntriesByType("resource")) {
      if (!(entry instanceof PerformanceResourceTiming) || !/\.js(\?|$)/.test(entry.name)) continue;
      sizes.set(entry.name, Math.max(entry.encodedBodySize, sizes.get(entry.name) ?? 0));
    }
    return [...sizes.values()];
  });
  expect(bytes.length, "scripts").toBeGreaterThan(2);
  const total = bytes.reduce((sum, size) => sum + size, 0);
  const figure = `${(total / 1024).toFixed(1)} KB in ${bytes.length} files`;
  test.info().annotations.push({ type: "compressed JavaScript of /", description: figure });
  console.log(`compressed JavaScript of / for a visitor: ${figure}`);
  expect(total).toBeLessThan(scriptBudget);

  await page.goto("/wiki/armor", { waitUntil: "networkidle" });
  expect(await markedScripts(page, scripts)).toEqual([]);
});

test("the sign-in page does load it, so the marks are the right ones", { tag: "@once" }, async ({ page }) => {
  const scripts = collectScripts(page);
  await page.goto("/login", { waitUntil: "networkidle" });
  expect((await markedScripts(page, scripts)).length).toBeGreaterThan(0);
});

declare global {
  interface Window {
    quarryShift?: number;
  }
}

/** What the browser tells of a layout shift; TypeScript does not know it yet. */
interface LayoutShift {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Addresses of every script that the page fetches from now on, for use or ahead of it. */
function collectScripts(page: Page): ReadonlySet<string> {
  const addresses = new Set<string>();
  page.on("response", (response) => {
    if (/javascript/.test(response.headers()["content-type"] ?? "")) addresses.add(response.url());
  });
  return addresses;
}

async function markedScripts(page: Page, addresses: ReadonlySet<string>): Promise<string[]> {
  const texts = await Promise.all(
    [...addresses].map(async (url) => ({ url, text: await (await page.request.get(url)).text() })),
  );
  expect(texts.length, "scripts to look into").toBeGreaterThan(2);
  return texts.filter(({ text }) => firebaseMarks.some((mark) => text.includes(mark))).map(({ url }) => url);
}

/** Until what was painted last is on the screen. */
function twoFrames(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
}
