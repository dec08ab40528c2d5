import type { Page } from "@playwright/test";
import { hostilePayloads } from "../support/guides/hostile-payloads";
import { layHostileTexts } from "../support/guides/hostile-site";
import { expect, test } from "./fixtures";

/** Gives what waits for a pointer or for the focus its event, and finds what a text of a stranger must never become. */
function findForeign(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const main = document.querySelector("main") ?? document.body;
    const find = (top: ParentNode, selector: string) => [...top.querySelectorAll(selector)];
    // What the page is made of has no script, frame, form with an address or style in its content.
    const inside =
      "script:not([type='application/ld+json']), iframe, object, embed, form[action], style, marquee";
    const anywhere =
      "base, meta[http-equiv=refresh], [src*='evil.example'], link[href*='evil.example'], [srcdoc]";
    const handled = find(document, "*").filter((each) =>
      [...each.attributes].some(({ name }) => /^on/i.test(name)),
    );
    const addresses = ["href", "xlink:href", "action", "formaction", "src"];
    const live = find(document, "*").filter((each) =>
      addresses.some((name) => {
        const address = each.getAttribute(name);
        return address !== null && !/^https?:$|^mailto:$/.test(new URL(address, location.href).protocol);
      }),
    );
    const scripts = find(document, "script").filter((script) => {
      const type = script.getAttribute("type") ?? "";
      return !type.endsWith("json") && script.textContent?.includes("pwned");
    });
    const pictures = find(main, "img").filter(
      (each) => each instanceof HTMLImageElement && new URL(each.src).origin !== location.origin,
    );
    for (const each of find(main, "a[href], [tabindex], summary")) {
      for (const name of ["mouseover", "focus", "toggle"]) each.dispatchEvent(new Event(name));
    }
    const elements = [...find(main, inside), ...find(document, anywhere)];
    const foreign = new Set([...elements, ...handled, ...live, ...scripts, ...pictures]);
    return [
      ...[...foreign].map((each) => each.outerHTML.slice(0, 200)),
      ...("pwned" in window ? ["a script ran"] : []),
    ];
  });
}

test("hostile texts in guides, answers, notes, names, captions and titles do nothing, with the policy on", {
  tag: ["@once", "@journey"],
}, async ({ page }) => {
  expect(hostilePayloads.length).toBeGreaterThanOrEqual(150);
  const { places, remove } = await layHostileTexts();
  try {
    for (const { kind, path, marks } of places) {
      await test.step(kind, async () => {
        const reply = await page.goto(path);
        expect(reply?.headers()["content-security-policy"], kind).toContain("script-src 'self'");
        const text = await page.evaluate(() => document.querySelector("main")?.textContent ?? "");
        expect(
          marks.filter((mark) => !text.includes(mark)),
          kind,
        ).toEqual([]);
        await page.keyboard.press("Tab");
        expect.soft(await findForeign(page), kind).toEqual([]);
      });
    }
    await test.step("what is live is found", async () => {
      const live = [
        ["a", "href", "javascript:1"],
        ["a", "href", "data:text/html,x"],
        ["form", "action", "/x"],
      ] as const;
      // By elements: a text that became HTML here would be reported, as it should.
      await page.evaluate((made) => {
        for (const [tag, name, value] of made) {
          const element = document.createElement(tag);
          element.setAttribute(name, value);
          document.querySelector("main")?.append(element);
        }
      }, live);
      expect(await findForeign(page)).toHaveLength(live.length);
    });
  } finally {
    await remove();
  }
});
