import type { BrowserContext, Page } from "@playwright/test";
import { z } from "zod";
import { expect, test } from "./fixtures";

const consentSchema = z.strictObject({ analytics: z.boolean(), advertising: z.boolean() });

const choices = [
  { button: "I agree", stored: { analytics: true, advertising: true } },
  { button: "I decline", stored: { analytics: false, advertising: false } },
] as const;

test.use({ cookieChoice: "open" });

test("asks at the bottom right", async ({ page, narrow }) => {
  await page.goto("/");
  const banner = bannerOf(page);
  await expect(banner).toBeVisible();
  await expect(banner.getByRole("button", { name: "I agree", exact: true })).toBeVisible();
  await expect(banner.getByRole("button", { name: "I decline", exact: true })).toBeVisible();
  expect(await consentCookie(page.context())).toBeUndefined();

  const box = await banner.boundingBox();
  const screen = page.viewportSize();
  if (!box || !screen) throw new Error("the banner has no place on the screen");
  expect(screen.height - (box.y + box.height), "gap below").toBeGreaterThanOrEqual(0);
  expect(screen.height - (box.y + box.height), "gap below").toBeLessThanOrEqual(32);
  expect(screen.width - (box.x + box.width), "gap at the right").toBeGreaterThanOrEqual(0);
  expect(screen.width - (box.x + box.width), "gap at the right").toBeLessThanOrEqual(32);
  if (!narrow) expect(box.x, "the banner keeps to the right half").toBeGreaterThan(screen.width / 2);
});

test("leaves the page usable while it asks", async ({ page }) => {
  await page.goto("/wiki");
  await expect(bannerOf(page)).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Weapons/ })
    .click();
  await expect(page).toHaveURL("/wiki/weapons");
  await expect(bannerOf(page)).toBeVisible();
});

for (const { button, stored } of choices) {
  test(`"${button}" is kept for six months and can be reopened from the footer`, async ({ page }) => {
    await page.goto("/");
    const before = new Date();
    await bannerOf(page).getByRole("button", { name: button, exact: true }).click();
    await expect(bannerOf(page)).toBeHidden();

    const cookie = await consentCookie(page.context());
    expect(consentSchema.parse(JSON.parse(decodeURIComponent(cookie?.value ?? "")))).toEqual(stored);
    const inSixMonths = new Date(before);
    inSixMonths.setUTCMonth(inSixMonths.getUTCMonth() + 6);
    const daysOff = Math.abs((cookie?.expires ?? 0) * 1000 - inSixMonths.getTime()) / 86_400_000;
    expect(daysOff, "days between the cookie's end and six months from now").toBeLessThan(4);

    await page.reload();
    await expect(page.getByRole("contentinfo").getByRole("button", { name: /cookie/i })).toBeVisible();
    await expect(bannerOf(page)).toBeHidden();

    await page
      .getByRole("contentinfo")
      .getByRole("button", { name: /cookie/i })
      .click();
    await expect(bannerOf(page)).toBeVisible();
    const other = choices.find((each) => each.button !== button) ?? choices[0];
    await bannerOf(page).getByRole("button", { name: other.button, exact: true }).click();
    await expect(bannerOf(page)).toBeHidden();
    await expect
      .poll(async () => JSON.parse(decodeURIComponent((await consentCookie(page.context()))?.value ?? "{}")))
      .toEqual(other.stored);
  });
}

test("Escape puts a reopened choice away and changes nothing", async ({ page }) => {
  await page.goto("/");
  await bannerOf(page).getByRole("button", { name: "I agree", exact: true }).click();
  const before = await consentCookie(page.context());
  await page
    .getByRole("contentinfo")
    .getByRole("button", { name: /cookie/i })
    .click();
  await expect(bannerOf(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(bannerOf(page)).toBeHidden();
  expect(await consentCookie(page.context())).toEqual(before);
});

test("no tag and no third party is asked for, before or after either choice", { tag: "@once" }, async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== new URL(baseURL ?? "").origin) foreign.push(request.url());
  });
  await page.goto("/");
  for (const { button } of choices) {
    const banner = bannerOf(page);
    if (await banner.isHidden()) {
      await page
        .getByRole("contentinfo")
        .getByRole("button", { name: /cookie/i })
        .click();
    }
    await banner.getByRole("button", { name: button, exact: true }).click();
    await expect(banner).toBeHidden();
    await page.reload({ waitUntil: "networkidle" });
  }
  expect(foreign).toEqual([]);
});

function bannerOf(page: Page) {
  return page.getByRole("dialog", { name: "We use cookies" });
}

async function consentCookie(context: BrowserContext) {
  return (await context.cookies()).find(({ name }) => name === "CookieConsent");
}
