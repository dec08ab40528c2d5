import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { horizontalOverflow } from "./support/layout";

/** Monsters with the longest tables, one of the middle, and a small one. */
const monsters = ["arkveld", "gogmazios", "rathalos", "rafma"];
const key = "quarry-my-weapon";

const card = (page: Page) => page.getByRole("region", { name: "Hunt card" });

test.describe("a first visit", () => {
  test.use({ cookieChoice: "open" });

  test("the choice on cookies covers none of the hunt card", { tag: "@narrow" }, async ({ page }) => {
    await page.goto("/wiki/hitzones/arkveld");
    const box = await card(page).boundingBox();
    const dialog = await page.getByRole("dialog", { name: "We use cookies" }).boundingBox();
    if (!box || !dialog) throw new Error("card or dialog has no place on the screen");
    // The first five answers: element, parts, ailments, traps, food.
    const rows = card(page).locator("dl > div:visible");
    const fifth = await rows.nth(3).boundingBox();
    expect((fifth?.y ?? Number.POSITIVE_INFINITY) + (fifth?.height ?? 0)).toBeLessThanOrEqual(dialog.y);
    expect(dialog.height).toBeLessThanOrEqual(144);
  });
});

test("a page is no longer than 4,000 px while its sections are folded", { tag: "@narrow" }, async ({
  page,
}) => {
  for (const id of monsters) {
    await page.goto(`/wiki/hitzones/${id}`);
    expect(await page.evaluate(() => document.documentElement.scrollHeight), id).toBeLessThanOrEqual(4000);
    expect(await horizontalOverflow(page), id).toBe(0);
  }
});

test("a section opens by its title and by a link, and loads nothing before", { tag: "@narrow" }, async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/wiki/hitzones/rathalos");
  const rewards = page.getByRole("region", { name: "Rewards", exact: true });
  await expect(rewards.getByRole("table").first()).toBeHidden();
  await page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: "Rewards" }).click();
  await expect(rewards.getByRole("table").first()).toBeVisible();

  const ailments = page.getByRole("region", { name: "Ailments and traps" });
  await expect(ailments.getByRole("table").first()).toBeHidden();
  await ailments.locator("summary").first().click();
  await expect(ailments.getByRole("table").first()).toBeVisible();
  await ailments.locator("summary").first().click();
  await expect(ailments.getByRole("table").first()).toBeHidden();
  expect(
    asked.filter((path) => path.startsWith("/api/builds") || path.startsWith("/api/leaderboards")),
  ).toEqual([]);
});

test("an address that names a section opens it", { tag: "@narrow" }, async ({ page }) => {
  await page.goto("/wiki/hitzones/rathalos#status");
  await expect(
    page.getByRole("region", { name: "Ailments and traps" }).getByRole("table").first(),
  ).toBeInViewport();
});

test("on a wide screen nothing folds", { tag: "@once" }, async ({ page }) => {
  await page.goto("/wiki/hitzones/rathalos");
  await expect(card(page)).toBeHidden();
  for (const name of ["Ailments and traps", "Rewards", "Quests"]) {
    const section = page.getByRole("region", { name, exact: true });
    await expect(section.locator("summary").first()).toBeHidden();
    await expect(section.locator("table, ul").first()).toBeVisible();
  }
});

test("my weapon is chosen once and pages follow it", { tag: "@narrow" }, async ({ page }) => {
  await page.goto("/wiki/hitzones/rathalos");
  await page.getByLabel("My weapon").selectOption("Bow");
  await expect(card(page).getByText("Ammo", { exact: true })).toBeVisible();
  await expect(card(page).getByText("Best part")).toBeHidden();
  await page.goto("/wiki/skills/burst");
  await expect(page.getByLabel("My weapon")).toHaveValue("bow");
  const tops = await page
    .getByRole("region", { name: "Levels" })
    .getByRole("table")
    .evaluateAll((tables) =>
      tables
        .map((table) => ({
          name: table.querySelector("caption")?.textContent ?? "",
          top: table.getBoundingClientRect().top,
          left: table.getBoundingClientRect().left,
        }))
        .toSorted((a, b) => a.top - b.top || a.left - b.left)
        .map(({ name }) => name.trim()),
    );
  expect(tops[0]).toContain("Bow");
});

test("a stored weapon moves nothing while the page wakes", async ({ page }) => {
  await page.addInitScript((name) => localStorage.setItem(name, "bow"), key);
  await page.goto("/wiki/skills/burst");
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += "value" in entry ? Number(entry.value) : 0;
        }).observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
  expect(shift).toBe(0);
  await expect(page.getByLabel("My weapon")).toHaveValue("bow");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every section of a monster opens", { tag: "@narrow" }, async ({ page }) => {
    await page.goto("/wiki/hitzones/rathalos");
    const quests = page.getByRole("region", { name: "Quests", exact: true });
    await quests.locator("summary").first().click();
    await expect(quests.getByRole("listitem").first()).toBeVisible();
  });
});
