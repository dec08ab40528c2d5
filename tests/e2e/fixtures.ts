import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { awakeEvent } from "@/lib/paint/early-clicks";
import { consentCookie, serializeConsent } from "@/lib/site/consent";
import { patientLimit } from "@/scripts/lib/slowness.mjs";
import { createSignedIn, type SignedInAccount } from "../support/accounts";
import { hasTurn } from "../support/test-size";
import { awayFromMidnight } from "../support/utc-day";
import { PageGuard } from "./support/guard";
import { recordNotices } from "./support/notices";

/** What runs each time: what guards an account, what only a browser can show of all pages, and the one long journey. */
const always = /\/(guard|hostile-texts|journey|login|moderation|no-script|pages|stability|weight)\.spec\.ts$/;

interface Options {
  /** Whether this browser has answered the cookie question. Default: declined, so that no banner is in the way. */
  cookieChoice: "declined" | "open";
}

interface Fixtures {
  /** Fails the test at its end for anything that went wrong in a page, whatever the test looked at. */
  guard: PageGuard;
  /** Below Mantine's `sm` breakpoint: burger and navbar in place of the dropdowns. */
  narrow: boolean;
  /**
   * Leaves out what has no turn in this run: one width of a test for both; of journeys through a single feature, whose
   * parts component and integration tests prove, those for both widths run every second time, the others every third.
   */
  turn: undefined;
  /** An account of this test alone, with its email verified and all of today before it. */
  account: SignedInAccount;
  /** Makes a context's pages what every test expects of them. */
  prepared: (context: BrowserContext) => Promise<BrowserContext>;
  /** A page in a browser of its own: other cookies, other storage. Watched by the guard as well. */
  newVisitor: () => Promise<Page>;
}

/** Playwright's `test`, in which no page may print an error, break the security policy or get a 4xx or 5xx. */
export const test = base.extend<Options & Fixtures>({
  cookieChoice: ["declined", { option: true }],
  guard: [
    async ({ baseURL }, use) => {
      if (!baseURL) throw new Error("The Playwright configuration names no baseURL.");
      const guard = new PageGuard(baseURL);
      await use(guard);
      expect(guard.report(), "what the pages of this test did wrong").toEqual([]);
    },
    { auto: true },
  ],
  prepared: async ({ guard, cookieChoice, baseURL, javaScriptEnabled }, use) => {
    await use(async (context) => {
      await guard.watch(context);
      await recordNotices(context);
      if (cookieChoice === "declined") await declineCookies(context, baseURL);
      if (javaScriptEnabled ?? true) context.on("page", openAlive);
      return context;
    });
  },
  context: async ({ context, prepared }, use) => {
    await use(await prepared(context));
  },
  newVisitor: async ({ browser, prepared }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await prepared(await browser.newContext());
      contexts.push(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((each) => each.close()));
  },
  narrow: async ({ viewport }, use) => {
    // Mantine's `sm` is 48em.
    await use((viewport?.width ?? 0) < 768);
  },
  turn: [
    async ({ narrow }, use, testInfo) => {
      const { title, tags, file } = testInfo;
      const both = !tags.some((tag) => tag === "@once" || tag === "@narrow");
      const isAlways = always.test(file);
      const ways = both ? (isAlways ? 2 : 4) : isAlways ? 1 : 3;
      const runs = tags.includes("@journey") || hasTurn(title, both && narrow ? 1 : 0, ways);
      testInfo.skip(!runs, "has its turn in another run");
      await use(undefined);
    },
    { auto: true },
  ],
  account: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      // A test that the day changes under would get a second quiz and a second reward.
      await awayFromMidnight();
      await use(await createSignedIn());
    },
    { timeout: patientLimit(240_000) },
  ],
});

export { expect };

/**
 * Lets `goto` and `reload` wait until the page takes input: on a busy machine a click or a key that comes
 * before the page is alive is lost.
 */
function openAlive(page: Page): void {
  const waitForLife = () =>
    page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, awakeEvent);
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    await waitForLife();
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    await waitForLife();
    return response;
  };
}

async function declineCookies(context: BrowserContext, url: string | undefined): Promise<void> {
  const value = encodeURIComponent(serializeConsent({ analytics: false, advertising: false }));
  await context.addCookies([{ name: consentCookie, value, url: url ?? "" }]);
}
