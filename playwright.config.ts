import { defineConfig, devices } from "@playwright/test";
import { patientLimit } from "./scripts/lib/slowness.mjs";

/**
 * `npm test` serves the production build and says where it is; for one file or one test:
 * `npm test -- --only e2e <file or --grep …>`.
 */
const baseURL = process.env.QUARRY_BASE_URL;
if (!baseURL)
  throw new Error("The browser tests need QUARRY_BASE_URL. Run them with: npm test -- --only e2e");

const launchOptions = {
  ...(process.env.QUARRY_CHROMIUM && { executablePath: process.env.QUARRY_CHROMIUM }),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    // All pages of a browser in one process: what one of them compiled is there for the next. A tenth of a page's work.
    "--disable-site-isolation-trials",
    "--renderer-process-limit=1",
    // A page lives for seconds: what the last compiler of the engine would bring is less than its work.
    "--js-flags=--no-opt",
  ],
};

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // On a shared build machine a stalled browser gets a second attempt; at the desk every stall shows.
  retries: process.env.CI ? 1 : 0,
  // For what hangs. `npm test` makes them longer on a machine that is slow or busy.
  timeout: patientLimit(180_000),
  expect: { timeout: patientLimit(30_000) },
  reporter: [["list"]],
  use: {
    baseURL,
    launchOptions,
    // A trace costs every test a third of its time. At the desk one failing test is run again with --trace on.
    trace: "on-first-retry",
    screenshot: "only-on-failure",
    // What a page saves for later would change what the next one fetches. `offline.spec.ts` allows it.
    serviceWorkers: "block",
    locale: "en-GB",
    timezoneId: "UTC",
    // As most hunters have it; a device that is set to light colors is asked about them.
    colorScheme: "dark",
  },
  projects: [
    {
      name: "desktop",
      grepInvert: /@narrow/,
      use: { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } },
    },
    {
      name: "phone",
      // What is for wide screens, or the same at every width, is tried on the desktop alone.
      grepInvert: /@once/,
      use: {
        ...devices["Desktop Chrome"],
        viewport: { width: 390, height: 844 },
        // Every pixel is drawn by the processor, and a phone's own two by two show nothing more to a test.
        deviceScaleFactor: 1,
        isMobile: true,
        hasTouch: true,
      },
    },
  ],
});
