import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

type ColorScheme = "dark" | "light";

/**
 * Runs every rule of axe, best practices included, over what the page shows now.
 *
 * @param schemes colour schemes to look at one after the other, without a reload; the page keeps the last.
 */
export async function expectAccessible(
  page: Page,
  schemes: readonly ColorScheme[] = ["light", "dark"],
): Promise<void> {
  // Half-way through a fade every colour is a wrong one.
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const scheme of schemes) {
    await page.evaluate(
      (value) => document.documentElement.setAttribute("data-mantine-color-scheme", value),
      scheme,
    );
    await page.evaluate(() => {
      // A spinner turns for ever.
      const ending = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
      return Promise.all(ending.map((each) => each.finished.catch(() => null)));
    });
    const { violations, passes } = await new AxeBuilder({ page }).analyze();
    const broken = violations.map(
      ({ id, help, nodes }) =>
        `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html}\n    ${failureSummary}`).join("\n")}`,
    );
    expect(broken, `axe, ${scheme} scheme, ${page.url()}`).toEqual([]);
    expect(passes.length, "axe found nothing to look at").toBeGreaterThan(0);
  }
}
