/**
 * What the builder weighs until it can be used, and how quickly it answers, in Chromium against the production
 * build on an unthrottled machine: bytes of script and data, the picker of weapons, the first set of a search, the
 * longest tasks of the page while a search runs, and those of a change on a slow phone.
 *
 *     npm run bench:builder-page
 */
import { type Browser, chromium, type Page } from "@playwright/test";
import { consentCookie, serializeConsent } from "../../lib/site/consent";
import { Children } from "../../scripts/lib/children.mjs";
import { findOrInstallChromium } from "../../scripts/lib/chromium.mjs";
import { codeOf, loadoutOf } from "../e2e/support/builder";

const baseUrl = process.env.QUARRY_BASE_URL;
if (!baseUrl) throw new Error("Run this with: npm run bench:builder-page");

const skillLists = [
  ["Weakness Exploit 5", "Agitator 5"],
  ["Weakness Exploit 5", "Agitator 5", "Maximum Might 3", "Burst 1", "Divine Blessing 3"],
];

/** A visitor who has answered the question about cookies, which would lie over the page. */
async function openContext(browser: Browser, viewport: { width: number; height: number }) {
  const context = await browser.newContext({ viewport });
  const value = encodeURIComponent(serializeConsent({ analytics: false, advertising: false }));
  await context.addCookies([{ name: consentCookie, value, url: baseUrl ?? "" }]);
  return context;
}

