import { createRequire } from "node:module";
import { join } from "node:path";
import { Failure } from "./failure.mjs";
import { exists, findOnPath } from "./look-up.mjs";
import { stateDir, tools } from "./project.mjs";
import { aptInstall, mayInstall } from "./system-packages.mjs";

/** @typedef {import("./children.mjs").Children} Children */

// The shell without a window first: it makes a page in a third less of the processor's time.
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
  "chrome",
  "msedge",
];
const places = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
];

/**
 * The browser of QUARRY_CHROMIUM, the one that Playwright downloaded, or the system's.
 *
 * @returns {Promise<string | null>} Full path.
 */
async function findChromium() {
  const { chromium } = createRequire(import.meta.url)("@playwright/test");
  const candidates = [
    process.env.QUARRY_CHROMIUM,
    chromium.executablePath(),
    await findOnPath(names),
    ...places,
  ];
  for (const path of candidates) if (path && (await exists(path))) return path;
  return null;
}

/**
 * Finds a browser or gets one: from Debian as root, else Playwright's own.
 *
 * @param {Children} children
 * @param {(detail: string) => void} say
 * @returns {Promise<string>} Full path.
 * @throws {Failure} which says the one command.
 */
export async function findOrInstallChromium(children, say) {
  const found = (await findChromium()) ?? ((await install(children)) ? await findChromium() : null);
  if (!found) {
    throw new Failure("There is no Chromium for the browser tests.", {
      help: "Get one with:  npx playwright install --with-deps chromium  (or point QUARRY_CHROMIUM at yours)",
    });
  }
  say(found);
  return found;
}

/** @param {Children} children @returns {Promise<boolean>} */
async function install(children) {
  if (process.env.QUARRY_INSTALL === "never") return false;
  if (await mayInstall()) {
    const log = join(stateDir, "logs", "apt-chromium.log");
    // Not every release of Debian has the shell as a package of its own.
    for (const name of ["chromium-headless-shell", "chromium"]) {
      if (await aptInstall(children, name, log)) return true;
    }
  }
  const args = [tools.playwright, "install", "chromium"];
  const log = join(stateDir, "logs", "playwright-install.log");
  return (await children.run("playwright install", process.execPath, args, { log })).code === 0;
}
