import { siteConfig } from "@/lib/site/config";
import { footerLinks, navigation } from "@/lib/site/routes";
import { expect, test } from "./fixtures";
import { expectAccessible } from "./support/axe";
import { horizontalOverflow } from "./support/layout";

const groups = navigation.filter(({ links }) => links.length > 0);

test("a narrow screen has a burger that opens a navbar 300 px wide", { tag: "@narrow" }, async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
  const navbar = page.getByRole("navigation", { name: "Site" });
  await expect(navbar).toBeHidden();

  await page.getByRole("button", { name: "Open navigation" }).click();
  await expect(navbar).toBeVisible();
  await expect.poll(async () => (await navbar.boundingBox())?.x).toBe(0);
  expect((await navbar.boundingBox())?.width).toBe(300);
  await expectAccessible(page, ["light", "dark"]);

  for (const { label, links } of groups) {
    const toggle = navbar.getByRole("button", { name: `${label} pages` });
    const first = navbar.getByRole("link", { name: links[0]?.label ?? "", exact: true });
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    await expect(first).toBeHidden();
    await toggle.click();
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    for (const link of links) {
      await expect(navbar.getByRole("link", { name: link.label, exact: true })).toHaveAttribute(
        "href",
        link.href,
      );
    }
    await toggle.click();
    await expect(first).toBeHidden();
  }

  await page.keyboard.press("Escape");
  await expect(navbar).toBeHidden();
  await expect(page.getByRole("button", { name: "Open navigation" })).toBeFocused();
});

test("the navbar leads on, closes behind itself and by the burger", { tag: "@narrow" }, async ({ page }) => {
  await page.goto("/");
  const navbar = page.getByRole("navigation", { name: "Site" });
  await page.getByRole("button", { name: "Open navigation" }).click();
  await navbar.getByRole("button", { name: "Wiki pages" }).click();
  await navbar.getByRole("link", { name: "Hitzones" }).click();
  await expect(page).toHaveURL("/wiki/hitzones");
  await expect(navbar).toBeHidden();

  await page.getByRole("button", { name: "Open navigation" }).click();
  await expect(navbar.getByRole("link", { name: "Hitzones" })).toHaveAttribute("aria-current", "page");
  await page.getByRole("button", { name: "Close navigation" }).click();
  await expect(navbar).toBeHidden();
});

test("a wide screen has a home icon, links and dropdowns that open on hover", { tag: "@once" }, async ({
  page,
}) => {
  await page.goto("/about");
  await expect(page.getByRole("button", { name: "Open navigation" })).toBeHidden();
  const bar = page.getByRole("navigation", { name: "Main" });
  await expect(bar.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
  for (const { label, href } of navigation) {
    await expect(bar.getByRole("link", { name: label, exact: true })).toHaveAttribute("href", href);
  }

  for (const { label, links } of groups) {
    await bar.getByRole("link", { name: label, exact: true }).hover();
    for (const link of links) {
      await expect(bar.getByRole("link", { name: link.label, exact: true })).toBeVisible();
    }
    // The way down to the last entry must not close the panel.
    const last = bar.getByRole("link", { name: links.at(-1)?.label ?? "", exact: true });
    await last.hover();
    await expect(last).toBeVisible();
    await page.mouse.move(700, 880);
    await expect(last).toBeHidden();
  }

  await bar.getByRole("link", { name: "Wiki", exact: true }).hover();
  await page.keyboard.press("Escape");
  await expect(bar.getByRole("link", { name: "Weapons" })).toBeHidden();
});

test("the dropdowns of a wide screen work by keyboard alone", { tag: "@once" }, async ({ page }) => {
  await page.goto("/about");
  const bar = page.getByRole("navigation", { name: "Main" });
  const opener = bar.getByRole("button", { name: "Leaderboards pages" });
  const entries = groups.find(({ label }) => label === "Leaderboards")?.links ?? [];

  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(opener).toHaveAttribute("aria-expanded", "true");
  await expectAccessible(page, ["light", "dark"]);
  await page.keyboard.press("Escape");
  await expect(opener).toHaveAttribute("aria-expanded", "false");
  await expect(opener).toBeFocused();

  await page.keyboard.press("ArrowDown");
  for (const { label } of entries) {
    await expect(bar.getByRole("link", { name: label, exact: true })).toBeFocused();
    await page.keyboard.press("ArrowDown");
  }
  await expect(
    bar.getByRole("link", { name: entries[0]?.label ?? "", exact: true }),
    "round again",
  ).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(entries.at(-1)?.href ?? "");
  await expect(bar.getByRole("link", { name: entries[0]?.label ?? "", exact: true })).toBeHidden();
});

test("the skip link comes first and leads to the content", async ({ page }) => {
  await page.goto("/wiki/weapons");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("link").first()).toBeFocused();
});

