/**
 * What the wiki's pages weigh and how quickly they answer, in Chromium against the production build:
 * compressed JavaScript and HTML, largest paint and layout shift on an unthrottled machine, a list filtered.
 *
 *     npm run bench:wiki
 */
import { type Browser, chromium, type Page } from "@playwright/test";
import { Children } from "../../scripts/lib/children.mjs";
import { findOrInstallChromium } from "../../scripts/lib/chromium.mjs";

const baseUrl = process.env.QUARRY_BASE_URL;
if (!baseUrl) throw new Error("Run this with: npm run bench:wiki");

const pages = [
  "/",
  "/wiki",
  "/wiki/weapons/great-sword",
  "/wiki/weapons/great-sword/great-sword-artian-blade-i",
  "/wiki/armor",
  "/wiki/armor/pieces",
  "/wiki/armor/gogmazios-alpha",
  "/wiki/skills",
  "/wiki/skills/weakness-exploit",
  "/wiki/hitzones",
  "/wiki/hitzones/rathalos",
  "/wiki/items",
  "/wiki/items/rathalos-ruby",
  "/wiki/drop-finder",
  "/wiki/wishlist",
];

interface Weight {
  readonly script: number;
  readonly html: number;
  readonly paint: number;
  readonly shift: number;
}

/** Bodies as they travel, without headers. */
async function weigh(browser: Browser, path: string): Promise<Weight> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const sizes: Promise<{ type: string; bytes: number }>[] = [];
  page.on("requestfinished", (request) => {
    const type = request.resourceType();
    sizes.push(request.sizes().then(({ responseBodySize }) => ({ type, bytes: responseBodySize })));
  });
  await page.goto(`${baseUrl}${path}`, { waitUntil: "networkidle" });
  const seen = await page.evaluate(
    () =>
      new Promise<{ paint: number; shift: number }>((resolve) => {
        let paint = 0;
        let shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) paint = entry.startTime;
        }).observe({ type: "largest-contentful-paint", buffered: true });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shift += (entry as unknown as { value: number }).value;
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve({ paint, shift }), 300);
      }),
  );
  const all = await Promise.all(sizes);
  await context.close();
  const sum = (wanted: string) =>
    all.filter(({ type }) => type === wanted).reduce((total, { bytes }) => total + bytes, 0);
  return { script: sum("script"), html: sum("document"), ...seen };
}

/** Milliseconds from a change of a control to the frame that shows it, of several runs. */
async function filterTimes(page: Page, change: () => Promise<unknown>, undo: () => Promise<unknown>) {
  const times: number[] = [];
  for (let run = 0; run < 15; run++) {
    // As text: what the compiler adds to named functions does not exist in the page.
    await page.evaluate(`void (window.shown = new Promise((resolve) => {
      document.addEventListener("input", () => {
        const start = performance.now();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
      }, { once: true, capture: true });
    }))`);
    await change();
    times.push(await page.evaluate<number>("window.shown"));
    await undo();
    await page.waitForTimeout(80);
  }
  return times.sort((a, b) => a - b);
}

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Prints every figure. */
async function main(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: await findOrInstallChromium(new Children(), () => {}),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"],
  });

  console.log(
    `${"page".padEnd(56)}${"JS kB".padStart(8)}${"HTML kB".padStart(9)}${"LCP ms".padStart(8)}${"CLS".padStart(8)}`,
  );
  for (const path of pages) {
    const { script, html, paint, shift } = await weigh(browser, path);
    console.log(
      path.padEnd(56) +
        (script / 1000).toFixed(1).padStart(8) +
        (html / 1000).toFixed(1).padStart(9) +
        paint.toFixed(0).padStart(8) +
        shift.toFixed(4).padStart(8),
    );
  }

  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  for (const path of ["/wiki/weapons/great-sword", "/wiki/armor/pieces", "/wiki/items"]) {
    await page.goto(`${baseUrl}${path}`, { waitUntil: "networkidle" });
    const field = page.getByRole("main").locator("input[type=search]").first();
    const times = await filterTimes(
      page,
      () => field.fill("ra"),
      () => field.fill(""),
    );
    console.log(
      `filter ${path}: p50 ${at(times, 0.5).toFixed(1)} ms, p95 ${at(times, 0.95).toFixed(1)} ms to the next frame`,
    );
  }
  await browser.close();
}

void main();
