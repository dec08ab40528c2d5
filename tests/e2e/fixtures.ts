import { test as base, expect, type Page } from "@playwright/test";
import { createAccount, type TestAccount } from "../support/accounts";
import { PageGuard } from "./support/guard";

interface Fixtures {
  /** Fails the test at its end for anything that went wrong in a page, whatever the test looked at. */
  guard: PageGuard;
  /** Below Mantine's `sm` breakpoint: burger and navbar in place of the dropdowns. */
  narrow: boolean;
  /** An account of this test alone, with its e-mail verified. */
  account: TestAccount;
  /** A page in a browser of its own: other cookies, other storage. Watched by the guard as well. */
  newVisitor: () => Promise<Page>;
}

/** Playwright's `test`, in which no page may print an error, break the security policy or get a 4xx or 5xx. */
export const test = base.extend<Fixtures>({
  guard: [
    async ({ baseURL }, use) => {
      if (!baseURL) throw new Error("The Playwright configuration names no baseURL.");
      const guard = new PageGuard(baseURL);
      await use(guard);
      expect(guard.report(), "what the pages of this test did wrong").toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, guard }, use) => {
    await guard.watch(context);
    await use(context);
  },
  newVisitor: async ({ browser, guard }, use) => {
    const contexts: { close(): Promise<void> }[] = [];
    await use(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      await guard.watch(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((each) => each.close()));
  },
  narrow: async ({ viewport }, use) => {
    // Mantine's `sm` is 48em.
    await use((viewport?.width ?? 0) < 768);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  account: async ({}, use) => {
    await use(await createAccount());
  },
});

export { expect };
