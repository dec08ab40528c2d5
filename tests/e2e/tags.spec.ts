import type { BrowserContext, Page } from "@playwright/test";
import { test as base } from "@playwright/test";
import { loadTagManager } from "@/lib/site/load-tag-manager";
import { createSecurityHeaders } from "@/lib/site/security-headers";
import { type TagSetup, toTagSetup } from "@/lib/site/tags";
import { expect, test } from "./fixtures";

/**
 * The build under test has no tags configured. These tests give its pages the policy of a site that has, run
 * the product's loader in them, and answer for Google's hosts themselves: nothing leaves this machine.
 */
const measuring = toTagSetup({ tagManagerId: "GTM-TEST123", adAccount: "" });
const withAdvertising = toTagSetup({ tagManagerId: "GTM-TEST123", adAccount: "ca-pub-1234567890123456" });
const granted = { containerId: "GTM-TEST123", analytics: true, advertising: true };

const analyticsRequests = [
  "https://www.googletagmanager.com/gtag/js?id=G-TEST",
  "https://region1.google-analytics.com/g/collect?v=2",
];
const advertisingRequests = [
  "https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=ca-pub-1234567890123456",
  "https://googleads.g.doubleclick.net/pagead/ads",
  "https://ep1.adtrafficquality.google/getconfig/sodar",
];

/** What a container does: scripts from other hosts, a report by fetch, a frame with an ad. */
function containerScript(advertising: boolean): string {
  const script = (url?: string) =>
    `document.head.append(Object.assign(document.createElement("script"), { src: ${JSON.stringify(url)} }));`;
  const report = (url?: string) => `fetch(${JSON.stringify(url)}, { method: "POST", mode: "no-cors" });`;
  const frame = (url?: string) =>
    `document.body.append(Object.assign(document.createElement("iframe"), { src: ${JSON.stringify(url)} }));`;
  const [library, collect] = analyticsRequests;
  const [ads, ad, check] = advertisingRequests;
  return [
    script(library),
    report(collect),
    ...(advertising ? [script(ads), frame(ad), report(check)] : []),
  ].join("\n");
}

/** Answers for Google and notes what was asked for. */
async function standInForGoogle(context: BrowserContext, container: string): Promise<string[]> {
  const asked: string[] = [];
  await context.route(/^https:\/\//, (route) => {
    const url = route.request().url();
    asked.push(url);
    if (url.includes("/gtm.js")) return route.fulfill({ contentType: "text/javascript", body: container });
    const isFrame = route.request().resourceType() === "document";
    return route.fulfill({ contentType: isFrame ? "text/html" : "text/javascript", body: "" });
  });
  return asked;
}

/** Opens the home page under the policies of a site with these tags. */
async function openWith(page: Page, tags: TagSetup): Promise<void> {
  const policies = createSecurityHeaders({ demo: true, development: false, tags })
    .filter(({ key }) => key.startsWith("Content-Security-Policy"))
    .map(({ key, value }) => [key.toLowerCase(), value]);
  await page.route("/", async (route) => {
    const response = await route.fetch();
    const others = Object.entries(response.headers()).filter(
      ([name]) => !name.startsWith("content-security-policy"),
    );
    await route.fulfill({ response, headers: Object.fromEntries([...others, ...policies]) });
  });
  await page.goto("/");
}

test("a site with a tag manager lets it measure visits", { tag: "@once" }, async ({ page, context }) => {
  const asked = await standInForGoogle(context, containerScript(false));
  await openWith(page, measuring);
  await page.evaluate(loadTagManager, granted);
  await expect.poll(() => asked).toEqual(expect.arrayContaining(analyticsRequests));
});

test("a site with an advertising account lets it show advertising", { tag: "@once" }, async ({
  page,
  context,
}) => {
  const asked = await standInForGoogle(context, containerScript(true));
  await openWith(page, withAdvertising);
  await page.evaluate(loadTagManager, granted);
  await expect
    .poll(() => asked)
    .toEqual(expect.arrayContaining([...analyticsRequests, ...advertisingRequests]));
});

/** Without the guard, which takes every violation of the policy for a mistake: here it is wanted. */
base("advertising is refused where no account is configured", { tag: "@once" }, async ({ page, context }) => {
  const asked = await standInForGoogle(context, containerScript(true));
  await openWith(page, measuring);
  const blocked = collectBlocked(page);
  await page.evaluate(loadTagManager, granted);
  await expect.poll(async () => (await blocked()).length).toBeGreaterThanOrEqual(advertisingRequests.length);
  expect(asked.filter((url) => advertisingRequests.includes(url))).toEqual([]);
});

base("a page of this build refuses a tag manager", { tag: "@once" }, async ({ page, context }) => {
  const asked = await standInForGoogle(context, containerScript(true));
  await page.goto("/");
  const blocked = collectBlocked(page);
  await page.evaluate(loadTagManager, granted);
  await expect.poll(blocked).toEqual(["https://www.googletagmanager.com/gtm.js?id=GTM-TEST123"]);
  expect(asked).toEqual([]);
});

/** Starts to note what the page's policy refuses; the result gives the addresses so far. */
function collectBlocked(page: Page): () => Promise<string[]> {
  const started = page.evaluate(() => {
    const addresses: string[] = [];
    Object.assign(window, { blockedAddresses: addresses });
    document.addEventListener("securitypolicyviolation", ({ blockedURI, disposition }) => {
      if (disposition === "enforce") addresses.push(blockedURI);
    });
  });
  return async () => {
    await started;
    return page.evaluate(() => (window as Window & { blockedAddresses?: string[] }).blockedAddresses ?? []);
  };
}