async function openPage(browser: Browser, query = ""): Promise<Page> {
  const page = await (await openContext(browser, { width: 1440, height: 900 })).newPage();
  await page.goto(`${baseUrl}/builder${query}`, { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Undo" }).waitFor();
  return page;
}

/** Bytes of bodies as they travel: until the page takes input, and all that it fetches ahead afterwards. */
async function weigh(browser: Browser): Promise<void> {
  const context = await openContext(browser, { width: 390, height: 844 });
  const page = await context.newPage();
  const asked: Promise<{ path: string; bytes: number }>[] = [];
  page.on("requestfinished", (request) => {
    const path = new URL(request.url()).pathname;
    asked.push(request.sizes().then(({ responseBodySize: bytes }) => ({ path, bytes })));
  });
  const sums = async () => {
    const all = await Promise.all(asked);
    const sum = (of: RegExp) =>
      all.filter(({ path }) => of.test(path)).reduce((total, { bytes }) => total + bytes, 0) / 1000;
    const script = sum(/\.js$/);
    const data = sum(/^\/api\/builder\/data\//);
    return `JS ${script.toFixed(1)} kB, data ${data.toFixed(1)} kB, together ${(script + data).toFixed(1)} kB`;
  };
  await page.goto(`${baseUrl}/builder`, { waitUntil: "load" });
  await page.getByRole("button", { name: "Undo" }).waitFor();
  console.log(`until the builder takes input: ${await sums()}`);
  await page.waitForTimeout(4000);
  console.log(`at rest, with what is fetched ahead: ${await sums()}`);
  await context.close();
}

/** Milliseconds from a click on `button` until `found` is on the screen. As text: see `wiki-pages.ts`. */
function clickToPaint(page: Page, button: string, found: string): Promise<number> {
  return page.evaluate<number>(`new Promise((resolve) => {
    const started = performance.now();
    const look = () =>
      document.querySelector(${JSON.stringify(found)})
        ? requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)))
        : requestAnimationFrame(look);
    [...document.querySelectorAll("section button")].find((each) => each.textContent.trim() === ${JSON.stringify(button)}).click();
    requestAnimationFrame(look);
  })`);
}

const at = (values: readonly number[], share: number) => {
  const sorted = values.toSorted((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0);
};

async function measurePicker(browser: Browser, button: string): Promise<void> {
  const page = await openPage(browser);
  await page.waitForTimeout(3000);
  const times: number[] = [];
  for (let round = 0; round < 15; round++) {
    times.push(await clickToPaint(page, button, "[role='dialog'] [role='option']"));
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await page.waitForTimeout(100);
  }
  console.log(
    `picker "${button}": first ${times[0]?.toFixed(0)} ms, p50 ${at(times, 0.5)}, p95 ${at(times, 0.95)}`,
  );
  await page.context().close();
}

async function measureSearch(browser: Browser, skills: readonly string[]): Promise<void> {
  const times: number[] = [];
  const tasks: number[] = [];
  for (let round = 0; round < 5; round++) {
    const page = await openPage(browser, "?tab=search");
    const field = page.getByRole("combobox", { name: "Add a skill or a bonus" });
    for (const skill of skills) {
      await field.fill(skill);
      // Not an option of a native select, which counts as hidden.
      await page.locator("[role='option']").first().waitFor();
      await field.press("Enter");
    }
    await page.waitForTimeout(500);
    await page.evaluate(`window.tasks = []; new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.tasks.push(duration);
    }).observe({ type: "longtask" })`);
    times.push(await clickToPaint(page, "Search", "section[aria-label='Search'] li h3"));
    await page.waitForTimeout(2500);
    tasks.push(...(await page.evaluate<number[]>("window.tasks")));
    await page.context().close();
  }
  const long = tasks.length > 0 ? tasks.map((each) => each.toFixed(0)).join(", ") : "none";
  console.log(
    `search, ${skills.length} skills: first set p50 ${at(times, 0.5)} ms, max ${at(times, 1)}, worker's start included; tasks over 50 ms: ${long}`,
  );
}

/**
 * A phone four times slower on which every pane was looked at: what undoing and redoing a whole set holds it up for,
 * with the panes out of sight.
 */
async function measureChange(browser: Browser): Promise<void> {
  const context = await openContext(browser, { width: 390, height: 844 });
  const page = await context.newPage();
  const weapon = { id: "great-sword-rathalos-firesword", decorations: [], artian: null };
  const query = `?b=${codeOf(loadoutOf({ weapon }))}&target=1_monster.rathalos&tab=search`;
  await page.goto(`${baseUrl}/builder${query}`, { waitUntil: "networkidle" });
  const field = page.getByRole("combobox", { name: "Add a skill or a bonus" });
  await field.fill("Weakness Exploit 5");
  await page.locator("[role='option']").first().waitFor();
  await field.press("Enter");
  const search = page.locator("#builder-search");
  await search.getByRole("button", { name: "Search", exact: true }).click();
  await search.getByRole("button", { name: "Equip set 1", exact: true }).click();
  for (const pane of ["Totals", "Damage", "Shopping", "Search", "Loadout"]) {
    await page.getByRole("tab", { name: pane }).click();
    await page.waitForTimeout(1500);
  }
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.evaluate(`window.tasks = []; new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.tasks.push(duration);
  }).observe({ type: "longtask" })`);
  for (let round = 0; round < 10; round++) {
    await page.getByRole("button", { name: round % 2 === 0 ? "Undo" : "Redo", exact: true }).click();
    await page.waitForTimeout(2000);
  }
  const tasks = await page.evaluate<number[]>("window.tasks");
  const sum = tasks.reduce((all, each) => all + each, 0);
  console.log(
    `a change, all panes looked at, 4 times slower, 10 rounds: ${tasks.length} tasks over 50 ms, together ${sum.toFixed(0)} ms, p50 ${at(tasks, 0.5)}, longest ${at(tasks, 1)}`,
  );
  await context.close();
}

/** Prints every figure. */
async function main(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: await findOrInstallChromium(new Children(), () => {}),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"],
  });
  await weigh(browser);
  await measurePicker(browser, "Choose a weapon");
  await measurePicker(browser, "Choose head armor");
  for (const skills of skillLists) await measureSearch(browser, skills);
  await measureChange(browser);
  await browser.close();
}

void main();
