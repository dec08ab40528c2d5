import type { BrowserContext, Page } from "@playwright/test";
import { z } from "zod";
import { expect, test } from "./fixtures";
import { expectAccessible } from "./support/axe";

const consentSchema = z.strictObject({ analytics: z.boolean(), advertising: z.boolean() });

test.use({ cookieChoice: "open" });

test("asks at the bottom right and leaves the page usable", async ({ page, narrow }) => {
  await page.goto("/wiki");
  const banner = bannerOf(page);
  await expect(banner).toBeVisible();
  await expect(banner.getByRole("button", { name: "I agree", exact: true })).toBeVisible();
  await expect(banner.getByRole("button", { name: "I decline", exact: true })).toBeVisible();
  expect(await storedChoice(page.context())).toBeNull();

  const box = await banner.boundingBox();
  const screen = page.viewportSize();
  if (!box || !screen) throw new Error("the banner has no place on the screen");
  expect(screen.height - (box.y + box.height), "gap below").toBeGreaterThanOrEqual(0);
  expect(screen.height - (box.y + box.height), "gap below").toBeLessThanOrEqual(32);
  expect(screen.width - (box.x + box.width), "gap at the right").toBeGreaterThanOrEqual(0);
  expect(screen.width - (box.x + box.width), "gap at the right").toBeLessThanOrEqual(32);
  if (!narrow) expect(box.x, "the banner keeps to the right half").toBeGreaterThan(screen.width / 2);
  await expectAccessible(page);

  await page
    .getByRole("main")
    .getByRole("link", { name: /^Weapons/ })
    .click();
  await expect(page).toHaveURL("/wiki/weapons");
  await expect(banner).toBeVisible();
});

test("a choice lasts over reloads and can be changed; no third party is asked for either way", {
  tag: "@once",
}, async ({ page, context, baseURL }) => {
  const own = new URL(baseURL ?? "").origin;
  const foreign: string[] = [];
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== own) foreign.push(request.url());
  });
  const banner = bannerOf(page);
  const choose = (name: string) => banner.getByRole("button", { name, exact: true }).click();
  const reopen = page.getByRole("contentinfo").getByRole("button", { name: "Cookie settings" });

  await page.goto("/");
  await choose("I agree");
  await expect(banner).toBeHidden();
  expect(await storedChoice(context)).toEqual({ analytics: true, advertising: true });
  // What the choice lets in comes after a reload at the latest; the network must fall silent first.
  await page.reload({ waitUntil: "networkidle" });
  await expect(reopen).toBeVisible();
  await expect(banner).toBeHidden();

  await test.step("Escape puts the reopened question away and changes nothing", async () => {
    await reopen.click();
    await expect(banner).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(banner).toBeHidden();
    expect(await storedChoice(context)).toEqual({ analytics: true, advertising: true });
  });

  await reopen.click();
  await choose("I decline");
  await expect.poll(() => storedChoice(context)).toEqual({ analytics: false, advertising: false });
  await page.reload({ waitUntil: "networkidle" });
  await expect(banner).toBeHidden();
  expect(foreign).toEqual([]);
});

function bannerOf(page: Page) {
  return page.getByRole("dialog", { name: "We use cookies" });
}

/** What the consent cookie says; `null` where there is none. */
async function storedChoice(context: BrowserContext) {
  const cookie = (await context.cookies()).find(({ name }) => name === "CookieConsent");
  return cookie ? consentSchema.parse(JSON.parse(decodeURIComponent(cookie.value))) : null;
}
