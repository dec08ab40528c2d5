import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { horizontalOverflow } from "./support/layout";

const rathalos = "/wiki/hitzones/rathalos";
const japanese = ["/api/wiki/names/ja.json"];

/** Every address of names or of the search in another language that the pages asked for. */
function watchNames(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/wiki\/(names|search-index)\//.test(pathname)) asked.push(pathname);
  });
  return asked;
}

async function chooseNames(page: Page, language: string): Promise<void> {
  await page.getByRole("contentinfo").getByLabel("Language of names").selectOption({ label: language });
}

test("a hunter who chooses Japanese reads names in Japanese and everything else in English", async ({
  page,
}) => {
  await page.goto(rathalos);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Rathalos");

  await chooseNames(page, "日本語");
  await expect(heading).toHaveText("リオレウス");
  await expect(heading.locator("[lang=ja]")).toHaveText("リオレウス");
  const hitzones = page.getByRole("region", { name: "Hitzones" });
  await expect(hitzones.getByRole("rowheader").first().locator("[lang=ja]")).toHaveText("頭");
  await expect(hitzones.getByRole("heading", { name: "Hitzones" }), "the interface stays").toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page).toHaveURL(`${rathalos}?lang=ja`);
  expect(await horizontalOverflow(page)).toBe(0);

  await page.reload();
  await expect(heading).toHaveText("リオレウス");
  await chooseNames(page, "English");
  await expect(heading).toHaveText("Rathalos");
  await expect(page, "back in English the address is plain again").toHaveURL(rathalos);
});

test("the language goes along from page to page, together with filters, and is remembered", {
  tag: "@once",
}, async ({ page, context }) => {
  await page.goto("/wiki/weapons/great-sword?element=fire&sort=attack.desc");
  await chooseNames(page, "日本語");
  const table = page.getByRole("table", { name: "Great Swords" });
  const krake = table.getByRole("rowheader").filter({ hasText: "獄焔大剣ポリュプ" });
  await expect(krake.locator("[lang=ja]")).toHaveText("獄焔大剣ポリュプ");
  await expect(page).toHaveURL("/wiki/weapons/great-sword?element=fire&sort=attack.desc&lang=ja");

  await krake.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("獄焔大剣ポリュプ");
  await expect(page).toHaveURL("/wiki/weapons/great-sword/great-sword-abaddonian-krake?lang=ja");
  await page.goBack();
  await expect(page).toHaveURL("/wiki/weapons/great-sword?element=fire&sort=attack.desc&lang=ja");
  await expect(table.getByRole("rowheader")).toHaveCount(16);

  const later = await context.newPage();
  await later.goto("/wiki/weapons/great-sword");
  await expect(later).toHaveURL("/wiki/weapons/great-sword?lang=ja");
  await later.getByRole("search", { name: "Filters" }).getByLabel("Search").fill("ポリュプ");
  await expect(
    later.getByRole("table", { name: "Great Swords" }).getByRole("rowheader").first().locator("[lang=ja]"),
    "filters know the shown names",
  ).toContainText("ポリュプ");
});

test("a shared link shows Arabic names from right to left, and is not remembered as a choice", {
  tag: "@narrow",
}, async ({ page, context }) => {
  await page.goto(`${rathalos}?lang=ar`);
  const name = page.getByRole("heading", { level: 1 }).locator("[lang=ar]");
  await expect(name).toHaveText("راثالوس");
  await expect(name).toHaveAttribute("dir", "rtl");
  await expect(page.locator("html"), "the page itself runs left to right").not.toHaveAttribute("dir", "rtl");
  expect(await horizontalOverflow(page)).toBe(0);
  await expect(page.getByRole("contentinfo").getByLabel("Language of names")).toHaveValue("ar");

  const later = await context.newPage();
  const asked = watchNames(later);
  await later.goto("/wiki/skills/agitator", { waitUntil: "networkidle" });
  await expect(later.getByRole("contentinfo").getByLabel("Language of names")).toHaveValue("en");
  await expect(later.getByRole("heading", { level: 1 })).toHaveText("Agitator");
  await expect(later).toHaveURL("/wiki/skills/agitator");
  expect(asked).toEqual([]);
});

test("who keeps English loads no names, and another language is one file", { tag: "@once" }, async ({
  page,
}) => {
  const asked = watchNames(page);
  await page.goto("/wiki/hitzones", { waitUntil: "networkidle" });
  await page.getByRole("table").getByRole("link", { name: "Rathalos", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rathalos");
  await page.goto("/wiki/weapons/great-sword?element=fire&lang=xx", { waitUntil: "networkidle" });
  await expect(page, "a language that there is not goes").toHaveURL("/wiki/weapons/great-sword?element=fire");
  await expect(page.getByRole("table", { name: "Great Swords" }).getByRole("rowheader")).toHaveCount(16);
  expect(asked).toEqual([]);

  await chooseNames(page, "日本語");
  await expect.poll(() => asked).toEqual(japanese);
  await page.goto("/wiki/skills", { waitUntil: "networkidle" });
  expect(new Set(asked), "one language, and nothing else").toEqual(new Set(japanese));
});