test("what has the focus can be seen", async ({ page }) => {
  await page.goto("/");
  for (let step = 1; step <= 10; step += 1) {
    await page.keyboard.press("Tab");
    const focused = page.locator(":focus");
    await expect(focused).toBeInViewport();
    // The mark may stand on what is around a field.
    const [withFocus, without] = await focused.evaluate((element) => {
      const look = () =>
        [element, element.parentElement, element.parentElement?.parentElement]
          .filter((each) => each instanceof Element)
          .map((each) => getComputedStyle(each))
          .map(({ outline, boxShadow, borderColor }) => `${outline} ${boxShadow} ${borderColor}`)
          .join();
      const focusedLook = look();
      element.blur();
      const plainLook = look();
      element.focus();
      return [focusedLook, plainLook];
    });
    expect(withFocus, `focus mark of stop ${step}: ${await focused.textContent()}`).not.toBe(without);
  }
});

test("Support us submits a form to the membership page", { tag: "@once" }, async ({ page, context }) => {
  const asked: string[] = [];
  await context.route(`${new URL(siteConfig.donationUrl).origin}/**`, (route) => {
    asked.push(`${route.request().method()} ${route.request().url().replace(/\?$/, "")}`);
    return route.fulfill({ contentType: "text/html", body: "<title>Membership</title>" });
  });
  await page.goto("/");
  const button = page.getByRole("banner").getByRole("button", { name: "Support us" });
  expect(await button.evaluate((element) => element.closest("form")?.action)).toBe(siteConfig.donationUrl);
  const opened = context.waitForEvent("page");
  await button.click();
  await expect(await opened).toHaveTitle("Membership");
  expect(asked).toEqual([`GET ${siteConfig.donationUrl}`]);
});

test("the footer names the product, its pages and the Discord invite", { tag: "@once" }, async ({ page }) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByText(siteConfig.name, { exact: true })).toBeVisible();
  for (const { label, href } of footerLinks) {
    await expect(footer.getByRole("link", { name: label, exact: true })).toHaveAttribute("href", href);
  }
  const invite = footer.getByRole("link", { name: /Discord/ });
  await expect(invite).toHaveAttribute("href", siteConfig.discordUrl);
  await expect(invite.locator("svg")).toBeVisible();
});

test("a visitor sees Login, which comes back to the page", async ({ page }) => {
  await page.goto("/wiki/skills");
  const login = page.getByRole("banner").getByRole("link", { name: "Login" });
  await expect(login).toHaveAttribute("href", "/login");
  await login.click();
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent("/wiki/skills")}`);
});

for (const width of [320, 768, 769]) {
  test(`nothing spills over at ${width} px`, { tag: "@once" }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ["/", "/wiki", "/login", "/leaderboards/rules", "/about/privacy-policy"]) {
      await page.goto(path);
      expect.soft(await horizontalOverflow(page), path).toBe(0);
      expect
        .soft(await page.getByRole("banner").evaluate((bar) => bar.scrollWidth - bar.clientWidth), path)
        .toBe(0);
    }
  });
}
