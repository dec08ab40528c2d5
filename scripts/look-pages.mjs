/**
 * Takes a picture of every kind of page at three widths in both schemes, and of those that people print as they come
 * out on A4: `npm run look:pages -- <origin> <folder> [part of a path …]`. The site must be running, for instance by
 * `npm run demo`; pages behind the login are taken where it offers the sample accounts. `index.html` in the folder
 * shows all pictures next to each other. A line says where a page is wider than the screen, and which texts are
 * squeezed to a word a line.
 *
 * LOOK_WIDTHS and LOOK_SCHEMES choose some of `390,768,1440` and `dark,light`; QUARRY_CHROMIUM names another Chromium
 * than the tests use.
 */
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { Children } from "./lib/children.mjs";
import { findOrInstallChromium } from "./lib/chromium.mjs";
import { toContactSheet } from "./lib/contact-sheet.mjs";
import { findSqueezedTexts } from "./lib/squeezed-texts.mjs";

const [origin = "http://localhost:3000", folder = "looks", ...parts] = process.argv.slice(2);
const widths = (process.env.LOOK_WIDTHS ?? "390,768,1440").split(",").map(Number);
const schemes = (process.env.LOOK_SCHEMES ?? "dark,light").split(",");
/** Below this many pixels a list only repeats its rows. */
const maxHeight = 6000;
/** The administrator among the sample accounts, who may see every page. */
const sampleEmail = "admin@quarry.test";
/** Pages that people print: what a hunter puts next to the console. */
const printed = [
  "/wiki/hitzones",
  "/wiki/hitzones/rathalos",
  "/wiki/weapons/bow",
  "/wiki/weapons/long-sword/long-sword-artian-saber-i",
  "/wiki/armor",
  "/wiki/armor/rathalos-alpha",
  "/wiki/skills/agitator",
  "/wiki/items/rathalos-ruby",
  "/wiki/drop-finder?item=rathalos-ruby",
  "/wiki/guides/sharpness",
  "/wiki/builds",
  "/wiki/wishlist",
];
/** `a → b`: the first page below b that a links to, as its address differs from one store to the next. */
const pages = [
  "/",
  "/wiki",
  ...printed,
  "/wiki/hitzones/compare",
  "/wiki/hitzones/compare?a=rathalos&b=arkveld",
  "/wiki/weapons",
  "/wiki/weapons/all",
  "/wiki/weapons/bow/tree",
  "/wiki/weapons/hammer/moves",
  "/wiki/weapons/artian",
  "/wiki/weapons/kinsects",
  "/wiki/weapons/melodies",
  "/wiki/armor/pieces",
  "/wiki/skills",
  "/wiki/decorations",
  "/wiki/decorations → /wiki/decorations/",
  "/wiki/charms",
  "/wiki/charms → /wiki/charms/charm",
  "/wiki/charms/talismans",
  "/wiki/palico-gear",
  "/wiki/palico-gear → /wiki/palico-gear/",
  "/wiki/pendants",
  "/wiki/side-quests",
  "/wiki/side-quests → /wiki/side-quests/",
  "/wiki/ailments",
  "/wiki/armor/layered",
  "/wiki/weapons/bowguns",
  "/wiki/items",
  "/wiki/drop-finder",
  "/wiki/quests",
  "/wiki/quests/1-000-shimmering-swords",
  "/wiki/locales",
  "/wiki/locales/windward-plains",
  "/wiki/food-skills",
  "/wiki/food-skills → /wiki/food-skills/",
  "/wiki/data",
  "/wiki/data/quality",
  "/wiki/guides",
  "/wiki/guides/new",
  "/wiki/builds → /wiki/builds/",
  "/wiki/featured-content",
  "/leaderboards",
  "/leaderboards/overview",
  "/leaderboards/rules",
  "/leaderboards/submissions",
  "/leaderboards/submit",
  "/leaderboards/user-ranking",
  "/leaderboards → /leaderboards/runs/",
  "/hunting-help",
  "/hunting-help/find",
  "/hunting-help/new",
  "/hunting-help → /hunting-help/",
  "/leaderboards/user-ranking → /user/",
  "/about",
  "/about/coins",
  "/about/credits",
  "/about/code-of-conduct",
  "/about/privacy-policy",
  "/about/terms-of-use",
  "/login",
  "/user/nobody",
  "/500",
  "/no-such-page",
];
const pagesWhenSignedIn = [
  "/wiki/guides/new",
  "/wiki/builds",
  "/leaderboards/submissions",
  "/leaderboards/submit",
  "/hunting-help",
  "/hunting-help/find",
  "/hunting-help/new",
  "/leaderboards/user-ranking → /user/",
  "/user/statement",
  "/moderation",
  "/moderation/runs",
  "/admin",
];
const chosen = (/** @type {string[]} */ list) =>
  list.filter((path) => parts.length === 0 || parts.some((part) => path.includes(part)));

