import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { horizontalOverflow } from "./support/layout";

const rathalos = "/wiki/hitzones/rathalos";

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
  await page.getByRole("contentinfo").getByLabel("Names in").selectOption({ label: language });
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
  await expect(hitzones.getByRole("columnheader", { name: "Part" }).first()).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page).toHaveURL(`${rathalos}?lang=ja`);

  await page.reload();
  await expect(heading).toHaveText("リオレウス");
  expect(await horizontalOverflow(page)).toBe(0);
});

test("the language goes along from page to page, beside filters, and is remembered", async ({
  page,
  context,
  narrow,
}) => {
  await page.goto("/wiki/weapons/great-sword?element=fire&sort=attack.desc");
  await chooseNames(page, "日本語");
  const table = page.getByRole("table", { name: "Great Swords" });
  const second = table.getByRole("rowheader").nth(1);
  await expect(second.locator("[lang=ja]")).toHaveText("獄焔大剣ポリュプ");
  await expect(page).toHaveURL("/wiki/weapons/great-sword?element=fire&sort=attack.desc&lang=ja");

  await second.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("獄焔大剣ポリュプ");
  await expect(page).toHaveURL("/wiki/weapons/great-sword/great-sword-abaddonian-krake?lang=ja");
  await page.goBack();
  await expect(page).toHaveURL("/wiki/weapons/great-sword?element=fire&sort=attack.desc&lang=ja");
  await expect(table.getByRole("rowheader")).toHaveCount(16);

  const later = await context.newPage();
  await later.goto("/wiki/skills/agitator");
  await expect(later.getByRole("heading", { level: 1 }).locator("[lang=ja]")).not.toHaveText("Agitator");
  await expect(later).toHaveURL("/wiki/skills/agitator?lang=ja");

  if (narrow) return;
  await later.goto("/wiki/weapons/great-sword");
  await later.getByRole("dialog", { name: "Filters" }).getByLabel("Text").fill("ポリュプ");
  await expect(
    later.getByRole("table", { name: "Great Swords" }).getByRole("rowheader").first().locator("[lang=ja]"),
    "filters know the shown names",
  ).toContainText("ポリュプ");
});

test("back in English the address is plain again and names are plain text", async ({ page }) => {
  await page.goto(rathalos);
  await chooseNames(page, "Français");
  await expect(page).toHaveURL(`${rathalos}?lang=fr`);
  const tete = page.getByRole("region", { name: "Hitzones" }).getByRole("rowheader").first();
  await expect(tete).toContainText("Tête");
  await chooseNames(page, "English");
  await expect(tete).toContainText("Head");
  await expect(page).toHaveURL(rathalos);
  await expect(page.getByRole("heading", { level: 1 }).locator("[lang]")).toHaveCount(0);
  await page.reload();
  await expect(tete).toContainText("Head");
  await expect(page).toHaveURL(rathalos);
});

test("a shared link shows Arabic names from right to left, and is not remembered as a choice", async ({
  newVisitor,
}) => {
  const page = await newVisitor();
  await page.goto(`${rathalos}?lang=ar`);
  const name = page.getByRole("heading", { level: 1 }).locator("[lang=ar]");
  await expect(name).toHaveText("راثالوس");
  await expect(name).toHaveAttribute("dir", "rtl");
  await expect(page.locator("html"), "the page itself runs left to right").not.toHaveAttribute("dir", "rtl");
  expect(await horizontalOverflow(page)).toBe(0);
  await expect(page.getByRole("contentinfo").getByLabel("Names in")).toHaveValue("ar");

  const later = await page.context().newPage();
  await later.goto("/wiki/skills/agitator", { waitUntil: "networkidle" });
  await expect(later.getByRole("heading", { level: 1 })).toHaveText("Agitator");
  await expect(later).toHaveURL("/wiki/skills/agitator");
});

test("a language that there is not is dropped from the address", async ({ page }) => {
  const asked = watchNames(page);
  for (const language of ["xx", "", "JA", "__proto__", "..%2Fen"]) {
    await page.goto(`/wiki/weapons/great-sword?element=fire&lang=${language}`);
    await expect(page).toHaveURL("/wiki/weapons/great-sword?element=fire");
    await expect(page.getByRole("table", { name: "Great Swords" }).getByRole("rowheader")).toHaveCount(16);
  }
  await page.goto(`${rathalos}?lang=xx`);
  await expect(page).toHaveURL(rathalos);
  expect(asked).toEqual([]);
});

test("who keeps English loads no names", async ({ page }) => {
  const asked = watchNames(page);
  await page.goto("/wiki/hitzones", { waitUntil: "networkidle" });
  await page.getByRole("table").getByRole("link", { name: "Rathalos", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rathalos");
  await page.goto("/wiki/weapons/great-sword", { waitUntil: "networkidle" });
  await page.goto("/wiki/items/rathalos-ruby", { waitUntil: "networkidle" });
  expect(asked).toEqual([]);

  await chooseNames(page, "日本語");
  await expect.poll(() => asked).toEqual(["/api/wiki/names/ja.json"]);
  await page.goto("/wiki/skills", { waitUntil: "networkidle" });
  expect(new Set(asked), "one language, and nothing else").toEqual(new Set(["/api/wiki/names/ja.json"]));
});

test("where names cannot be had, English stays and the choice can be tried again", { tag: "@once" }, async ({
  page,
  context,
  guard,
}) => {
  guard.expectFailure(/names\/ja\.json/, "aborted");
  await context.route("**/api/wiki/names/**", (route) => route.abort("connectionfailed"));
  await page.goto(rathalos);
  await chooseNames(page, "日本語");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByText("Not loaded.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rathalos");
  await context.unroute("**/api/wiki/names/**");
  await footer.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("リオレウス");
});

test("a page of one thing lists its name in all languages, each marked as its own", async ({ page }) => {
  await page.goto(rathalos);
  await page.getByText("Name in 14 other languages").click();
  const main = page.getByRole("main");
  await expect(main.getByRole("definition").and(page.locator("[lang=ja]"))).toHaveText("リオレウス");
  const arabic = main.getByRole("definition").and(page.locator("[lang=ar]"));
  await expect(arabic).toHaveText("راثالوس");
  await expect(arabic).toHaveAttribute("dir", "rtl");
});
