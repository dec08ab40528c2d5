/**
 * Takes the pictures of `README.md` from a running demo, as small WebP files: `npm run pictures -- [origin]`. Run it when
 * the pages look different than they show.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { Children } from "./lib/children.mjs";
import { findOrInstallChromium } from "./lib/chromium.mjs";
import { root } from "./lib/project.mjs";

const [origin = "http://localhost:3000"] = process.argv.slice(2);
const folder = join(root, "docs/pictures");
const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 800 };
const quality = 0.82;

/**
 * @typedef {object} Picture
 * @property {string} name
 * @property {string} path
 * @property {"dark" | "light"} scheme
 * @property {{ width: number, height: number }} size
 * @property {(page: import("@playwright/test").Page) => Promise<unknown>} [act] Until there is what it shows.
 */

/** @type {Picture[]} */
const pictures = [
  { name: "monster-dark", path: "/wiki/hitzones/arkveld", scheme: "dark", size: desktop },
  { name: "monster-phone-light", path: "/wiki/hitzones/arkveld", scheme: "light", size: phone },
  {
    name: "builder-dark",
    path: "/builder",
    scheme: "dark",
    size: desktop,
    act: async (page) => {
      await page.getByRole("combobox", { name: "Weapon type" }).first().selectOption("Lance");
      const monster = page.getByRole("combobox", { name: "Monster" }).first();
      await monster.fill("arkveld");
      await page.getByRole("option", { name: "Arkveld", exact: true }).waitFor();
      await monster.press("Enter");
      await page.getByRole("button", { name: "Show the best set" }).click();
      await page.getByText("Proven best.").waitFor({ timeout: 180_000 });
    },
  },
  {
    name: "board-light",
    path: "/leaderboards/overview?board=1-000-shimmering-swords_ta_all_all_1",
    scheme: "light",
    size: desktop,
  },
  { name: "help-dark", path: "/hunting-help", scheme: "dark", size: desktop },
];

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: await findOrInstallChromium(new Children(), () => {}),
  args: ["--no-sandbox", "--disable-background-networking"],
});
const painter = await browser.newPage();
for (const { name, path, scheme, size, act } of pictures) {
  const context = await browser.newContext({
    viewport: size,
    colorScheme: scheme,
    serviceWorkers: "block",
    reducedMotion: "reduce",
  });
  const consent = encodeURIComponent(JSON.stringify({ analytics: false, advertising: false }));
  await context.addCookies([{ name: "CookieConsent", value: consent, url: origin }]);
  const page = await context.newPage();
  await page.goto(origin + path, { waitUntil: "load", timeout: 120_000 });
  await page.evaluate((value) => {
    document.documentElement.setAttribute("data-mantine-color-scheme", value);
  }, scheme);
  await page.waitForTimeout(3_000);
  await act?.(page);
  await page.waitForTimeout(500);
  const file = join(folder, `${name}.webp`);
  const bytes = await toWebp(await page.screenshot());
  await writeFile(file, bytes);
  console.log(`${file}: ${(bytes.length / 1000).toFixed(0)} kB`);
  await context.close();
}
await browser.close();

/**
 * Screenshots are PNG or JPEG; the browser can draw them as WebP, which takes a fifth.
 *
 * @param {Buffer} png
 * @returns {Promise<Buffer>}
 */
async function toWebp(png) {
  const url = await painter.evaluate(
    async ([source, level]) => {
      const image = new Image();
      image.src = String(source);
      await image.decode();
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
      canvas.getContext("2d")?.drawImage(image, 0, 0);
      return canvas.toDataURL("image/webp", Number(level));
    },
    [`data:image/png;base64,${png.toString("base64")}`, quality],
  );
  return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
}
