import type { Browser, BrowserContext, CDPSession, Page } from "@playwright/test";
import { recordTraffic, type Traffic } from "../support/page-traffic";

/** A slow line, as Lighthouse's mobile preset has it. */
const slowLine = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** A page is settled when it fetched nothing and kept the main thread free for this long, in ms. */
const quiet = 1500;
const patience = 30_000;

/** What a page is loaded with. */
export interface Conditions {
  /** How many times as slow as this machine the processor is. */
  readonly cpu: number;
  readonly isLineSlow: boolean;
  /** How long a page is watched at least, in ms: some work waits until a page has settled. */
  readonly watched: number;
}

/** One load of one page with an empty cache. Times in ms. */
export interface PageFigures {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** What tasks after the first paint take over 50 ms each, summed: how long input would have waited. */
  readonly blocking: number;
  readonly longestTask: number;
  /** Sum of all layout shifts. */
  readonly shift: number;
  /** Processor time of the main thread until the page is settled, other programs left out: of all tasks, and by kind. */
  readonly work: number;
  readonly scripting: number;
  readonly layout: number;
  readonly style: number;
  readonly elements: number;
  readonly traffic: Traffic;
}

interface Seen {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly shift: number;
  readonly tasks: readonly { readonly start: number; readonly duration: number }[];
}

/** As text: what the compiler adds to functions does not exist in the page. */
const observer = `window.seen = { firstPaint: 0, largestPaint: 0, shift: 0, tasks: [] };
for (const [type, take] of Object.entries({
  paint: (entry) => { if (entry.name === "first-contentful-paint") seen.firstPaint = entry.startTime; },
  "largest-contentful-paint": (entry) => { seen.largestPaint = entry.startTime; },
  "layout-shift": (entry) => { seen.shift += entry.value; },
  longtask: ({ startTime, duration }) => { seen.tasks.push({ start: startTime, duration }); },
})) new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });`;

/**
 * Loads a page as a phone does, with an empty cache, and waits until it is settled.
 *
 * @param stored what is in local storage, by key
 */
export async function measurePage(
  browser: Browser,
  url: string,
  { cpu, isLineSlow, watched }: Conditions,
  stored: Readonly<Record<string, string>> = {},
): Promise<PageFigures> {
  const context = await browser.newContext({
    serviceWorkers: "block",
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  try {
    if (Object.keys(stored).length > 0) await store(context, new URL(url).origin, stored);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const getTraffic = await recordTraffic(session);
    await page.addInitScript(observer);
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
    if (isLineSlow) await session.send("Network.emulateNetworkConditions", { offline: false, ...slowLine });
    await session.send("Emulation.setCPUThrottlingRate", { rate: cpu });
    await page.goto(url, { waitUntil: "load", timeout: 60_000 });
    await settle(page, getTraffic, watched);
    const seen = await page.evaluate<Seen>("seen");
    const work = await readWork(session);
    const late = seen.tasks.filter(({ start, duration }) => start + duration > seen.firstPaint);
    return {
      firstPaint: seen.firstPaint,
      largestPaint: seen.largestPaint,
      blocking: late.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
      longestTask: Math.max(0, ...late.map(({ duration }) => duration)),
      shift: seen.shift,
      ...work,
      elements: await page.evaluate<number>("document.querySelectorAll('*').length"),
      traffic: getTraffic(),
    };
  } finally {
    await context.close();
  }
}

/** Fills local storage from a page of the site that has no script. */
async function store(context: BrowserContext, origin: string, stored: Readonly<Record<string, string>>) {
  const page = await context.newPage();
  await page.goto(`${origin}/favicon.svg`);
  await page.evaluate((all) => {
    for (const [key, text] of all) localStorage.setItem(key, text);
  }, Object.entries(stored));
  await page.close();
}

async function settle(page: Page, getTraffic: () => Traffic, watched: number): Promise<void> {
  const start = Date.now();
  let state = "";
  let since = start;
  while (Date.now() < start + patience && (Date.now() - since < quiet || Date.now() - start < watched)) {
    await page.waitForTimeout(100);
    const now = `${getTraffic().requests} ${await page.evaluate<number>("seen.tasks.length")}`;
    if (now !== state) since = Date.now();
    state = now;
  }
}

/** Seconds of the browser's own counters, as ms. */
async function readWork(
  session: CDPSession,
): Promise<Pick<PageFigures, "work" | "scripting" | "layout" | "style">> {
  const { metrics } = await session.send("Performance.getMetrics");
  const get = (wanted: string) => (metrics.find(({ name }) => name === wanted)?.value ?? 0) * 1000;
  return {
    work: get("TaskDuration"),
    scripting: get("ScriptDuration"),
    layout: get("LayoutDuration"),
    style: get("RecalcStyleDuration"),
  };
}
