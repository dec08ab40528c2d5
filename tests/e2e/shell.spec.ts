import { siteConfig } from "@/lib/site/config";
import { navigation } from "@/lib/site/routes";
import { expect, test } from "./fixtures";
import { expectAccessible } from "./support/axe";

const groups = navigation.filter(({ links }) => links.length > 0);

test("a narrow screen has a burger that opens a navbar 300 px wide", { tag: "@narrow" }, async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
  const navbar = page.getByRole("navigation", { name: "Site" });
  const burger = page.getByRole("button", { name: "Open navigation" });
  await expect(navbar).toBeHidden();

  await burger.click();
  await expect(navbar).toBeVisible();
  await expect.poll(async () => (await navbar.boundingBox())?.x).toBe(0);
  expect((await navbar.boundingBox())?.width).toBe(300);
  await expectAccessible(page);

  await test.step("its groups unfold and fold", async () => {
    for (const { label, links } of groups) {
      const toggle = navbar.getByRole("button", { name: `${label} pages` });
      const first = navbar.getByRole("link", { name: links[0]?.label ?? "", exact: true });
      await expect(toggle).toHaveAttribute("aria-expanded", "false");
      await expect(first).toBeHidden();
      await toggle.click();
      await expect(toggle).toHaveAttribute("aria-expanded", "true");
      for (const { label: name, href } of links) {
        await expect(navbar.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
      }
      await toggle.click();
      await expect(first).toBeHidden();
    }
  });

  await test.step("Escape gives the focus back to the burger", async () => {
    await page.keyboard.press("Escape");
    await expect(navbar).toBeHidden();
    await expect(burger).toBeFocused();
  });

  await test.step("it leads on, closes behind itself and by the burger", async () => {
    await burger.click();
    await navbar.getByRole("button", { name: "Wiki pages" }).click();
    await navbar.getByRole("link", { name: "Hitzones" }).click();
    await expect(page).toHaveURL("/wiki/hitzones");
    // The address is a moment ahead of the page, whose coming closes the navigation.
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hitzones");
    await expect(navbar).toBeHidden();
    await burger.click();
    await expect(navbar.getByRole("link", { name: "Hitzones" })).toHaveAttribute("aria-current", "page");
    await page.getByRole("button", { name: "Close navigation" }).click();
    await expect(navbar).toBeHidden();
  });
});

test("a wide screen has links and dropdowns, by hover and by keyboard alone", { tag: "@once" }, async ({
  page,
}) => {
  await page.goto("/about");
  await expect(page.getByRole("button", { name: "Open navigation" })).toBeHidden();
  const bar = page.getByRole("navigation", { name: "Main" });
  const link = (name: string) => bar.getByRole("link", { name, exact: true });
  const entry = (name: string) => bar.getByRole("menuitem", { name, exact: true });
  await expect(link("Home")).toHaveAttribute("href", "/");
  for (const { label, href } of navigation) await expect(link(label)).toHaveAttribute("href", href);

  await test.step("hover opens a dropdown, and the way down to its last entry keeps it open", async () => {
    for (const { label, links } of groups) {
      await link(label).hover();
      for (const each of links) await expect(entry(each.label)).toBeVisible();
      const last = entry(links.at(-1)?.label ?? "");
      await last.hover();
      await expect(last).toBeVisible();
      await page.mouse.move(700, 880);
      await expect(last).toBeHidden();
    }
    await link("Wiki").hover();
    await expect(entry("Weapons")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(entry("Weapons")).toBeHidden();
    await page.mouse.move(700, 880);
  });

  await test.step("Enter opens one, Escape closes it, arrows walk through it", async () => {
    const opener = bar.getByRole("button", { name: "Leaderboards pages" });
    const entries = groups.find(({ label }) => label === "Leaderboards")?.links ?? [];
    await opener.focus();
    await page.keyboard.press("Enter");
    await expect(opener).toHaveAttribute("aria-expanded", "true");
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(opener).toHaveAttribute("aria-expanded", "false");
    await expect(opener).toBeFocused();

    await page.keyboard.press("ArrowDown");
    await expect(entry(entries[0]?.label ?? "")).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(entry(entries.at(-1)?.label ?? "")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(entries.at(-1)?.href ?? "");
    await expect(entry(entries[0]?.label ?? "")).toBeHidden();
  });
});

test("arrows walk through every section of the wiki's menu, and Enter opens it", { tag: "@once" }, async ({
  page,
}) => {
  await page.goto("/about");
  const bar = page.getByRole("navigation", { name: "Main" });
  const wiki = groups.find(({ href }) => href === "/wiki");
  const links = wiki?.links ?? [];
  expect(links.length).toBeGreaterThanOrEqual(19);
  await bar.getByRole("button", { name: "Wiki pages" }).focus();
  for (const { label, href } of links) {
    await page.keyboard.press("ArrowDown");
    const link = bar.getByRole("menuitem", { name: label, exact: true });
    await expect(link).toBeFocused();
    await expect(link).toHaveAttribute("href", href);
  }
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(links.at(-1)?.href ?? "");
});

test("a tap opens every section of the wiki from the navigation of a phone", { tag: "@narrow" }, async ({
  page,
}) => {
  const links = groups.find(({ href }) => href === "/wiki")?.links ?? [];
  const navbar = page.getByRole("navigation", { name: "Site" });
  await page.goto("/about");
  const open = async () => {
    await page.getByRole("button", { name: "Open navigation" }).click();
    const pages = navbar.getByRole("button", { name: "Wiki pages" });
    // Within the wiki the group is unfolded from the start.
    if (!new URL(page.url()).pathname.startsWith("/wiki")) await pages.click();
    await expect(pages).toHaveAttribute("aria-expanded", "true");
  };
  await open();
  for (const { label, href } of links) {
    const entry = navbar.getByRole("link", { name: label, exact: true });
    await expect(entry).toHaveAttribute("href", href);
    await entry.tap({ trial: true });
  }
  // Every page is loaded by the tests of pages: two show that a tap opens what the entry says.
  for (const { label, href } of [links[0], links.at(-1)].flatMap((link) => link ?? [])) {
    if (!(await navbar.isVisible())) await open();
    await navbar.getByRole("link", { name: label, exact: true }).tap();
    await expect(page).toHaveURL(href);
    await expect(navbar).toBeHidden();
  }
});

test("the skip link comes first and leads to the content", { tag: "@once" }, async ({ page }) => {
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
    // The mark may be on what is around a field.
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
  const opened = context.waitForEvent("page");
  await page.getByRole("banner").getByRole("button", { name: "Support us" }).click();
  await expect(await opened).toHaveTitle("Membership");
  expect(asked).toEqual([`GET ${siteConfig.donationUrl}`]);
});
