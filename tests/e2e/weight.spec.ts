import type { Page } from "@playwright/test";
import { isPaintPlain } from "@/lib/paint/paint";
import { pageBudgets } from "../support/page-budgets";
import { recordTraffic } from "../support/page-traffic";
import { takeTurns } from "../support/test-size";
import { expect, test } from "./fixtures";
import { expectSteady, recordShifts } from "./support/shifts";

/** Text that is in the SDK's own code and nowhere else. */
const firebaseMarks = ["identitytoolkit.googleapis.com", "firestore.googleapis.com", "@firebase/"];
/** Compressed bytes of all scripts that `/` fetches. */
const scriptBudget = 165 * 1024;
/** Next.js's own compression is weaker than the build's (`lib/paint`). */
const weighsMore = "budgets are those of the usual build";

for (const [kind, budget] of takeTurns(Object.entries(pageBudgets), 2)) {
  test(`the first view keeps within its budget and does not move: ${kind}`, { tag: "@narrow" }, async ({
    page,
  }) => {
    await recordShifts(page);
    const session = await page.context().newCDPSession(page);
    const getTraffic = await recordTraffic(session);
    await page.goto(budget.path, { waitUntil: "networkidle" });
    // What is fetched once the page is idle comes within a second.
    await page.waitForTimeout(1000);
    const { bytes, requests, files } = getTraffic();
    const script = (bytes.script + bytes.data) / 1024;
    const style = bytes.style / 1024;
    const figures = `${script.toFixed(1)} KiB of script and data, ${style.toFixed(1)} KiB of style, ${requests} requests`;
    test.info().annotations.push({ type: budget.path, description: figures });
    expect(files.length, "the document and more").toBeGreaterThan(2);
    if (!isPaintPlain) {
      expect(script, figures).toBeLessThanOrEqual(budget.script);
      expect(style, figures).toBeLessThanOrEqual(budget.style);
      expect(requests, figures).toBeLessThanOrEqual(budget.requests);
    }
    // What is laid over a video has no header.
    if (!budget.path.startsWith("/overlay/")) await expectSteady(page, budget.path);
  });
}

/** Text that is in zod's own code and nowhere else. */
const schemaMarks = ["ZodError", "invalid_union"];

test("a visitor's builds and boards load neither sign-in code nor schemas", { tag: "@once" }, async ({
  page,
}) => {
  for (const path of ["/wiki/builds", "/leaderboards/overview", "/hunting-help", "/wiki/guides"]) {
    const scripts = collectScripts(page);
    await page.goto(path, { waitUntil: "networkidle" });
    expect(await markedScripts(page, scripts, [...firebaseMarks, ...schemaMarks]), path).toEqual([]);
  }
});

test("a page of links fetches none of them until one is meant", { tag: "@once" }, async ({ page }) => {
  const scripts = collectScripts(page);
  await page.goto("/wiki/guides", { waitUntil: "networkidle" });
  const atFirst = scripts.size;
  await page.mouse.wheel(0, 4000);
  // A setting in the footer brings its own code when it is seen; no link does.
  await expect(page.getByRole("radiogroup", { name: "Colors" })).toBeVisible();
  const before = scripts.size;
  await page.mouse.wheel(0, -4000);
  await page.mouse.wheel(0, 4000);
  await page.waitForTimeout(500);
  expect(scripts.size, "by sight").toBe(before);
  // One of the footer, and what shows cards for links, which comes with the first input.
  expect(before - atFirst, "of the footer").toBeLessThanOrEqual(2);
  await page.getByRole("contentinfo").getByRole("link").first().hover();
  await expect.poll(() => scripts.size, { message: "by a pointer that rests" }).toBeGreaterThan(before);
});

test("a visitor loads no sign-in code, and little code at all", { tag: "@once" }, async ({ page }) => {
  test.skip(isPaintPlain, weighsMore);
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
  expect(total, figure).toBeLessThan(scriptBudget);

  for (const path of ["/wiki/armor", "/hunting-help"]) {
    await page.goto(path, { waitUntil: "networkidle" });
    expect(await markedScripts(page, scripts)).toEqual([]);
  }
});

test("the sign-in page loads it, so the marks are right, but not the helper of Google's window", {
  tag: "@once",
}, async ({ page }) => {
  const scripts = collectScripts(page);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/login", { waitUntil: "networkidle" });
  await expect(page.getByRole("button", { name: "Continue with Google" })).toBeEnabled();
  expect((await markedScripts(page, scripts)).length).toBeGreaterThan(0);
  const helper = /apis\.google\.com|\/__\/auth|\/emulator\/auth\/iframe/;
  expect(asked.filter((url) => helper.test(url))).toEqual([]);
});

/** Addresses of every script that the page fetches from now on, for use or ahead of it. */
function collectScripts(page: Page): ReadonlySet<string> {
  const addresses = new Set<string>();
  page.on("response", (response) => {
    if (/javascript/.test(response.headers()["content-type"] ?? "")) addresses.add(response.url());
  });
  return addresses;
}

async function markedScripts(
  page: Page,
  addresses: ReadonlySet<string>,
  marks: readonly string[] = firebaseMarks,
): Promise<string[]> {
  const texts = await Promise.all(
    [...addresses].map(async (url) => ({ url, text: await (await page.request.get(url)).text() })),
  );
  expect(texts.length, "scripts to look into").toBeGreaterThan(2);
  return texts.filter(({ text }) => marks.some((mark) => text.includes(mark))).map(({ url }) => url);
}
