import { expect, type Locator, type Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** The rules whose answer depends on colors: all others say the same in both schemes. */
const colorRules: RunOptions = {
  runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] },
};

/** All others but one, which takes the initials of an avatar, a picture made of letters, for its label. */
const allRules: RunOptions = { rules: { "label-content-name-mismatch": { enabled: false } } };

/**
 * Runs every rule of axe, best practices included, over what the page shows now. On a wide screen the rules
 * about colors run in both schemes; a phone has the same colors, and is looked at in dark alone. The page
 * keeps the dark scheme.
 *
 * @param part the one part to look at, where the rest of the page was looked at before
 */
export async function expectAccessible(page: Page, part: Locator = page.locator(":root")): Promise<void> {
  // Half-way through a fade every color is a wrong one.
  await page.emulateMedia({ reducedMotion: "reduce" });
  if (await page.evaluate(() => !window.axe)) await page.evaluate(axe.source);
  if (await page.evaluate(() => innerWidth >= 768)) await expectNoViolations(part, "light", colorRules);
  await expectNoViolations(part, "dark", allRules);
}

async function expectNoViolations(
  part: Locator,
  scheme: "dark" | "light",
  options: RunOptions,
): Promise<void> {
  await showScheme(part.page(), scheme);
  const { broken, passed } = await part.evaluate(async (element, rules) => {
    if (!window.axe) throw new Error("axe is not in the page");
    // Of what passes, one element for each rule will do: to name them all takes longer than the rules do.
    const { violations, passes } = await window.axe.run(element, { resultTypes: ["violations"], ...rules });
    const lines = violations.map(({ id, help, nodes }) =>
      [`${id}: ${help}`, ...nodes.map(({ html, failureSummary }) => `  ${html}\n    ${failureSummary}`)].join(
        "\n",
      ),
    );
    return { broken: lines, passed: passes.length };
  }, options);
  expect(broken, `axe, ${scheme} scheme, ${part.page().url()}`).toEqual([]);
  expect(passed, "axe found nothing to look at").toBeGreaterThan(0);
}

async function showScheme(page: Page, scheme: "dark" | "light"): Promise<void> {
  await page.evaluate((value) => {
    document.documentElement.setAttribute("data-mantine-color-scheme", value);
    // A spinner turns for ever.
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    return Promise.all(ending.map((each) => each.finished.catch(() => null)));
  }, scheme);
}
