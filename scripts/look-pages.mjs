/**
 * Takes a picture of every kind of page at three widths in both schemes, and of those that people print as they come
 * out on A4: `npm run look:pages -- <origin> <folder> [part of a path …]`. The site must be running, for instance by
 * `npm run demo`. CHROMIUM_PATH names another Chromium than /usr/bin/chromium.
 */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "@playwright/test";

const [origin = "http://localhost:3000", folder = "looks", ...parts] = process.argv.slice(2);
const widths = (process.env.LOOK_WIDTHS ?? "390,768,1440").split(",").map(Number);
/** Pages that people print: what a hunter puts next to the console. */
const printed = [
  "/wiki/hitzones",
  "/wiki/hitzones/rathalos",
  "/wiki/weapons/bow",
  "/wiki/armor",
  "/wiki/builds",
  "/wiki/wishlist",
];
const pages = [
  "/",
  "/wiki",
  ...printed,
  "/wiki/hitzones/compare",
  "/wiki/weapons",
  "/wiki/weapons/bow/tree",
  "/wiki/weapons/long-sword/long-sword-artian-saber-i",
  "/wiki/weapons/artian",
  "/wiki/weapons/kinsects",
  "/wiki/weapons/melodies",
  "/wiki/armor/pieces",
  "/wiki/armor/rathalos-alpha",
  "/wiki/skills",
  "/wiki/skills/agitator",
  "/wiki/decorations",
  "/wiki/charms",
  "/wiki/charms/talismans",
  "/wiki/items",
  "/wiki/items/rathalos-ruby",
  "/wiki/drop-finder",
  "/wiki/drop-finder?item=rathalos-ruby",
  "/wiki/quests",
  "/wiki/quests/1-000-shimmering-swords",
  "/wiki/locales",
  "/wiki/locales/windward-plains",
  "/wiki/food-skills",
  "/wiki/data",
  "/wiki/data/quality",
  "/wiki/guides",
  "/wiki/guides/sharpness",
  "/wiki/featured-content",
  "/leaderboards",
  "/leaderboards/overview",
  "/leaderboards/rules",
  "/leaderboards/submissions",
  "/leaderboards/submit",
  "/leaderboards/user-ranking",
  "/hunting-help",
  "/hunting-help/find",
  "/hunting-help/new",
  "/about",
  "/about/coins",
  "/about/credits",
  "/login",
  "/no-such-page",
].filter((path) => parts.length === 0 || parts.some((part) => path.includes(part)));

const toName = (/** @type {string} */ path) =>
  path.replace(/[^a-z0-9]+/gi, "-").replace(/^-|-$/g, "") || "home";

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH || "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-background-networking"],
});
const context = await browser.newContext({ reducedMotion: "reduce" });
// The question about cookies would cover a corner of every page.
const consent = encodeURIComponent(JSON.stringify({ analytics: false, advertising: false }));
await context.addCookies([{ name: "CookieConsent", value: consent, url: origin }]);
for (const path of pages) {
  const page = await context.newPage();
  try {
    await page.goto(origin + path, { waitUntil: "load", timeout: 60_000 });
    // Until the page is awake and has what the address asks for.
    await page.waitForTimeout(2500);
    for (const colorScheme of ["dark", "light"]) {
      await page.evaluate((scheme) => {
        document.documentElement.setAttribute("data-mantine-color-scheme", scheme);
      }, colorScheme);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await page.waitForTimeout(250);
        const file = join(folder, `${toName(path)}-${width}-${colorScheme}.png`);
        await page.screenshot({ path: file, fullPage: true });
      }
    }
    if (printed.includes(path)) {
      await page.pdf({ path: join(folder, `${toName(path)}.pdf`), format: "A4" });
    }
    console.log(path);
  } catch (error) {
    process.exitCode = 1;
    console.error(`${path}: ${error instanceof Error ? error.message.split("\n")[0] : error}`);
  }
  await page.close();
}
await browser.close();
