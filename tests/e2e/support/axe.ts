import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Locator, type Page } from "@playwright/test";
import type axe from "axe-core";
import type { RunOptions } from "axe-core";

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** Half as long as `axe.source`, which every page has to read. */
const axeSource = readFileSync(createRequire(__filename).resolve("axe-core/axe.min.js"), "utf8");

/** Experimental in axe, and off by default: what a button shows has to be part of its name. */
const experimentalRules: NonNullable<RunOptions["rules"]> = {
  "label-content-name-mismatch": { enabled: true },
};

/** The rules whose answer depends on colors: all others say the same in both schemes. */
const colorRules: RunOptions = {
  runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] },
};

/**
 * Looks at a whole page as `expectAccessible` does, but at a few of each kind of row, card or tile: a list of
 * 700 pieces is 20 times the work of its 30 kinds of row, and tells axe the same. What is left out is removed
 * from the document, so this has to be the last thing that a test does with the page.
 */
export async function expectPageAccessible(page: Page): Promise<void> {
  await page.evaluate(removeRepetition);
  // Header and footer are the same everywhere, and other tests look at them in the light scheme too.
  await expectAccessible(page, page.locator(":root"), page.getByRole("main"));
}

/**
 * Of many siblings, leaves those that have a kind of element, told by its tag, attributes and place in the
 * sibling, that fewer than two before them have: one for each shade where rows alternate. Runs in the page.
 */
function removeRepetition(): void {
  const described = /^(class|style|role|type|hidden|disabled|tabindex|aria-.*|data-.*)$/;
  const named = /^(href|title|alt|id|for|aria-(label|labelledby|describedby|controls|owns))$/;
  const describe = (element: Element, path: string): string[] => {
    const attributes = [...element.attributes].map(({ name, value }) => {
      if (named.test(name)) return value === "" ? `${name} empty` : name;
      return described.test(name)
        ? `${name}=${value.replace(name === "style" ? /:[^;]*/g : /[\d.]+/g, "")}`
        : "";
    });
    const text = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
    const here = `${path}>${element.localName}[${attributes.join(" ")}]${text ? "text" : ""}`;
    return [here, ...[...element.children].flatMap((child) => describe(child, here))];
  };
  for (const parent of document.querySelectorAll("main *")) {
    if (!parent.isConnected || parent.childElementCount <= 4) continue;
    const seen = new Map<string, number>();
    for (const child of [...parent.children]) {
      // Without its links, a line of links would be a line of commas.
      if (getComputedStyle(child).display === "inline") continue;
      const kinds = new Set(describe(child, ""));
      if ([...kinds].every((kind) => (seen.get(kind) ?? 0) >= 2)) child.remove();
      else for (const kind of kinds) seen.set(kind, (seen.get(kind) ?? 0) + 1);
    }
  }
}

/**
 * Marks, of all that shows text, two for each way of showing it: color, size, weight, line below, and the grounds
 * behind it down to one that nothing shines through. The second scheme has other colors in the same places, so what
 * lies over what was seen in the first. Runs in the page.
 */
function markTextSamples(root: Element): void {
  const grounds = new Map<Element, string>();
  const groundOf = (element: Element | null): string => {
    if (!element) return "";
    const known = grounds.get(element);
    if (known !== undefined) return known;
    const { backgroundColor, backgroundImage, opacity, filter } = getComputedStyle(element);
    const own = `${backgroundColor} ${backgroundImage} ${opacity} ${filter}`;
    const opaque = backgroundColor.startsWith("rgb(") && backgroundImage === "none" && opacity === "1";
    const ground = opaque ? own : `${own}|${groundOf(element.parentElement)}`;
    grounds.set(element, ground);
    return ground;
  };
  const seen = new Map<string, number>();
  for (const element of root.querySelectorAll("*")) {
    const field = /^(input|select|textarea)$/.test(element.localName);
    if (!field && ![...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()))
      continue;
    const { color, fontSize, fontWeight, textDecorationLine } = getComputedStyle(element);
    const link = element.closest("a") !== null;
    const kind = [link, field, color, fontSize, fontWeight, textDecorationLine, groundOf(element)].join();
    const before = seen.get(kind) ?? 0;
    if (before < 2) element.setAttribute("data-text-sample", "");
    seen.set(kind, before + 1);
  }
}

/**
 * Runs every rule of axe, best practices included, over what the page shows now. On a wide screen the rules
 * about colors run in both schemes, in the light one over two of each kind of text; a phone has the same colors,
 * and is looked at in dark alone. The page keeps the dark scheme.
 *
 * @param part the one part to look at, where the rest of the page was looked at before
 * @param lightPart what of it to look at in the light scheme; default: all of it
 */
export async function expectAccessible(
  page: Page,
  part: Locator = page.locator(":root"),
  lightPart: Locator = part,
): Promise<void> {
  // Half-way through a fade every color is a wrong one.
  await page.emulateMedia({ reducedMotion: "reduce" });
  if (await page.evaluate(() => !window.axe)) await page.evaluate(axeSource);
  if (await page.evaluate(() => innerWidth >= 768)) {
    await showScheme(page, "light");
    await lightPart.evaluate(markTextSamples);
    await expectNoViolations(lightPart, "light", colorRules, "[data-text-sample]");
    await lightPart.evaluate((root) => {
      for (const sample of root.querySelectorAll("[data-text-sample]"))
        sample.removeAttribute("data-text-sample");
    });
  }
  await expectNoViolations(part, "dark", { rules: experimentalRules });
}

async function expectNoViolations(
  part: Locator,
  scheme: "dark" | "light",
  options: RunOptions,
  samples?: string,
): Promise<void> {
  await showScheme(part.page(), scheme);
  const { broken, passed } = await part.evaluate(
    async (element, [rules, selector]) => {
      if (!window.axe) throw new Error("axe is not in the page");
      const looked = selector ? [...element.querySelectorAll(selector)] : [element];
      // Of what passes, one element for each rule will do: to name them all takes longer than the rules do.
      const { violations, passes } = await window.axe.run(
        { include: looked },
        { resultTypes: ["violations"], ...rules },
      );
      const lines = violations.map(({ id, help, nodes }) =>
        [
          `${id}: ${help}`,
          ...nodes.map(({ html, failureSummary }) => `  ${html}\n    ${failureSummary}`),
        ].join("\n"),
      );
      return { broken: lines, passed: passes.length };
    },
    [options, samples] as const,
  );
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
    // Out of sight some never begin, so none is waited for.
    for (const each of ending) each.finish();
  }, scheme);
}
