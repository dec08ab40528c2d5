import { storageKeys } from "@/lib/site/pre-paint";
import { pageBudgets } from "../support/page-budgets";
import { takeTurns } from "../support/test-size";
import { expect, test } from "./fixtures";
import { twoFrames } from "./support/layout";
import { kinds, kindsOfTwoLayouts, pathsOf } from "./support/page-kinds";
import { expectSteady, maxShift, readShifts, recordShifts, settle } from "./support/shifts";

/** An address that no page has. */
const nowhere = "/wiki/armor/rathalos-alfa";

/** What is laid over a video has no header. */
const weighed = Object.values(pageBudgets).flatMap(({ path }) => (path.startsWith("/overlay/") ? [] : path));

const paths = [
  ...weighed,
  "/about/privacy-policy",
  "/wiki/quests",
  "/wiki/locales/windward-plains",
  "/wiki/drop-finder",
  "/wiki/weapons/great-sword?element=fire&sort=attack.desc",
  "/wiki/weapons/long-sword",
  "/wiki/weapons/great-sword/great-sword-abaddonian-krake",
  "/wiki/hitzones/rathalos?state=wound",
  "/wiki/drop-finder?item=rathalos-ruby&n=3",
  nowhere,
];

/** Long tables, which a slow machine paints while they arrive. */
const slowPaths = paths.filter((path) => /weapons\/[a-z-]+(\?|$)|\/skills$/.test(path));

test("pages do not move while they load", async ({ page, guard, narrow }) => {
  test.slow();
  // The others are looked at where they are open anyway: on a desktop by the tests of pages, on a phone by those of weight.
  const elsewhere = new Set(
    narrow ? [...weighed, ...pathsOf(kindsOfTwoLayouts)] : pathsOf(kinds, kindsOfTwoLayouts),
  );
  await recordShifts(page);
  const left = paths.filter((each) => !elsewhere.has(each));
  for (const path of takeTurns(left, 2)) {
    if (path === nowhere) guard.expectFailure(new RegExp(`${nowhere}$`), 404);
    await test.step(path, async () => {
      await page.goto(path);
      await expectSteady(page, path);
    });
  }
});

test("lists that begin with the visitor's weapon do not move", async ({ page }) => {
  await page.addInitScript(([key]) => localStorage.setItem(key, "bow"), [storageKeys.myWeapon] as const);
  await recordShifts(page);
  for (const path of ["/wiki/weapons/all", "/wiki/weapons/best", "/wiki/builds", "/leaderboards"]) {
    await page.goto(path);
    await settle(page);
    await expect(page).toHaveURL(/\?(type|weapon)=bow$/);
    await expect(page.getByRole("button", { name: /^Remove filter .*Bow$/ })).toBeVisible();
    const { sum, moved } = await readShifts(page);
    expect(sum, `${path}\n${moved}`).toBeLessThan(maxShift);
  }
});

/** Pages that guides of the site cite, and one that none of them does. */
const citedPaths = [
  "/wiki/hitzones/rathian",
  "/wiki/skills/burst",
  "/wiki/skills/dragon-resistance",
  "/wiki/quests/1-000-shimmering-swords",
  "/wiki/items/rathalos-ruby",
];

test("guides that arrive while the end of a page is read move nothing", async ({ page, narrow }) => {
  test.slow();
  const guides = ["First", "Second", "Third"].map((title) => {
    return {
      slug: `late-${title}`,
      title: `${title} late guide`,
      summary: "Comes when the page is read already.",
    };
  });
  const held = { release: () => {} };
  await page.route(/\/api\/guides\/cited\?/, async (route) => {
    await new Promise<void>((resolve) => {
      held.release = resolve;
    });
    await route.fulfill({ json: { message: "OK", guides, hidden: ["reading-hitzones"] } });
  });
  await recordShifts(page);
  for (const path of takeTurns(citedPaths, 2)) {
    await test.step(path, async () => {
      const asked = page.waitForRequest(/\/api\/guides\/cited\?/);
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      const invitation = page.getByRole("link", { name: "Write a guide about this" });
      if (narrow && path.includes("/hitzones/"))
        await page.locator("section:has(#guides) summary").first().click();
      const end = page.getByRole("region", { name: "About this page" });
      // Whatever else loads on the way has its place as well, but may be above it.
      await expect(async () => {
        await invitation.evaluate((link) => scrollBy(0, link.getBoundingClientRect().top - 200));
        await twoFrames(page);
        await expect(invitation).toBeInViewport({ timeout: 500 });
        await expect(end).toBeInViewport({ timeout: 500 });
      }).toPass({ timeout: 30_000 });
      await asked;
      // What a hand has just done explains shifts of the next half second.
      await page.waitForTimeout(700);
      await page.evaluate(() => {
        window.quarryShifts?.splice(0);
      });
      held.release();
      await expect(page.getByText(/^3 (more )?guides$/)).toBeInViewport();
      // One that was hidden after the page was made is gone, and its place is held.
      if (path.includes("/hitzones/"))
        await expect(page.getByText("Reading hitzones", { exact: true })).toBeHidden();
      await twoFrames(page);
      const { sum, moved } = await readShifts(page);
      expect(sum, `${path}\n${moved}`).toBe(0);
    });
  }
});

test("long tables do not move on a slow machine", { tag: "@once" }, async ({ page }) => {
  test.slow();
  expect(slowPaths.length).toBeGreaterThan(2);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await recordShifts(page);
  for (const path of takeTurns(slowPaths, 2)) {
    await page.goto(path);
    await settle(page);
    const { sum, moved } = await readShifts(page);
    expect(sum, `${path}\n${moved}`).toBeLessThan(maxShift);
  }
});

test("pages that a slow line brings piece by piece do not move", { tag: "@narrow" }, async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const line = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
  await session.send("Network.emulateNetworkConditions", { offline: false, ...line });
  await recordShifts(page);
  for (const path of ["/", "/builder", "/wiki/weapons/great-sword"]) {
    await page.goto(path);
    await settle(page);
    const { sum, moved } = await readShifts(page);
    expect(sum, `${path}\n${moved}`).toBeLessThan(maxShift);
  }
});

test("a shift would be seen", { tag: "@narrow" }, async ({ page }) => {
  await recordShifts(page);
  await page.goto("/wiki/weapons/great-sword");
  await settle(page);
  await page.evaluate(() => {
    const wedge = document.createElement("div");
    wedge.style.height = "300px";
    document.querySelector("main")?.prepend(wedge);
  });
  await expect.poll(async () => (await readShifts(page)).sum).toBeGreaterThan(maxShift);
});