const toName = (/** @type {string} */ path) =>
  path.replace(/[^a-z0-9]+/gi, "-").replace(/^-|-$/g, "") || "home";

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: await findOrInstallChromium(new Children(), () => {}),
  args: ["--no-sandbox", "--disable-background-networking"],
});

for (const path of chosen(pages)) await tryToTake(await getContext(), path, toName(path));

const signedIn = chosen(pagesWhenSignedIn);
if (signedIn.length > 0) {
  const context = await getContext();
  if (await canSignIn(context)) {
    for (const path of signedIn) await tryToTake(context, path, `${toName(path)}-signed-in`);
  } else console.log(`No sample account to sign in with: ${signedIn.length} pages left out`);
}
await browser.close();

const pictures = (await readdir(folder)).filter((file) => /\.(png|pdf)$/.test(file));
await writeFile(join(folder, "index.html"), toContactSheet(pictures));

/** A browser of somebody who has answered the question about cookies, which would cover a corner of every page. */
async function getContext() {
  const context = await browser.newContext({ serviceWorkers: "block", reducedMotion: "reduce" });
  const consent = encodeURIComponent(JSON.stringify({ analytics: false, advertising: false }));
  await context.addCookies([{ name: "CookieConsent", value: consent, url: origin }]);
  return context;
}

/**
 * @param {import("@playwright/test").BrowserContext} context
 * @returns {Promise<boolean>} Whether it is signed in now.
 */
async function canSignIn(context) {
  const page = await context.newPage();
  await page.goto(`${origin}/login`, { waitUntil: "load", timeout: 60_000 });
  try {
    await page.getByRole("button").filter({ hasText: sampleEmail }).click({ timeout: 10_000 });
    await page.waitForURL((url) => url.pathname !== "/login", { timeout: 20_000 });
    return true;
  } catch {
    return false;
  } finally {
    await page.close();
  }
}

/**
 * @param {import("@playwright/test").BrowserContext} context
 * @param {string} path
 * @param {string} name Of the files, without width, scheme and extension.
 */
async function tryToTake(context, path, name) {
  const page = await context.newPage();
  try {
    console.log(name);
    await open(page, path);
    await take(page, name);
    if (printed.includes(path)) await page.pdf({ path: join(folder, `${name}.pdf`), format: "A4" });
  } catch (error) {
    process.exitCode = 1;
    console.error(`${path}: ${error instanceof Error ? error.message.split("\n")[0] : error}`);
  }
  await page.close();
}

/**
 * @param {import("@playwright/test").Page} page
 * @param {string} path
 */
async function open(page, path) {
  const [from, below] = path.split(" → ");
  await page.goto(origin + from, { waitUntil: "load", timeout: 60_000 });
  // Until the page is awake and has what the address asks for.
  await page.waitForTimeout(2500);
  if (!below) return;
  const hrefs = await page
    .getByRole("main")
    .locator(`a[href^="${below}"]`)
    .evaluateAll((links) => {
      return links.map((link) => link.getAttribute("href") ?? "");
    });
  const href = hrefs.find((each) => !pages.includes(each) && !each.includes("#"));
  if (!href) throw new Error("no link to a page of this kind");
  await page.goto(origin + href, { waitUntil: "load", timeout: 60_000 });
  await page.waitForTimeout(2500);
}

/**
 * @param {import("@playwright/test").Page} page
 * @param {string} name
 */
async function take(page, name) {
  for (const scheme of schemes) {
    await page.evaluate((value) => {
      document.documentElement.setAttribute("data-mantine-color-scheme", value);
    }, scheme);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.waitForTimeout(250);
      const size = await page.evaluate(() => ({
        width: document.documentElement.scrollWidth,
        height: document.documentElement.scrollHeight,
      }));
      const file = join(folder, `${name}-${width}-${scheme}.png`);
      const clip = { x: 0, y: 0, width, height: Math.min(size.height, maxHeight) };
      await page.screenshot({ path: file, fullPage: true, clip });
      if (scheme !== schemes[0]) continue;
      if (size.width > width) console.log(`  ${width}: ${size.width} px wide`);
      const squeezed = await page.evaluate(findSqueezedTexts);
      if (squeezed.length > 0) console.log(`  ${width}: squeezed: ${squeezed.join(" · ")}`);
    }
  }
}
